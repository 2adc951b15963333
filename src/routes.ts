import { env } from "~/data/auth/env";
import { isSegment } from "~/data/api/segment";
import type { Key } from "~/i18n/useT";
import type { Address, Place, TabWithTabs } from "~/place";
import { routes } from "~/siteMap";

type Params<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | Params<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

type Bare<Param extends string> = Param extends `${infer Name}?` ? Name : never;
type Named<Param extends string> = Param extends `${infer Name}+` ? Name : Param;

/**
 * The parameters of a path; `:realm` may be left out (the realm in force) and so may a parameter with `?`. One with `+`
 * is a chain of segments, joined by `/`.
 */
type ParamsOf<Path extends string, Tab extends string, Subtab extends string> = {
  [Name in Named<Exclude<Params<Path>, "realm" | `${string}?`>>]: ValueOf<Name, Tab, Subtab>;
} & { [Name in Bare<Params<Path>>]?: ValueOf<Name, Tab, Subtab> } & { realm?: string };

type ValueOf<Name extends string, Tab extends string, Subtab extends string> = Name extends "tab"
  ? Tab
  : Name extends "subtab"
    ? Subtab
    : string;

export type PlaceName = keyof typeof routes;
type PathOf<Name extends PlaceName> = (typeof routes)[Name]["path"];

/** What `to` needs to build the address of a place. */
export type PlaceParams<Name extends PlaceName> =
  (typeof routes)[Name] extends Place<string, infer Tab, infer Subtab> ? ParamsOf<PathOf<Name>, Tab, Subtab> : never;

/** The place an address leads to, with its parameters decoded once. */
export interface Match {
  name: PlaceName;
  place: Place;
  params: Record<string, string>;
  /** Its tab, or the tab inside that, is none of the place's own: one that an extension of the server may add, or nothing. */
  isForeignTab: boolean;
}

/** Where a chain of segments begins: `/:realm/groups/:ids+`. */
const CHAIN = 3;

/** Name of the parameter of a path, given by its parts, that is a chain of segments. */
const chainIn = (parts: string[]) => /^:(\w+)\+$/.exec(parts[CHAIN] ?? "")?.[1];

/** Decodes one segment; a name typed by hand with a bare `%` represents itself. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Name of the realm in an address: its first segment.
 * @param pathname raw (encoded) address behind the hash, e.g. `/my%20realm/realms`
 * @returns the decoded name, or undefined for the bare address and where no realm can be requested by it (`..`)
 */
export function realmOf(pathname: string): string | undefined {
  const name = decode(pathname.split("/")[1] ?? "");
  return isSegment(name) ? name : undefined;
}

/** Raw address behind the hash as the browser holds it now, without the search part. */
export const hereNow = () => window.location.hash.replace(/^#/, "").split("?")[0] ?? "";

/** The search part of the address behind the hash, without `?`. */
export const searchNow = () => window.location.hash.split("?")[1] ?? "";

/** Address of a place, every parameter encoded once; one that is left out ends the address. */
export const addressOf = ({ path }: Pick<Place, "path">, params: Record<string, string | undefined>) =>
  path.replace(/\/:(\w+)([?+]?)/g, (_, key: string, kind: string) => {
    const value = params[key];
    if (value === undefined) return "";
    return `/${kind === "+" ? value.split("/").map(encodeURIComponent).join("/") : encodeURIComponent(value)}`;
  });

/**
 * Typed address of a place.
 * @param name the place
 * @param params its parameters; `realm` is the realm in force when left out
 * @returns e.g. `/my%20realm/realms`, for the router's links (without `#`)
 */
export function to<Name extends PlaceName>(
  name: Name,
  ...params: Partial<PlaceParams<Name>> extends PlaceParams<Name> ? [PlaceParams<Name>?] : [PlaceParams<Name>]
): Address;
export function to(name: PlaceName, params?: Record<string, string | undefined>): string {
  return addressOf(routes[name], { ...params, realm: params?.realm ?? realmOf(hereNow()) ?? env().realm });
}

/**
 * Reads the parameters of an address.
 * @param path of a place, or a template that an extension of the server names
 * @param pathname raw (encoded) address behind the hash
 * @param tabs segments that are a tab, and not a part of the chain before it
 * @returns them, decoded once; undefined where the address does not fit, or where one of them is no segment of the
 *   server's addresses (`.`, `..`)
 */
export function paramsOf(
  path: string,
  pathname: string,
  tabs: Record<string, unknown> = {},
): Record<string, string> | undefined {
  const [parts, segments] = [path.split("/"), pathname.replace(/\/$/, "").split("/")];
  const chain = chainIn(parts);
  if (chain) {
    const hasTab = segments.length > CHAIN + 1 && Object.hasOwn(tabs, segments.at(-1) ?? "");
    const links = segments.slice(CHAIN, hasTab ? -1 : undefined);
    if (links.length === 0) return undefined;
    const others = paramsOf(
      [...parts.slice(0, CHAIN), ...parts.slice(CHAIN + 1)].join("/"),
      [...segments.slice(0, CHAIN), ...(hasTab ? segments.slice(-1) : [])].join("/"),
    );
    const ids = links.map(decode).join("/");
    return others && ids.split("/").every(isSegment) ? { ...others, [chain]: ids } : undefined;
  }
  if (segments.length > parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (!part.startsWith(":")) {
      if (segment !== part) return undefined;
      continue;
    }
    if (segment) {
      const value = decode(segment);
      if (!isSegment(value)) return undefined;
      params[part.replace(/\W/g, "")] = value;
    } else if (segment === "" || !part.endsWith("?")) return undefined;
  }
  return params;
}

const isPlaceName = (name: string): name is PlaceName => name in routes;

/**
 * Finds the place of an address without the router, whose code comes with the shell; the router ranks alike
 * (`app/router.test.tsx`). Parameters are taken from the raw address and decoded once, because a second decoding would
 * turn the literal text `%2F` of a name into `/`.
 * @param pathname raw (encoded) address behind the hash
 * @returns the place, or undefined where no place has this address; one that differs only in its tab is the last choice
 */
export function match(pathname: string): Match | undefined {
  let foreign: Match | undefined;
  for (const name of Object.keys(routes)) {
    const found = matchOf(name, pathname);
    if (found && !found.isForeignTab) return found;
    foreign ??= found;
  }
  return foreign;
}

/**
 * Names what an address shows: each tab of an object is the same, and so is each way along a chain to its last segment.
 */
export function identityOf({ name, place, params }: Match): string {
  const { tab: _tab, subtab: _subtab, ...object } = params;
  const chain = chainIn(place.path.split("/"));
  if (chain) object[chain] = object[chain]?.split("/").at(-1) ?? "";
  return JSON.stringify({ place: name, ...object });
}

/**
 * Reads an address as one of a place.
 * @param name key of the site map
 * @param pathname raw (encoded) address behind the hash
 * @returns undefined where the place has no such address
 */
export function matchOf(name: string, pathname: string): Match | undefined {
  if (!isPlaceName(name)) return undefined;
  const place: Place = routes[name];
  const params = paramsOf(place.path, pathname, place.tabs);
  return params && { name, place, params, isForeignTab: !hasTab(place, params) };
}

/** Whether the tab of an address, and the tab inside that, are the place's own. */
export function hasTab({ tabs = {} }: Pick<Place, "tabs">, { tab, subtab }: Record<string, string>): boolean {
  if (tab === undefined) return true;
  return Object.hasOwn(tabs, tab) && (subtab === undefined || Object.hasOwn(subtabsOf(tabs[tab]), subtab));
}

/** The tabs inside a tab: segment → label; none in most. */
export const subtabsOf = (tab: Key | TabWithTabs | undefined): Partial<Record<string, Key>> =>
  typeof tab === "object" ? tab.tabs : {};
