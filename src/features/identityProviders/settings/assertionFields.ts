import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import type { IdentityProvider, Kind } from "~/features/identityProviders/provider";
import {
  ifKnown,
  number,
  type ProviderField,
  select,
  toggle,
  whileOn,
} from "~/features/identityProviders/settings/fields";
import { useAlgorithms } from "~/features/identityProviders/settings/oidcFields";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import type { LabelKey } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import type { DurationFieldProps } from "~/kit/form/kinds/DurationField";
import type { Section } from "~/kit/form/SectionsForm";

/** Whether clients of this realm may show assertions of a provider: feature CLIENT_AUTH_FEDERATED, OpenID Connect only. */
export function useAssertionFields(kind: Kind): ProviderField[] {
  const t = useT();
  const info = useServerInfo();
  if (kind !== "oidc" || !hasFeature(info, "CLIENT_AUTH_FEDERATED")) return [];
  const taken = whileOn("supportsClientAssertions");
  const onOff = (setting: LabelKey, when?: typeof taken) =>
    ifKnown(t, setting, ({ label, ...words }) => toggle(setting, label, { ...words, id: setting, when }));
  return [
    ...onOff("supportsClientAssertions"),
    ...onOff("supportsClientAssertionReuse", taken),
    ...onOff("allowClientIdAsAudience", taken),
    ...longestAssertion(t, taken),
  ];
}

/** How long assertions of clients may be valid at most, where this server knows the setting. */
export const longestAssertion = (t: ReturnType<typeof useT>, when?: ProviderField["when"]) =>
  ifKnown(t, "fedClientAssertionMaxExp", ({ label, ...words }) =>
    lifetime("fedClientAssertionMaxExp", label, words, {
      testId: "fed-client-assertion-max-expiration-time-input",
      prefix: "kc-fed-client-assertion-max-expiration-time",
      when,
    }),
  );

type Words = Parameters<Parameters<typeof ifKnown>[2]>[0];

/** A time that an assertion may be valid; scripts know it by the name of its setting where nothing else is said. */
const lifetime = (
  setting: string,
  label: Words["label"],
  words: Omit<Words, "label">,
  further: Pick<ProviderField, "when"> & Pick<DurationFieldProps, "testId" | "prefix">,
): ProviderField => ({
  kind: "duration",
  name: nameOf(setting),
  label,
  ...words,
  stringify: true,
  testId: setting,
  helpId: setting,
  ...further,
});

/** What is required of assertions that clients exchange for tokens (RFC 7523). */
export function useGrantFields(when?: ProviderField["when"]): ProviderField[] {
  const t = useT();
  const algorithms = useAlgorithms("signature");
  const onOff = (setting: LabelKey) =>
    ifKnown(t, setting, ({ label, ...words }) => toggle(setting, label, { ...words, when }));
  return [
    ...onOff("jwtAuthorizationGrantAssertionReuseAllowed"),
    ...ifKnown(t, "jwtAuthorizationGrantMaxAllowedAssertionExpiration", ({ label, ...words }) =>
      lifetime("jwtAuthorizationGrantMaxAllowedAssertionExpiration", label, words, { when }),
    ),
    ...ifKnown(t, "jwtAuthorizationGrantAssertionSignatureAlg", ({ label, ...words }) =>
      select("jwtAuthorizationGrantAssertionSignatureAlg", label, algorithms, {
        ...words,
        placeholder: "algorithmNotSpecified",
        when,
      }),
    ),
    ...onOff("jwtAuthorizationGrantLimitAccessTokenExp"),
  ];
}

/** How far the clocks of both sides may differ. */
export const grantSkew = number("jwtAuthorizationGrantAllowedClockSkew", "allowedClockSkew", {
  help: "allowedClockSkewHelp",
});

/** The section about assertions that clients exchange for tokens, where server and type know it. */
export function useGrantSection({ types = [] }: IdentityProvider): Section<ProviderValues>[] {
  const t = useT();
  const info = useServerInfo();
  const fields = useGrantFields(whileOn("jwtAuthorizationGrantEnabled"));
  const title = t.ifThere("authorizationGrantSettings");
  const isKnown = hasFeature(info, "JWT_AUTHORIZATION_GRANT") && types.includes("JWT_AUTHORIZATION_GRANT");
  if (!title || !isKnown) return [];
  const enabled = ifKnown(t, "jwtAuthorizationGrantIdpEnabled", ({ label, ...words }) =>
    toggle("jwtAuthorizationGrantEnabled", label, words),
  );
  return [{ title: { text: title }, fields: [...enabled, ...fields] }];
}
