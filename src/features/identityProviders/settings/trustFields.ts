import { grantSkew, longestAssertion, useGrantFields } from "~/features/identityProviders/settings/assertionFields";
import { ifKnown, type ProviderField, text, url } from "~/features/identityProviders/settings/fields";
import { verifierFields } from "~/features/identityProviders/settings/keyFields";
import { aliasField } from "~/features/identityProviders/settings/generalFields";
import { type Text, useT } from "~/i18n/useT";

const keys = verifierFields(url("jwksUrl", "jwksUrl", { help: "jwksUrlHelp", required: true }));

/** What a provider starts with that only says whose assertions are trusted. */
export const trustStart = (providerId: string): Record<string, string> => ({
  // what the server's own console stores with them
  ...((providerId === "spiffe" || providerId === "kubernetes") && { allowCreate: "true" }),
  ...(providerId === "default-trust" && { useJwksUrl: "true" }),
  ...(providerId === "jwt-authorization-grant" && {
    useJwksUrl: "true",
    jwtAuthorizationGrantMaxAllowedAssertionExpiration: "300",
  }),
});

/**
 * The fields of a provider that signs nobody in: SPIFFE, Kubernetes, issuers of assertions that are exchanged for tokens,
 * keys that are trusted. Servers before 26.5 call some settings otherwise.
 */
export function useTrustFields(providerId: string, isNew: boolean): ProviderField[] {
  const t = useT();
  const grant = useGrantFields();
  const alias = aliasField(isNew);
  const longest = longestAssertion(t);
  if (providerId === "spiffe") {
    const domain: Text = { text: t.ifThere("spiffeTrustDomain") ?? t("issuer") };
    const help = t.ifThere("spiffeTrustDomainHelp");
    const bundle: Text = { text: t.ifThere("spiffeBundleEndpoint") ?? t("endpoints") };
    return [
      alias,
      help === undefined
        ? text("issuer", domain, { required: true })
        : text("trustDomain", domain, { help: { text: help }, required: true }),
      url("bundleEndpoint", bundle, { required: true }),
      ...longest,
    ];
  }
  if (providerId === "kubernetes")
    return [
      alias,
      ...ifKnown(t, "kubernetesIssuerUrl", ({ label, ...words }) => url("issuer", label, words)),
      ...ifKnown(t, "kubernetesJWKSURL", ({ label, ...words }) => url("jwksUrl", label, words)),
      ...longest,
    ];
  if (providerId === "default-trust") return [alias, ...keys];
  return [alias, text("issuer", "issuer", { required: true }), ...keys, ...grant, grantSkew];
}
