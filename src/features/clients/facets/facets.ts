import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { ownValue } from "~/data/browser/ownValue";
import { protocolOf } from "~/features/clients/client";
import type { Key } from "~/i18n/useT";
import { OPENID_CONNECT } from "~/parts/clients/protocols";

/** What a facet tests a client with. */
export interface FacetContext {
  /** Milliseconds since 1970. */
  now: number;
  /** Client ids that saved events record a sign-in of. */
  seen: ReadonlySet<string>;
  /** These are all of them: until then nobody knows which client has none. */
  isSeenWhole: boolean;
}

/** Something that clients are distinguished by and the server cannot search. */
export interface Facet {
  /** Named so in the address. */
  name: string;
  label: Key;
  options: Record<string, { text: Key; has: (client: ClientRepresentation, context: FacetContext) => boolean }>;
}

/** Milliseconds of a year. */
const YEAR = 365 * 24 * 60 * 60 * 1000;

const speaksOpenId = (client: ClientRepresentation) => protocolOf(client) === OPENID_CONNECT;

/** Whether a code of the client can be used by whoever intercepts it. */
const lacksPkce = (client: ClientRepresentation) =>
  speaksOpenId(client) &&
  client.bearerOnly !== true &&
  client.standardFlowEnabled !== false &&
  !client.attributes?.["pkce.code.challenge.method"];

const isConfidential = (client: ClientRepresentation) =>
  speaksOpenId(client) && client.publicClient !== true && client.bearerOnly !== true;

/**
 * Whether the client's secret is older than a year; the server keeps when it was made, in seconds since 1970, also of a
 * client that has become public and has none any more.
 */
const hasOldSecret = (client: ClientRepresentation, { now }: FacetContext) => {
  const made = Number(client.attributes?.["client.secret.creation.time"]);
  return isConfidential(client) && made > 0 && now - made * 1000 > YEAR;
};

/** Name of the facet that saved events are read for. */
export const SIGN_IN = "signIn";

/** What clients are distinguished by, in the order of the form. */
export const facets: Facet[] = [
  {
    name: "enabled",
    label: "enabled",
    options: {
      true: { text: "enabled", has: ({ enabled }) => enabled !== false },
      false: { text: "disabled", has: ({ enabled }) => enabled === false },
    },
  },
  {
    name: "protocol",
    label: "protocol",
    options: {
      "openid-connect": { text: "protocolTypes.openid-connect", has: speaksOpenId },
      saml: { text: "protocolTypes.saml", has: (client) => protocolOf(client) === "saml" },
    },
  },
  {
    name: "kind",
    label: "gatehouse.facetKind",
    options: {
      public: {
        text: "gatehouse.facetPublic",
        has: (client) => speaksOpenId(client) && client.publicClient === true,
      },
      confidential: {
        text: "gatehouse.facetConfidential",
        has: isConfidential,
      },
      bearer: { text: "gatehouse.facetBearerOnly", has: ({ bearerOnly }) => bearerOnly === true },
    },
  },
  {
    name: "pkce",
    label: "gatehouse.facetPkce",
    options: {
      missing: { text: "gatehouse.facetPkceMissing", has: lacksPkce },
    },
  },
  {
    name: "redirect",
    label: "validRedirectUri",
    options: {
      wildcard: {
        text: "gatehouse.facetWildcard",
        has: ({ redirectUris = [] }) => redirectUris.some((address) => address.includes("*")),
      },
    },
  },
  {
    name: "secret",
    label: "clientSecret",
    options: { old: { text: "gatehouse.facetOldSecret", has: hasOldSecret } },
  },
  {
    name: SIGN_IN,
    label: "gatehouse.facetSignIn",
    options: {
      seen: { text: "gatehouse.facetSeen", has: ({ clientId = "" }, { seen }) => seen.has(clientId) },
      unseen: {
        text: "gatehouse.facetUnseen",
        has: ({ clientId = "" }, { seen, isSeenWhole }) => isSeenWhole && !seen.has(clientId),
      },
    },
  },
];

/** The clients that have everything that is chosen; a facet or a choice that is unknown narrows nothing. */
export const matchingClients = (
  clients: ClientRepresentation[],
  chosen: Record<string, string | undefined>,
  context: FacetContext,
): ClientRepresentation[] => {
  const tests = facets.flatMap(({ name, options }) => ownValue(options, chosen[name] ?? "")?.has ?? []);
  return clients.filter((client) => tests.every((has) => has(client, context)));
};

/** Whether something is chosen that only the index knows. */
export const isFaceted = (chosen: Record<string, string | undefined>) =>
  facets.some(({ name, options }) => ownValue(options, chosen[name] ?? "") !== undefined);
