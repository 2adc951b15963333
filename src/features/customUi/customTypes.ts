import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { hasFeature } from "~/data/access/features";

/** Provider types of the pages and tabs that extensions of the server declare. */
export const PAGE = "org.keycloak.services.ui.extend.UiPageProvider";
export const TAB = "org.keycloak.services.ui.extend.UiTabProvider";

/** A custom page or tab: what its settings are and, for a tab, where it stands. */
export type CustomType = ComponentTypeRepresentation;

const typesOf = (info: ServerInfoRepresentation | undefined, kind: string): CustomType[] =>
  hasFeature(info, "DECLARATIVE_UI") ? (info?.componentTypes?.[kind] ?? []) : [];

/** The custom pages of a server; none before its information is there. */
export const pagesOf = (info: ServerInfoRepresentation | undefined) => typesOf(info, PAGE);

/** A tab that an extension adds to the tab bars whose address fits its template. */
export interface CustomTabType {
  type: CustomType;
  /** Template of addresses, e.g. `/:realm/roles/:id/:tab`. */
  path: string;
  /** What its own address has in place of the parameters of the template. */
  params: Record<string, string>;
}

/** The custom tabs of a server; none before its information is there. */
export const tabsOf = (info: ServerInfoRepresentation | undefined): CustomTabType[] =>
  typesOf(info, TAB).flatMap((type) => {
    const { path, params }: Record<string, unknown> = type.metadata ?? {};
    if (typeof path !== "string") return [];
    const given = Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]);
    return [{ type, path, params: Object.fromEntries(given) }];
  });
