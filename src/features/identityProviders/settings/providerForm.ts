import { type IdentityProvider, kindOf } from "~/features/identityProviders/provider";
import { standardClaims } from "~/features/identityProviders/settings/claims";
import { dotted, fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { jsonOrText } from "~/kit/form/json";
import { isOn, listIn } from "~/kit/form/values";

/** What the form of an identity provider shows; settings of the type are in `config`, texts all of them. */
export interface ProviderValues {
  alias: string;
  displayName: string;
  storeToken: boolean;
  addReadTokenRoleOnCreate: boolean;
  trustEmail: boolean;
  linkOnly: boolean;
  hideOnLogin: boolean;
  firstBrokerLoginFlowAlias: string;
  postBrokerLoginFlowAlias: string;
  config: Record<string, unknown>;
  /**
   * Of a new provider: the address of its metadata, and the one that was read; or they are typed or from a file. `filled`
   * are the settings that the last reading gave.
   */
  discovery?: { url: string; read: string; isTyped?: boolean; filled?: string[] };
}

/** Form name of a setting. */
export const nameOf = (setting: string) => `config.${dotted(setting)}` as const;

/** The secret of a provider by its form name. */
export const SECRET = [nameOf("clientSecret")];

/** What the server takes for granted where a provider does not say it. */
const UNSAID = {
  syncMode: "LEGACY",
  showInAccountConsole: "ALWAYS",
  clientAuthMethod: "client_secret_post",
  pkceMethod: "S256",
  nameIDPolicyFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  principalType: "SUBJECT",
  signatureAlgorithm: "RSA_SHA256",
  xmlSigKeyInfoKeyNameTransformer: "NONE",
  encryptionAlgorithm: "RSA-OAEP",
  authnContextComparisonType: "exact",
  jwtAuthorizationGrantMaxAllowedAssertionExpiration: "300",
};

/** What it takes for granted of one type only. */
const UNSAID_OF: Record<string, Record<string, string>> = {
  google: { jwtAuthorizationGrantMaxAllowedAssertionExpiration: "3600" },
};

/** Settings that the server keeps as JSON texts of lists. */
const LISTS = ["authnContextClassRefs", "authnContextDeclRefs"];

/** The list that a text of the server means; one that is no JSON list is itself the only entry. */
function listOf(text: unknown): string[] {
  const words = listIn(text).join("##");
  const value = jsonOrText(words);
  if (Array.isArray(value)) return value.map(String);
  return words ? [words] : [];
}

const mapped = (config: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(LISTS.flatMap((name) => (config[name] ? [[name, change(config[name])]] : [])));

/** The form's values of a provider that exists. */
export const toForm = (provider: IdentityProvider) =>
  valuesOf(provider, {
    ...UNSAID,
    ...(kindOf(provider.providerId) === "oauth2" && standardClaims),
    ...UNSAID_OF[provider.providerId ?? ""],
  });

/** The form's values of what a new provider starts with. */
export const newToForm = (provider: IdentityProvider) => valuesOf(provider, {});

function valuesOf(provider: IdentityProvider, unsaid: Record<string, string>): ProviderValues {
  const { config = {} } = provider;
  return {
    alias: provider.alias ?? "",
    displayName: provider.displayName ?? "",
    storeToken: provider.storeToken ?? false,
    addReadTokenRoleOnCreate: provider.addReadTokenRoleOnCreate ?? false,
    trustEmail: provider.trustEmail ?? false,
    linkOnly: provider.linkOnly ?? false,
    hideOnLogin: provider.hideOnLogin ?? false,
    firstBrokerLoginFlowAlias: provider.firstBrokerLoginFlowAlias ?? "",
    postBrokerLoginFlowAlias: provider.postBrokerLoginFlowAlias ?? "",
    config: { ...unsaid, ...toFormMap(config), ...mapped(config, listOf) },
  };
}

/** The provider that the form's values mean. */
export function toObject({ config: shown, discovery: _discovery, ...values }: ProviderValues) {
  const config = fromFormMap(shown);
  // the server needs the method wherever it uses it, and nowhere else
  if (isOn(config.pkceEnabled)) config.pkceMethod ??= UNSAID.pkceMethod;
  else delete config.pkceMethod;
  // users who are not stored have nothing to update
  if (isOn(config.doNotStoreUsers)) config.syncMode = "IMPORT";
  const texts = mapped(config, (list) => (listIn(list).length > 0 ? JSON.stringify(list) : ""));
  return {
    ...values,
    alias: values.alias.trim(),
    displayName: values.displayName.trim(),
    config: { ...config, ...texts },
  };
}
