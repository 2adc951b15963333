import { get, set } from "react-hook-form";
import { attribute, type ClientValues, newClient, toForm } from "~/features/clients/client";
import type { Key } from "~/i18n/useT";
import { dotted } from "~/kit/form/fieldProps";
import { OPENID_CONNECT } from "~/parts/clients/protocols";

/** What the wizard of a new client shows. */
export interface NewClientValues extends ClientValues {
  /** Key of the preset; `""` for all settings. */
  preset: string;
}

/** What a kind of application needs; its first values, from which the administrator goes on. */
export interface Preset {
  key: string;
  label: Key;
  help: Key;
  /** Form values that differ from those of a client without any flow. */
  values: Partial<ClientValues>;
  /** Fields of addresses that it needs; the others stay empty. */
  addresses: readonly string[];
  /** Feature of the server, or protocol, without which it is not there. */
  feature?: string;
  protocol?: string;
}

/** A confidential client of OpenID Connect without any flow. */
const withoutFlows = {
  protocol: OPENID_CONNECT,
  publicClient: false,
  authorizationServicesEnabled: false,
  standardFlowEnabled: false,
  directAccessGrantsEnabled: false,
  implicitFlowEnabled: false,
  serviceAccountsEnabled: false,
  frontchannelLogout: false,
  webOrigins: [],
};

const PKCE = dotted("pkce.code.challenge.method");
const POST_LOGOUT = dotted("post.logout.redirect.uris");
const DEVICE = dotted("oauth2.device.authorization.grant.enabled");
const DPOP = dotted("dpop.bound.access.tokens");
const CIBA = dotted("oidc.ciba.grant.enabled");
const TOKEN_EXCHANGE = dotted("standard.token.exchange.enabled");
const noAttributes = {
  [PKCE]: "",
  [POST_LOGOUT]: "",
  [DEVICE]: "false",
  [DPOP]: "",
  [CIBA]: "false",
  [TOKEN_EXCHANGE]: "false",
};

/** What is typed, with what a kind of application needs in place of flows, origins and logout. */
export const withPreset = <Values extends ClientValues>(typed: Values, { values }: Preset): Values => ({
  ...typed,
  ...withoutFlows,
  ...values,
  attributes: { ...typed.attributes, ...noAttributes, ...values.attributes },
});

/** Values with some of others. */
function withOf(values: ClientValues, names: readonly string[], others: ClientValues): ClientValues {
  const next = structuredClone(values);
  for (const name of names) set(next, name, get(others, name));
  return next;
}

/** Fields of addresses that clients of SAML alone have in the wizard, and those that they alone lack. */
const ofSaml = [
  "adminUrl",
  attribute("saml_idp_initiated_sso_url_name"),
  attribute("saml_idp_initiated_sso_relay_state"),
];
const notOfSaml = ["webOrigins"];

/**
 * What is typed without what no step of the wizard shows, because a kind or a protocol was chosen after it.
 * @param capabilities fields of the step that SAML does not have
 */
export function onlyShown(typed: ClientValues, preset: Preset | undefined, capabilities: readonly string[]) {
  const start = toForm(newClient);
  if (preset) return withOf(withPreset(start, preset), ["clientId", "name", ...preset.addresses], typed);
  return withOf(typed, typed.protocol === "saml" ? [...capabilities, ...notOfSaml] : ofSaml, start);
}

/** Authorization code with PKCE; after signing out users return to the addresses of signing in. */
const codeFlow = { standardFlowEnabled: true, attributes: { [PKCE]: "S256", [POST_LOGOUT]: "+" } };

/** Kinds of applications, with flows, PKCE, origins and logout as current practice (RFC 9700) has them. */
export const presets: readonly Preset[] = [
  {
    key: "spa",
    label: "gatehouse.presetSpa",
    help: "gatehouse.presetSpaHelp",
    values: { ...codeFlow, publicClient: true, webOrigins: ["+"], frontchannelLogout: true },
    addresses: ["rootUrl", "redirectUris", "webOrigins"],
  },
  {
    key: "web",
    label: "gatehouse.presetWeb",
    help: "gatehouse.presetWebHelp",
    values: codeFlow,
    addresses: ["rootUrl", "redirectUris", attribute("backchannel.logout.url")],
  },
  {
    key: "native",
    label: "gatehouse.presetNative",
    help: "gatehouse.presetNativeHelp",
    values: { ...codeFlow, publicClient: true },
    addresses: ["redirectUris"],
  },
  {
    key: "machine",
    label: "gatehouse.presetMachine",
    help: "gatehouse.presetMachineHelp",
    values: { serviceAccountsEnabled: true },
    addresses: [],
  },
  { key: "api", label: "gatehouse.presetApi", help: "gatehouse.presetApiHelp", values: {}, addresses: [] },
  {
    key: "saml",
    label: "gatehouse.presetSaml",
    help: "gatehouse.presetSamlHelp",
    values: { protocol: "saml", standardFlowEnabled: true, frontchannelLogout: true },
    addresses: ["rootUrl", "redirectUris", "adminUrl"],
    protocol: "saml",
  },
  {
    key: "device",
    label: "gatehouse.presetDevice",
    help: "gatehouse.presetDeviceHelp",
    values: { publicClient: true, attributes: { [DEVICE]: "true" } },
    addresses: [],
    feature: "DEVICE_FLOW",
  },
];
