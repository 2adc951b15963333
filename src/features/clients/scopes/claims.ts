import type ClientScopeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientScopeRepresentation";
import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type { ProtocolMapperTypeRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import type { EffectiveMapper, ExampleKind } from "~/data/api/extra";
import { isRecord } from "~/data/browser/record";

/** A mapper in force with its settings. */
export interface ConfiguredMapper extends EffectiveMapper {
  /** Undefined where the administrator may not read the scope it is in. */
  config: Record<string, string> | undefined;
  type?: ProtocolMapperTypeRepresentation;
}

/** One value of what the server made, and the mappers that write it. */
export interface Claim {
  /** Segments, e.g. `resource_access`, `account`, `roles`. */
  path: string[];
  /** Undefined where a mapper writes it and the user has no such value. */
  value?: unknown;
  from: ConfiguredMapper[];
}

const CLIENT_ID = "${client_id}";

/** Claims of the server's mapper types that have no setting for the name of the claim. */
const fixed: Record<string, string[][]> = {
  "oidc-acr-mapper": [["acr"]],
  "oidc-address-mapper": [["address"]],
  "oidc-allowed-origins-mapper": [["allowed-origins"]],
  "oidc-amr-mapper": [["amr"]],
  "oidc-audience-mapper": [["aud"]],
  "oidc-audience-resolve-mapper": [["aud"]],
  "oidc-full-name-mapper": [["name"]],
  "oidc-hardcoded-role-mapper": [],
  "oidc-nonce-backwards-compatible-mapper": [["nonce"]],
  "oidc-organization-group-membership-mapper": [["organization"]],
  "oidc-organization-membership-mapper": [["organization"]],
  "oidc-role-name-mapper": [],
  "oidc-session-state-mapper": [["session_state"]],
  "oidc-sha256-pairwise-sub-mapper": [["sub"]],
  "oidc-sub-mapper": [["sub"]],
  "saml-audience-mapper": [["Audience"]],
  "saml-audience-resolve-mapper": [["Audience"]],
  "saml-authn-context-class-ref-mapper": [["AuthnContextClassRef"]],
  "saml-hardcode-role-mapper": [],
  "saml-organization-group-membership-mapper": [["organization"]],
  "saml-organization-membership-mapper": [["organization"]],
  "saml-role-name-mapper": [],
  "saml-user-attribute-nameid-mapper": [["NameID"]],
};

/** Segments of the name of a claim, where `\.` is a dot of the name. */
const segments = (name: string) =>
  [...name.matchAll(/(?:\\.|[^.\\])+/g)].map(([segment]) => segment.replace(/\\(.)/g, "$1"));

/** The role that a mapper adds or renames (`client.role` or `role`) is where the server puts roles. */
const rolePaths = (role: string) => {
  const dot = role.lastIndexOf(".");
  return dot < 0 ? ["realm_access", "roles"] : ["resource_access", role.slice(0, dot), "roles"];
};

/** The claims that a mapper writes by its settings; undefined where that is not known. */
function pathsOf({ protocolMapper, config }: ConfiguredMapper): string[][] | undefined {
  if (!config) return undefined;
  const { "claim.name": claim, "attribute.name": attribute, role } = config;
  const clientId = config["usermodel.clientRoleMapping.clientId"];
  if (claim) return [segments(claim).map((segment) => (clientId ? segment.replace(CLIENT_ID, clientId) : segment))];
  if (attribute) return [[attribute]];
  if (role && protocolMapper.startsWith("oidc-")) return [rolePaths(role)];
  return fixed[protocolMapper];
}

const fits = (segment: string, wanted: string) => {
  const [before = "", after] = wanted.split(CLIENT_ID);
  return after === undefined ? segment === wanted : segment.startsWith(before) && segment.endsWith(after);
};

/** Whether a claim is inside of what a mapper writes. */
const isInside = (path: string[], wanted: string[]) =>
  path.length >= wanted.length && wanted.every((segment, index) => fits(path[index] ?? "", segment));

const flags = {
  "access-token": "access.token.claim",
  "id-token": "id.token.claim",
  userinfo: "userinfo.token.claim",
} as const;

/** Types without settings that work on access tokens alone. */
const ACCESS_ONLY = ["oidc-hardcoded-role-mapper", "oidc-role-name-mapper"];

/** Whether a mapper writes into what the server made, as its settings say; a type without such settings always does. */
function writesInto(kind: ExampleKind, isLightweight: boolean, { type, config }: ConfiguredMapper): boolean {
  const has = (flag: string) => type?.properties.some(({ name }) => name === flag) === true;
  if (ACCESS_ONLY.includes(type?.id ?? "")) return kind === "access-token";
  if (!config || kind === "saml-response" || !Object.values(flags).some(has)) return true;
  if (kind === "access-token" && isLightweight) return config["lightweight.claim"] === "true";
  // as the server does for a mapper that is older than the setting
  const flag =
    kind === "userinfo" && has(flags.userinfo) && config[flags.userinfo] === undefined
      ? flags["id-token"]
      : flags[kind];
  return has(flag) && config[flag] === "true";
}

function leaves(value: unknown, path: string[] = []): Claim[] {
  const entries = isRecord(value) && !Array.isArray(value) ? Object.entries(value) : [];
  if (entries.length === 0) return path.length > 0 ? [{ path, value, from: [] }] : [];
  return entries.flatMap(([name, inner]) => leaves(inner, [...path, name]));
}

/**
 * Tells of each claim which mappers write it, by the settings of the mappers in force.
 * @param made claims as the server made them
 * @param isLightweight the client gets lightweight access tokens
 * @returns the claims, first those of mappers, then the server's own, then those that a mapper writes and the user has
 *   not; `unknown` mappers write claims that their settings do not name
 */
export function claimsOf(made: unknown, mappers: ConfiguredMapper[], kind: ExampleKind, isLightweight = false) {
  const writers = mappers.filter((mapper) => writesInto(kind, isLightweight, mapper));
  const named = writers.flatMap((mapper) => (pathsOf(mapper) ?? []).map((path) => ({ path, mapper })));
  const claims = leaves(made).map((claim) => ({
    ...claim,
    from: [...new Set(named.filter(({ path }) => isInside(claim.path, path)).map(({ mapper }) => mapper))],
  }));
  const absent = new Map<string, Claim>();
  for (const { path, mapper } of named) {
    if (claims.some((claim) => isInside(claim.path, path))) continue;
    const { from = [] } = absent.get(path.join(".")) ?? {};
    absent.set(path.join("."), { path, from: [...from, mapper] });
  }
  const [written, own] = [claims.filter(({ from }) => from.length > 0), claims.filter(({ from }) => from.length === 0)];
  return { claims: [...written, ...own, ...absent.values()], unknown: writers.filter((mapper) => !pathsOf(mapper)) };
}

/** Mappers in force with their settings, which the realm's scopes and the client have. */
export function configured(
  mappers: EffectiveMapper[],
  scopes: ClientScopeRepresentation[],
  client: ClientRepresentation,
  types: ProtocolMapperTypeRepresentation[],
): ConfiguredMapper[] {
  const all = [client, ...scopes].flatMap(({ protocolMappers = [] }) => protocolMappers);
  const configs = new Map(all.map(({ id, config = {} }) => [id, config]));
  return mappers.map((mapper) => ({
    ...mapper,
    config: configs.get(mapper.mapperId),
    type: types.find(({ id }) => id === mapper.protocolMapper),
  }));
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = "") => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? whole);
  });

/** Elements of a name in XML that the server made: the attributes as text, and what is inside. */
const elements = (xml: string, name: string) =>
  [
    ...xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:[\\w.-]+:)?${name}>)`, "g")),
  ].map(([, attributes = "", inside = ""]) => ({ attributes, inside }));

const textOf = ({ inside }: { inside: string }) => unescaped(inside.trim());

/**
 * What a SAML response says of the user, as claims: the subject, audiences, class of authentication, and attributes by
 * name. Read without the browser's parser, which the page's policy (Trusted Types) does not allow.
 */
export function samlClaims(xml: string): Record<string, string[]> {
  const said: [string, string[]][] = ["NameID", "Audience", "AuthnContextClassRef"].map((name) => [
    name,
    elements(xml, name).map(textOf),
  ]);
  const attributes = elements(xml, "Attribute").map(({ attributes, inside }): [string, string[]] => [
    unescaped(/\bName="([^"]*)"/.exec(attributes)?.[1] ?? ""),
    elements(inside, "AttributeValue").map(textOf),
  ]);
  const all = new Map<string, string[]>();
  for (const [name, values] of [...said, ...attributes])
    if (values.length > 0) all.set(name, [...(all.get(name) ?? []), ...values]);
  return Object.fromEntries(all);
}
