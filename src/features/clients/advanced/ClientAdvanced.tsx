import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { ComponentProps } from "react";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import { AdvancedForm } from "~/features/clients/advanced/AdvancedForm";
import { oidcAdvancedFields, samlAdvancedFields, samlEndpointFields } from "~/features/clients/advanced/advancedFields";
import { ClientRevocation } from "~/features/clients/advanced/ClientRevocation";
import { Clustering } from "~/features/clients/advanced/Clustering";
import { FlowOverrides } from "~/features/clients/advanced/FlowOverrides";
import { compatibilityFields, fineGrainFields } from "~/features/clients/advanced/oidcFields";
import { VerifiableCredentialIssuing } from "~/features/clients/advanced/VerifiableCredentialIssuing";
import { protocolOf } from "~/features/clients/client";
import { type Key, useT } from "~/i18n/useT";
import { ReadOnlyUnless } from "~/kit/form/EditForm";
import { type JumpSection, JumpSections } from "~/kit/page/JumpSections";
import { mayIssueCredentials, OPENID_CONNECT } from "~/parts/clients/protocols";

const fineGrain = { name: "fine grain", testIds: { save: "fineGrainSave", cancel: "fineGrainRevert" } };
const compatibility = {
  name: "compatibility",
  testIds: { save: "OIDCCompatabilitySave", cancel: "OIDCCompatabilityRevert" },
};
const advanced = { name: "advanced", testIds: { save: "OIDCAdvancedSave", cancel: "OIDCAdvancedRevert" } };

/** What is rarely set of a client: sections of the tab, each with a form that saves only what is in it. */
export function ClientAdvanced({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const info = useServerInfo();
  const realm = useRealmRepresentation();
  const protocol = protocolOf(client);
  const form = (title: Key, own: Omit<ComponentProps<typeof AdvancedForm>, "client">): JumpSection => ({
    title,
    content: <AdvancedForm client={client} {...own} />,
  });
  const oidc = [
    form("fineGrainOpenIdConnectConfiguration", {
      ...fineGrain,
      description: "fineGrainOpenIdConnectConfigurationHelp",
      fields: fineGrainFields(t, info),
    }),
    form("openIdConnectCompatibilityModes", {
      ...compatibility,
      description: "openIdConnectCompatibilityModesHelp",
      fields: compatibilityFields(t, info, client),
    }),
    form("advancedSettings", {
      ...advanced,
      description: "advancedSettingsOpenid-connect",
      fields: oidcAdvancedFields(t, realm, info),
    }),
  ];
  const saml = [
    form("fineGrainSamlEndpointConfig", {
      ...fineGrain,
      description: "fineGrainSamlEndpointConfigHelp",
      fields: samlEndpointFields,
    }),
    form("advancedSettings", {
      ...advanced,
      description: "advancedSettingsSaml",
      fields: samlAdvancedFields(t, info),
    }),
  ];
  const words = t.ifThere("openIdVerifiableCredentials");
  const issues = (protocol === OPENID_CONNECT || protocol === "oid4vc") && mayIssueCredentials(info, realm);
  const sections: JumpSection[] = [
    { title: "clustering", content: <Clustering client={client} /> },
    { title: "revocation", content: <ClientRevocation client={client} /> },
    ...(protocol === OPENID_CONNECT ? oidc : []),
    ...(protocol === "saml" ? saml : []),
    ...(issues && words ? [{ title: { text: words }, content: <VerifiableCredentialIssuing client={client} /> }] : []),
    { title: "authenticationOverrides", content: <FlowOverrides client={client} /> },
  ];
  return (
    <ReadOnlyUnless call="clients.update" object={client}>
      <JumpSections sections={sections} />
    </ReadOnlyUnless>
  );
}
