import { attribute, type ClientValues } from "~/features/clients/client";
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
const noAttributes = { [PKCE]: "", [POST_LOGOUT]: "", [DEVICE]: "false", [DPOP]: "" };

/** What is typed, with what a kind of application needs in place of flows, origins and logout. */
export const withPreset = <Values extends ClientValues>(typed: Values, { values }: Preset): Values => ({
  ...typed,
  ...withoutFlows,
  ...values,
  attributes: { ...typed.attributes, ...noAttributes, ...values.attributes },
});

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
