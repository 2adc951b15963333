import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
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
import { useT } from "~/i18n/useT";
import { ReadOnlyUnless } from "~/kit/form/EditForm";
import { type JumpSection, JumpSections } from "~/kit/page/JumpSections";
import { mayIssueCredentials, OPENID_CONNECT } from "~/parts/clients/protocols";

const fineGrainIds = { save: "fineGrainSave", cancel: "fineGrainRevert" };
const compatibilityIds = { save: "OIDCCompatabilitySave", cancel: "OIDCCompatabilityRevert" };
const advancedIds = { save: "OIDCAdvancedSave", cancel: "OIDCAdvancedRevert" };

/** What is rarely set of a client: sections of the tab, each with a form that saves only what is in it. */
export function ClientAdvanced({ client }: { client: ClientRepresentation }) {
  const t = useT();
  const info = useServerInfo();
  const realm = useRealmRepresentation();
  const protocol = protocolOf(client);
  const oidc: JumpSection[] = [
    {
      title: "fineGrainOpenIdConnectConfiguration",
      content: (
        <AdvancedForm
          client={client}
          name="fine grain"
          description="fineGrainOpenIdConnectConfigurationHelp"
          fields={fineGrainFields(t, info)}
          testIds={fineGrainIds}
        />
      ),
    },
    {
      title: "openIdConnectCompatibilityModes",
      content: (
        <AdvancedForm
          client={client}
          name="compatibility"
          description="openIdConnectCompatibilityModesHelp"
          fields={compatibilityFields(t, info, client)}
          testIds={compatibilityIds}
        />
      ),
    },
    {
      title: "advancedSettings",
      content: (
        <AdvancedForm
          client={client}
          name="advanced"
          description="advancedSettingsOpenid-connect"
          fields={oidcAdvancedFields(t, realm, info)}
          testIds={advancedIds}
        />
      ),
    },
  ];
  const saml: JumpSection[] = [
    {
      title: "fineGrainSamlEndpointConfig",
      content: (
        <AdvancedForm
          client={client}
          name="fine grain"
          description="fineGrainSamlEndpointConfigHelp"
          fields={samlEndpointFields}
          testIds={fineGrainIds}
        />
      ),
    },
    {
      title: "advancedSettings",
      content: (
        <AdvancedForm
          client={client}
          name="advanced"
          description="advancedSettingsSaml"
          fields={samlAdvancedFields(t, info)}
          testIds={advancedIds}
        />
      ),
    },
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
