import { OriginHints, RedirectHints } from "~/features/clients/addresses/AddressHints";
import { attribute, type ClientValues } from "~/features/clients/client";
import { isNotSaml, isSaml } from "~/features/clients/clientFields";
import { labelled } from "~/i18n/serverWords";
import type { FieldSpec, When } from "~/kit/form/Inputs";
import { LONGEST, isOn } from "~/kit/form/values";

type Fields = FieldSpec<ClientValues>[];

const POST_LOGOUT = attribute("post.logout.redirect.uris");

/** Users sign in by a redirect: with a code, or with a token at once. */
const redirects: When<ClientValues> = {
  name: ["standardFlowEnabled", "implicitFlowEnabled"],
  is: (...flows) => flows.some(isOn),
};

/** Scripts of a browser ask for tokens: they need an origin that the server knows. */
const usesOrigins: When<ClientValues>[] = [isNotSaml, { name: "standardFlowEnabled", is: isOn }];

/** The addresses of a new client: its admin URL comes with its settings. */
export const loginFields: Fields = [
  { kind: "text", type: "url", name: "rootUrl", label: "rootUrl", help: "rootURLHelp", maxLength: LONGEST },
  { kind: "text", type: "url", name: "baseUrl", ...labelled("homeURL"), maxLength: LONGEST },
  {
    kind: "multiLine",
    name: "redirectUris",
    id: "kc-redirect",
    label: "validRedirectUri",
    help: "validRedirectURIsHelp",
    helpId: "validRedirectUri",
    addLabel: "addRedirectUri",
    type: "url",
    maxLength: LONGEST,
    when: redirects,
  },
  {
    kind: "custom",
    name: "redirectUris",
    label: "validRedirectUri",
    render: () => <RedirectHints />,
    when: redirects,
  },
  {
    kind: "multiLine",
    stringify: true,
    name: POST_LOGOUT,
    id: "kc-postLogoutRedirect",
    label: "validPostLogoutRedirectUri",
    help: "validPostLogoutRedirectURIsHelp",
    helpId: "validPostLogoutRedirectUri",
    addLabel: "addPostLogoutRedirectUri",
    type: "url",
    when: redirects,
  },
  {
    kind: "text",
    name: attribute("saml_idp_initiated_sso_url_name"),
    ...labelled("idpInitiatedSsoUrlName"),
    when: isSaml,
  },
  {
    kind: "text",
    name: attribute("saml_idp_initiated_sso_relay_state"),
    ...labelled("idpInitiatedSsoRelayState"),
    when: isSaml,
  },
  {
    kind: "text",
    type: "url",
    name: "adminUrl",
    ...labelled("masterSamlProcessingUrl"),
    maxLength: LONGEST,
    when: isSaml,
  },
  {
    kind: "multiLine",
    name: "webOrigins",
    id: "kc-web-origins",
    ...labelled("webOrigins"),
    helpId: "webOrigins",
    addLabel: "addWebOrigins",
    type: "url",
    maxLength: LONGEST,
    when: usesOrigins,
  },
  { kind: "custom", name: "webOrigins", label: "webOrigins", render: () => <OriginHints />, when: usesOrigins },
];

/** The addresses of a client. */
export const accessFields: Fields = [
  ...loginFields,
  {
    kind: "text",
    type: "url",
    name: "adminUrl",
    ...labelled("adminURL"),
    maxLength: LONGEST,
    when: isNotSaml,
  },
];

/** Addresses that users are sent to. */
const ofUsers: string[] = ["rootUrl", "baseUrl", "redirectUris", POST_LOGOUT];

/** The addresses of a bearer-only client: it sends users nowhere. */
export const bearerFields: Fields = accessFields.filter(({ name }) => !ofUsers.includes(name));
