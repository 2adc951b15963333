import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { useRealmRepresentation } from "~/data/query/realm";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { attribute, LONGEST_ATTRIBUTE, type ScopeValues } from "~/features/clientScopes/clientScope";
import { credentialFields } from "~/features/clientScopes/credentialFields";
import { parameterFields } from "~/features/clientScopes/parameterFields";
import { scopeTypes } from "~/parts/clients/scopeTypes";
import { labelled, serverWords } from "~/i18n/serverWords";
import type { Translate } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { LONGEST, isOn, textIn } from "~/kit/form/values";
import { protocolsOf, protocolText } from "~/parts/clients/protocols";
import { WHOLE } from "~/kit/form/useField";

/** The fields of a client scope; those of one protocol show for scopes of it. The protocol is chosen once. */
export function useScopeFields(of: "new" | "scope"): FieldSpec<ScopeValues>[] {
  const t = useT();
  const info = useServerInfo();
  const realm = useRealmRepresentation();
  return scopeFields(t, info, of === "new" ? protocolsOf(info, realm) : []);
}

/** The same of a server. @param protocols those that can be chosen */
export function scopeFields(
  t: Translate,
  info: ServerInfoRepresentation,
  protocols: string[],
): FieldSpec<ScopeValues>[] {
  const alwaysAsks = serverWords(t, "alwaysDisplayConsent");
  const inMetadata = serverWords(t, "includeInOpenIdProviderMetadata");
  return [
    { kind: "text", name: "name", label: "name", help: "scopeNameHelp", required: true, maxLength: LONGEST },
    ...parameterFields(t, info),
    { kind: "textArea", name: "description", label: "description", help: "scopeDescriptionHelp", maxLength: LONGEST },
    { ...typeField, options: typeOptions, when: ofOptionalOnly(false) },
    { ...optionalOnly, when: ofOptionalOnly(true) },
    ...(protocols.length > 0 ? [protocolField(protocols)] : []),
    {
      kind: "switch",
      stringify: true,
      onWhenAbsent: true,
      name: attribute("display.on.consent.screen"),
      ...labelled("displayOnConsentScreen"),
    },
    {
      kind: "textArea",
      name: attribute("consent.screen.text"),
      ...labelled("consentScreenText"),
      maxLength: LONGEST_ATTRIBUTE,
      when: { name: attribute("display.on.consent.screen"), is: (value) => textIn(value) !== "false" },
    },
    {
      kind: "switch",
      stringify: true,
      onWhenAbsent: true,
      name: attribute("include.in.token.scope"),
      ...labelled("includeInTokenScope"),
    },
    ...(alwaysAsks && hasFeature(info, "PARAMETERIZED_SCOPES")
      ? [{ kind: "switch", stringify: true, name: attribute("always.display.consent"), ...alwaysAsks } as const]
      : []),
    ...(inMetadata ? [metadataField(inMetadata)] : []),
    {
      kind: "text",
      type: "number",
      min: 0,
      pattern: WHOLE,
      name: attribute("gui.order"),
      ...labelled("guiOrder"),
    },
    ...credentialFields(t, info),
  ];
}

const typeOptions = Object.entries(scopeTypes).map(([key, value]) => ({ key, value }));

const typeField = { kind: "select", name: "type", id: "kc-type", label: "type", help: "scopeTypeHelp" } as const;

/** The type of a scope that the server refuses as default. */
const optionalOnly = {
  ...typeField,
  options: typeOptions.filter(({ key }) => key !== "default"),
  validate: (type: string) => (type === "default" ? "gatehouse.optionalScopesOnly" : undefined),
} as const;

/** Whether it is a scope with a parameter, which servers before 26.7 keep by the second name, or one of credentials. */
const ofOptionalOnly = (isSo: boolean): When<ScopeValues> => ({
  name: [attribute("is.parameterized.scope"), attribute("is.dynamic.scope"), "protocol"],
  is: (parameterized, dynamic, protocol) => (isOn(parameterized) || isOn(dynamic) || protocol === "oid4vc") === isSo,
});

const protocolField = (protocols: string[]): FieldSpec<ScopeValues> => ({
  kind: "select",
  name: "protocol",
  id: "kc-protocol",
  ...labelled("protocol"),
  options: protocols.map((key) => ({ key, value: protocolText(key) })),
});

const metadataField = (words: NonNullable<ReturnType<typeof serverWords>>): FieldSpec<ScopeValues> => ({
  kind: "switch",
  stringify: true,
  onWhenAbsent: true,
  name: attribute("include.in.openid.provider.metadata"),
  ...words,
  when: { name: "protocol", is: (protocol) => protocol !== "saml" },
});
