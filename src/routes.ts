import type { ComponentType } from "react";
import type { Rule } from "~/data/access";
import type { Key } from "~/i18n/useT";

/** What a place's module exports: its page and, where the page lists something, the first read to start beside it. */
export interface PageModule {
  default: ComponentType;
  /** Settles when the read is there. @param search what follows `?` in the address, where a list keeps its state */
  preload?: (params: Record<string, string>, search: string) => Promise<void>;
}

interface Options {
  /** Group of the side navigation the place stands in; places are listed in the order of this file. */
  nav?: "top" | "manage" | "configure";
  /** Text of the navigation entry where it differs from the label. */
  navLabel?: Key;
  /** The place one level up, for the breadcrumbs. */
  under?: string;
  /** Segment of the `:tab` parameter → label; another segment is not found. */
  tabs?: Record<string, Key>;
  /** The console asks this of the session and the realm before it shows the entry in the navigation. */
  when?: "signed in to the master realm";
}

type Params<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | Params<`/${Rest}`>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

type Bare<Param extends string> = Param extends `${infer Name}?` ? Name : never;

/** The parameters of a path; `:realm` may be left out (the realm in force) and so may a parameter with `?`. */
type ParamsOf<Path extends string, Tab extends string> = {
  [Name in Exclude<Params<Path>, "realm" | `${string}?`>]: Name extends "tab" ? Tab : string;
} & { [Name in Bare<Params<Path>>]?: Name extends "tab" ? Tab : string } & { realm?: string };

/** One place of the console: everything that router, gate, menu, breadcrumbs and tests know of it. */
export interface Place<Path extends string = string, Tab extends string = string> extends Options {
  path: Path;
  access: Rule;
  label: Key;
  load: () => Promise<PageModule>;
  tabs?: Record<Tab, Key>;
}

function route<Path extends string, Tab extends string = never>(
  path: Path,
  access: Rule,
  label: Key,
  load: () => Promise<PageModule>,
  options: Options & { tabs?: Record<Tab, Key> } = {},
): Place<Path, Tab> {
  return { path, access, label, load, ...options };
}

/** The site map: every place once. A place is added when its page is built. */
export const routes = {
  realms: route("/:realm/realms", "anyone", "manageRealms", () => import("~/features/realms/RealmList"), {
    nav: "top",
    when: "signed in to the master realm",
  }),
  "client-scopes": route(
    "/:realm/client-scopes",
    "view-clients",
    "clientScopeList",
    () => import("~/features/clientScopes/ClientScopeList"),
    { nav: "manage", navLabel: "clientScopes" },
  ),
  "client-scope-new": route(
    "/:realm/client-scopes/new",
    "manage-clients",
    "createClientScope",
    () => import("~/features/clientScopes/ClientScopeNew"),
    { under: "client-scopes" },
  ),
  "client-scope": route(
    "/:realm/client-scopes/:id/:tab?",
    "view-clients",
    "clientScopeDetails",
    () => import("~/features/clientScopes/ClientScopeTabs"),
    { under: "client-scopes", tabs: { settings: "settings", mappers: "mappers", scope: "scope" } },
  ),
  "client-scope-mapper": route(
    "/:realm/client-scopes/:id/mappers/:mapperId/:viewMode",
    "view-clients",
    "mappingDetails",
    () => import("~/features/clientScopes/ClientScopeMapper"),
    { under: "client-scope" },
  ),
  roles: route("/:realm/roles", "view-realm", "realmRolesList", () => import("~/features/roles/RoleList"), {
    nav: "manage",
    navLabel: "realmRoles",
  }),
  "role-new": route("/:realm/roles/new", "manage-realm", "createRole", () => import("~/features/roles/RoleNew"), {
    under: "roles",
  }),
  role: route(
    "/:realm/roles/:id/:tab",
    { any: ["view-realm", "view-users"] },
    "roleDetails",
    () => import("~/features/roles/RoleTabs"),
    {
      under: "roles",
      tabs: {
        details: "details",
        "associated-roles": "associatedRolesText",
        attributes: "attributes",
        "users-in-role": "usersInRole",
        permissions: "permissions",
        events: "adminEvents",
      },
    },
  ),
  "user-federation": route(
    "/:realm/user-federation",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
    { nav: "configure" },
  ),
  "user-federation-ldap": route(
    "/:realm/user-federation/ldap",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
  ),
  "user-federation-kerberos": route(
    "/:realm/user-federation/kerberos",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
  ),
  "ldap-new": route(
    "/:realm/user-federation/ldap/new",
    "view-realm",
    "addProvider",
    () => import("~/features/userFederation/LdapNew"),
    { under: "user-federation" },
  ),
  ldap: route(
    "/:realm/user-federation/ldap/:id/:tab?",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/LdapTabs"),
    { under: "user-federation", tabs: { settings: "settings", mappers: "mappers" } },
  ),
  "ldap-mapper-new": route(
    "/:realm/user-federation/ldap/:id/mappers/new",
    "view-realm",
    "mappingDetails",
    () => import("~/features/userFederation/LdapMapperNew"),
    { under: "ldap" },
  ),
  "ldap-mapper": route(
    "/:realm/user-federation/ldap/:id/mappers/:mapperId",
    "view-realm",
    "mappingDetails",
    () => import("~/features/userFederation/LdapMapper"),
    { under: "ldap" },
  ),
  "kerberos-new": route(
    "/:realm/user-federation/kerberos/new",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/KerberosNew"),
    { under: "user-federation" },
  ),
  kerberos: route(
    "/:realm/user-federation/kerberos/:id",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/Kerberos"),
    { under: "user-federation" },
  ),
  "custom-federation-new": route(
    "/:realm/user-federation/:providerId/new",
    "view-realm",
    "addCustomProvider",
    () => import("~/features/userFederation/CustomNew"),
    { under: "user-federation" },
  ),
  "custom-federation": route(
    "/:realm/user-federation/:providerId/:id",
    "view-realm",
    "providerDetails",
    () => import("~/features/userFederation/Custom"),
    { under: "user-federation" },
  ),
  "custom-page": route(
    "/:realm/page-section/:providerId",
    "view-realm",
    "gatehouse.customPage",
    () => import("~/features/customUi/CustomItemList"),
  ),
  "custom-item-new": route(
    "/:realm/page-section/:providerId/add",
    "view-realm",
    "add",
    () => import("~/features/customUi/CustomItemNew"),
    { under: "custom-page" },
  ),
  "custom-item": route(
    "/:realm/page-section/:providerId/:id",
    "view-realm",
    "details",
    () => import("~/features/customUi/CustomItem"),
    { under: "custom-page" },
  ),
  dashboard: route("/:realm/:tab?", "anyone", "home", () => import("~/features/dashboard/Dashboard"), {
    tabs: { welcome: "welcomeTabTitle", info: "serverInfo", providers: "providerInfo" },
  }),
};

export type PlaceName = keyof typeof routes;
type PathOf<Name extends PlaceName> = (typeof routes)[Name]["path"];
type TabOf<Name extends PlaceName> = (typeof routes)[Name] extends Place<string, infer Tab> ? Tab : never;

/** What `to` needs to build the address of a place. */
export type PlaceParams<Name extends PlaceName> = ParamsOf<PathOf<Name>, TabOf<Name>>;

/** The place an address leads to, with its parameters decoded once. */
export interface Match {
  name: PlaceName;
  place: Place;
  params: Record<string, string>;
  /** Its `tab` is none of the place's own: one that an extension of the server may add, or nothing. */
  isForeignTab: boolean;
}

/** Decodes one segment; a name typed by hand with a bare `%` stands for itself. */
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
 * @returns the decoded name, or undefined for the bare address
 */
export function realmOf(pathname: string): string | undefined {
  const segment = pathname.split("/")[1];
  return segment ? decode(segment) : undefined;
}

/** Raw address behind the hash as the browser holds it now, without the search part. */
export const hereNow = () => window.location.hash.replace(/^#/, "").split("?")[0] ?? "";

/** The search part of the address behind the hash, without `?`. */
export const searchNow = () => window.location.hash.split("?")[1] ?? "";

/** Address of a place, every parameter encoded once; one that is left out ends the address. */
export const addressOf = ({ path }: Pick<Place, "path">, params: Record<string, string | undefined>) =>
  path.replace(/\/:(\w+)\??/g, (_, key: string) => {
    const value = params[key];
    return value === undefined ? "" : `/${encodeURIComponent(value)}`;
  });

/**
 * Typed address of a place.
 * @param name the place
 * @param params its parameters; `realm` is the realm in force when left out
 * @returns e.g. `/my%20realm/realms`, for the router's links (without `#`)
 */
export function to<Name extends PlaceName>(
  name: Name,
  ...[params]: Partial<PlaceParams<Name>> extends PlaceParams<Name> ? [PlaceParams<Name>?] : [PlaceParams<Name>]
): string {
  return addressOf(routes[name], { realm: realmOf(hereNow()), ...params });
}

/**
 * Reads the parameters of an address.
 * @param path of a place, or a template that an extension of the server names
 * @param pathname raw (encoded) address behind the hash
 * @returns them, decoded once; undefined where the address does not fit
 */
export function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const parts = path.split("/");
  const segments = pathname.replace(/\/$/, "").split("/");
  if (segments.length > parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
    if (name ? !segment && !(segment === undefined && optional) : segment !== part) return undefined;
    if (name && segment) params[name] = decode(segment);
  }
  return params;
}

const isPlaceName = (name: string): name is PlaceName => name in routes;

/**
 * Finds the place of an address. Parameters are taken from the raw address and decoded once,
 * because a second decoding would turn the literal text `%2F` of a name into `/`.
 * @param pathname raw (encoded) address behind the hash
 * @returns the place, or undefined where no place has this address; one that differs only in its tab is the last choice
 */
export function match(pathname: string): Match | undefined {
  const found = Object.entries<Place>(routes).flatMap(([name, place]): Match[] => {
    const params = paramsOf(place.path, pathname);
    if (!params || !isPlaceName(name)) return [];
    return [{ name, place, params, isForeignTab: params.tab !== undefined && !(params.tab in (place.tabs ?? {})) }];
  });
  return found.find(({ isForeignTab }) => !isForeignTab) ?? found[0];
}
