import { attribute, type ClientValues } from "~/features/clients/client";
import { consentFields } from "~/features/clients/consentFields";
import type { Translate } from "~/i18n/i18n";
import { labelled, type Labelled, serverWords } from "~/i18n/serverWords";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { LONGEST, isOn, textIn } from "~/kit/form/values";
import { OPENID_CONNECT, protocolText } from "~/parts/clients/protocols";

type Fields = FieldSpec<ClientValues>[];

/** Conditions by the protocol of the client. */
export const isSaml: When<ClientValues> = { name: "protocol", is: (value) => value === "saml" };
export const isNotSaml: When<ClientValues> = { name: "protocol", is: (value) => value !== "saml" };
export const isOidc: When<ClientValues> = { name: "protocol", is: (value) => value === OPENID_CONNECT };
const isNotOidc: When<ClientValues> = { name: "protocol", is: (value) => value !== OPENID_CONNECT };

/** A switch whose attribute the server keeps as text. */
export const attributeSwitch = (name: string, label: Labelled) =>
  ({ kind: "switch", stringify: true, name: attribute(name), ...labelled(label) }) as const;

/** The protocol of a new client, chosen once. */
export const protocolField = (protocols: string[]): FieldSpec<ClientValues> => ({
  kind: "select",
  name: "protocol",
  ...labelled("clientType"),
  options: protocols.map((key) => ({ key, value: protocolText(key) })),
});

/** Most characters of a client id: the user of a service account has it in its name, behind `service-account-`. */
export const longestClientId = (hasAccount: boolean) => LONGEST - (hasAccount ? "service-account-".length : 0);

/** How a client is called. */
export const generalFields: Fields = [
  {
    kind: "text",
    name: "clientId",
    ...labelled("clientId"),
    required: true,
    dependsOn: ["serviceAccountsEnabled"],
    validate: (text, { serviceAccountsEnabled }) => {
      const length = longestClientId(isOn(serviceAccountsEnabled));
      return text.length > length ? ["maxLength", { length }] : undefined;
    },
  },
  { kind: "text", name: "name", label: "name", help: "clientNameHelp", maxLength: LONGEST },
  { kind: "textArea", name: "description", label: "description", help: "clientDescriptionHelp", maxLength: LONGEST },
  { kind: "switch", name: "alwaysDisplayInConsole", ...labelled("alwaysDisplayInUI") },
];

/** What a client's users see when they sign in. */
export const screenFields = (themes: string[]): Fields => [
  {
    kind: "select",
    name: attribute("login_theme"),
    ...labelled("loginTheme"),
    options: [{ key: "", value: "choose" }, ...themes.map((name) => ({ key: name, value: { text: name } }))],
  },
  { kind: "switch", name: "consentRequired", ...labelled("consentRequired") },
  ...consentFields,
];

/** An address that a logout is sent to: of the web, and of one place. */
const isLogoutUrl = (value: string) => value === "" || (/^https?:\/\//i.test(value) && !value.includes("*"));
const frontchannel: When<ClientValues> = { name: "frontchannelLogout", is: isOn };
const backchannel: When<ClientValues> = { name: "frontchannelLogout", is: (value) => !isOn(value) };

/** How a client learns of a logout. */
export const logoutFields: Fields = [
  {
    kind: "switch",
    name: "frontchannelLogout",
    id: "kc-frontchannelLogout-switch",
    label: "frontchannelLogout",
    help: "frontchannelLogoutOIDCHelp",
    helpId: "frontchannelLogout",
    when: isOidc,
  },
  {
    kind: "switch",
    name: "frontchannelLogout",
    id: "kc-frontchannelLogout-switch",
    ...labelled("frontchannelLogout"),
    helpId: "frontchannelLogout",
    when: isNotOidc,
  },
  {
    kind: "text",
    type: "url",
    name: attribute("frontchannel.logout.url"),
    testId: "frontchannelLogoutUrl",
    ...labelled("frontchannelLogoutUrl"),
    validate: (value) => (isLogoutUrl(textIn(value)) ? undefined : "frontchannelUrlInvalid"),
    when: [isOidc, frontchannel],
  },
  {
    ...attributeSwitch("frontchannel.logout.session.required", "frontchannelLogoutSessionRequired"),
    when: [isOidc, frontchannel],
    onWhenAbsent: true,
  },
  {
    kind: "text",
    type: "url",
    name: attribute("backchannel.logout.url"),
    testId: "backchannelLogoutUrl",
    ...labelled("backchannelLogoutUrl"),
    validate: (value) => (isLogoutUrl(textIn(value)) ? undefined : "backchannelUrlInvalid"),
    when: [isOidc, backchannel],
  },
  {
    ...attributeSwitch("backchannel.logout.session.required", "backchannelLogoutSessionRequired"),
    when: [isOidc, backchannel],
    id: "backchannelLogoutSessionRequired",
  },
  {
    ...attributeSwitch("backchannel.logout.revoke.offline.tokens", "backchannelLogoutRevokeOfflineSessions"),
    when: [isOidc, backchannel],
    id: "backchannelLogoutRevokeOfflineSessions",
  },
];

/** Whether users are shown that they are logged out, before they are led on (26.5 and newer). */
export function confirmationFields(t: Translate): Fields {
  const words = serverWords(t, "logoutConfirmation");
  return words ? [{ kind: "switch", stringify: true, name: attribute("logout.confirmation.enabled"), ...words }] : [];
}
