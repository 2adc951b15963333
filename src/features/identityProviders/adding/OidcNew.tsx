import { useState } from "react";
import { Discovery, type Metadata } from "~/features/identityProviders/adding/Discovery";
import { startOf } from "~/features/identityProviders/adding/startOf";
import { standardClaims } from "~/features/identityProviders/settings/claims";
import { custom } from "~/features/identityProviders/settings/fields";
import { generalFields } from "~/features/identityProviders/settings/generalFields";
import { endpointFields, useClaimFields, useClientAuthFields } from "~/features/identityProviders/settings/oidcFields";
import { useNewProvider } from "~/features/identityProviders/settings/useProviderEdit";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

const metadata: Omit<Metadata, "title"> = {
  type: "oidc",
  useAddress: "useDiscoveryEndpoint",
  useAddressHelp: "useDiscoveryEndpointHelp",
  address: "discoveryEndpoint",
  addressHelp: "discoveryEndpointHelp",
  accept: ".json,application/json",
};

const start = { clientAuthMethod: "client_secret_post", pkceMethod: "S256" };

/** A new identity provider of OpenID Connect or OAuth 2. */
export function OidcNew({ providerId, kind }: { providerId: string; kind: "oidc" | "oauth2" }) {
  const t = useT();
  const [object] = useState(() => startOf(providerId, { ...start, ...(kind === "oauth2" ? standardClaims : {}) }));
  const edit = useNewProvider(providerId, object);
  const client = useClientAuthFields(true);
  const claims = useClaimFields();
  const endpoints = endpointFields(t, kind);
  const oauth = kind === "oauth2" ? t.ifThere("oAuthSettings") : undefined;
  const title = { text: oauth ?? t("oidcSettings") };
  const discovery = custom("discovery", metadata.address, () => (
    <Discovery {...metadata} title={title} fields={endpoints} />
  ));
  const general = generalFields(providerId, true);
  return (
    <>
      <PageHeading title={useTitle(providerId)} />
      <FormPage
        edit={edit}
        fields={[...general, discovery, ...client, ...(kind === "oauth2" ? claims : [])]}
        save="add"
        cancelTo={to("identity-providers")}
        testIds={{ save: "createProvider", cancel: "cancel" }}
      />
    </>
  );
}

function useTitle(providerId: string): string {
  const t = useT();
  if (providerId === "oidc") return t("addOpenIdProvider");
  if (providerId === "keycloak-oidc") return t("addKeycloakOpenIdProvider");
  const known = providerId === "oauth2" ? t.ifThere("addOAuth2Provider") : undefined;
  return known ?? t(["addIdentityProvider", { provider: providerId }]);
}
