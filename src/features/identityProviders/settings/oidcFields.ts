import { useServerInfo } from "~/data/query/serverInfo";
import {
  ifKnown,
  number,
  type ProviderField,
  raw,
  select,
  shortText,
  shortToggle,
  text,
  toggle,
  url,
  whileAnyOn,
  whileIn,
  whileOn,
  worded,
} from "~/features/identityProviders/settings/fields";
import { claims } from "~/features/identityProviders/settings/claims";
import { verifierFields } from "~/features/identityProviders/settings/keyFields";
import { nameOf } from "~/features/identityProviders/settings/providerForm";
import type { Translate } from "~/i18n/i18n";
import { labelled, serverWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import type { Option } from "~/kit/form/kinds/SelectField";

/** Addresses of the other side and how its signatures are checked; OAuth 2 knows no tokens that are signed. */
export function endpointFields(t: Translate, kind: "oidc" | "oauth2"): ProviderField[] {
  const oidc = kind === "oidc";
  const introspection = t.ifThere("tokenIntrospectionUrl");
  return [
    url("authorizationUrl", "authorizationUrl", { required: true }),
    url("tokenUrl", "tokenUrl", { required: true }),
    ...(oidc ? [text("logoutUrl", "logoutUrl")] : []),
    text("userInfoUrl", "userInfoUrl", { required: !oidc }),
    ...(introspection ? [url("tokenIntrospectionUrl", { text: introspection })] : []),
    ...(oidc
      ? [
          text("issuer", "issuer"),
          toggle("validateSignature", "validateSignature"),
          ...verifierFields(keysAddress, [needsKeys]),
        ]
      : []),
    toggle("pkceEnabled", "pkceEnabled"),
    select("pkceMethod", "pkceMethod", raw("S256", "plain"), { help: "pkceMethodHelp", when: whileOn("pkceEnabled") }),
  ];
}

/** The server takes none of these without the keys of the other side. */
const needsKeys = whileAnyOn("validateSignature", "jwtAuthorizationGrantEnabled", "supportsClientAssertions");

const keysAddress: ProviderField = { kind: "textArea", name: nameOf("jwksUrl"), ...labelled("jwksUrl") };

const secretMethods = worded({
  client_secret_post: "clientAuthentications.client_secret_post",
  client_secret_basic: "clientAuthentications.client_secret_basic",
});

const signedMethods = worded({
  client_secret_jwt: "clientAuthentications.client_secret_jwt",
  private_key_jwt: "clientAuthentications.private_key_jwt",
});

/** How this server shows who it is to the other side. */
function methodsOf(t: Translate): Option[] {
  const unencoded = t.ifThere("clientAuthentications.client_secret_basic_unencoded");
  const basic = unencoded ? [{ key: "client_secret_basic_unencoded", value: { text: unencoded } }] : [];
  return [...secretMethods, ...basic, ...signedMethods];
}

/** Ids of the algorithms that the server signs with, in its order. */
export function useAlgorithms(of: "clientSignature" | "signature") {
  const found = useServerInfo().providers?.[of]?.providers ?? {};
  const ids = Object.entries(found).sort(([one, a], [other, b]) => b.order - a.order || one.localeCompare(other));
  return [{ key: "", value: "algorithmNotSpecified" } as const, ...raw(...ids.map(([id]) => id))];
}

/** How this server is known to the other side. */
export function useClientAuthFields(isNew: boolean): ProviderField[] {
  const t = useT();
  const algorithms = useAlgorithms("clientSignature");
  const secret = {
    kind: "password",
    name: nameOf("clientSecret"),
    ...labelled("clientSecret"),
    isHidden: !isNew,
  } as const;
  const isKey = whileIn("clientAuthMethod", "private_key_jwt");
  return [
    select("clientAuthMethod", "clientAuthentication", methodsOf(t), { help: "clientAuthenticationHelp" }),
    text("clientId", "clientId", { help: "clientIdHelp", required: true }),
    { ...secret, required: true, when: { ...isKey, is: (value) => !isKey.is(value) } },
    { ...secret, when: isKey },
    select("clientAssertionSigningAlg", "clientAssertionSigningAlg", algorithms, {
      help: "clientAssertionSigningAlgHelp",
      placeholder: "algorithmNotSpecified",
    }),
    shortText("clientAssertionAudience", "clientAssertionAudience", {
      when: whileIn("clientAuthMethod", "private_key_jwt", "client_secret_jwt"),
    }),
    shortToggle("jwtX509HeadersEnabled", "jwtX509HeadersEnabled", { when: isKey }),
  ];
}

const prompts = worded({
  "": "prompts.unspecified",
  none: "prompts.none",
  consent: "prompts.consent",
  login: "prompts.login",
  select_account: "prompts.select_account",
});

/** What OpenID Connect and OAuth 2 send along. */
function requestFields(t: Translate, promptId: string): ProviderField[] {
  return [
    shortText("defaultScope", "scopes"),
    select("prompt", "prompt", prompts, { help: "promptHelp", id: promptId, placeholder: "prompts.unspecified" }),
    shortToggle("acceptsPromptNoneForwardFromClient", "acceptsPromptNone"),
    ...ifKnown(t, "requiresShortStateParameter", ({ label, ...words }) =>
      toggle("requiresShortStateParameter", label, { ...words, id: "requiresShortStateParameter" }),
    ),
  ];
}

/** How sign-in and sign-out of OpenID Connect work in detail. */
export const oidcAdvanced = (t: Translate): ProviderField[] => [
  shortToggle("loginHint", "passLoginHint"),
  shortToggle("passMaxAge", "passMaxAge"),
  shortToggle("uiLocales", "passCurrentLocale"),
  shortToggle("backchannelSupported", "backchannelLogout"),
  shortToggle("sendIdTokenOnLogout", "sendIdTokenOnLogout", { onWhenAbsent: true }),
  shortToggle("sendClientIdOnLogout", "sendClientIdOnLogout"),
  shortToggle("disableUserInfo", "disableUserInfo"),
  shortToggle("disableNonce", "disableNonce"),
  shortToggle("disableTypeClaimCheck", "disableTypeClaimCheck"),
  ...requestFields(t, "prompt"),
  number("allowedClockSkew", "allowedClockSkew", {
    help: "allowedClockSkewHelp",
    id: "allowedClockSkew",
    testId: "allowedClockSkew",
  }),
  shortText("forwardParameters", "forwardParameters"),
];

/** How sign-in of OAuth 2 works in detail. */
export const oauth2Advanced = (t: Translate): ProviderField[] => [
  ...requestFields(t, "config.prompt"),
  number("allowedClockSkew", "allowedClockSkew", { help: "allowedClockSkewHelp" }),
  shortText("forwardParameters", "forwardParameters"),
];

/** Claims that OAuth 2 takes users' properties from: it has no names for them itself. */
export function useClaimFields(): ProviderField[] {
  const t = useT();
  return claims.flatMap(([name, , required]) => {
    const words = serverWords(t, name);
    return words ? [text(name, words.label, { help: words.help, required })] : [];
  });
}
