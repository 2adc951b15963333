import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { hasFeature } from "~/data/serverInfo";
import { dotted } from "~/kit/fieldProps";
import { listIn, textIn } from "~/kit/values";
import { isList, isSecret, type Property } from "~/parts/ProviderSettings";
import { paramsOf } from "~/routes";

/** Provider types of the pages and tabs that extensions of the server declare. */
export const PAGE = "org.keycloak.services.ui.extend.UiPageProvider";
export const TAB = "org.keycloak.services.ui.extend.UiTabProvider";

/** A custom page or tab: what its settings are and, for a tab, where it stands. */
export type CustomType = ComponentTypeRepresentation;

/** What a custom page or tab keeps: a component whose settings are lists, mostly of one text. */
export type Item = ComponentRepresentation;

const typesOf = (info: ServerInfoRepresentation | undefined, kind: string): CustomType[] =>
  info && hasFeature(info, "DECLARATIVE_UI") ? (info.componentTypes?.[kind] ?? []) : [];

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
    const { path, params }: Record<string, unknown> = type.metadata;
    if (typeof path !== "string") return [];
    const given = Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]);
    return [{ type, path, params: Object.fromEntries(given) }];
  });

/** Whether an address is that of a custom tab. */
export const isTabAddress = (info: ServerInfoRepresentation | undefined, pathname: string): boolean =>
  tabsOf(info).some(({ path, params }) => {
    const found = paramsOf(path, pathname);
    return found !== undefined && Object.entries(params).every(([name, value]) => (found[name] ?? value) === value);
  });

type Named = Property & { name: string };

const namedOf = ({ properties }: CustomType) => properties.filter((one): one is Named => Boolean(one.name));

/** The properties a list of items shows: those the provider names, else its first three; never a secret. */
export function shownOf(type: CustomType): Named[] {
  const { displayFields }: Record<string, unknown> = type.metadata ?? {};
  const named = namedOf(type);
  const chosen = Array.isArray(displayFields)
    ? displayFields.flatMap((name) => named.filter((one) => one.name === name))
    : named.slice(0, 3);
  return chosen.filter((one) => !isSecret(one));
}

/** What a list shows of a setting: its first value. */
export const valueOf = ({ config }: Item, name: string) => textIn(config?.[name]);

/** What an item is called: the value of the first property that lists show, else its id. */
export function nameOfItem(item: Item, type: CustomType): string {
  const [first] = shownOf(type);
  return (first && valueOf(item, first.name)) || (item.id ?? "");
}

/** What the form of an item shows. */
export interface ItemValues {
  config: Record<string, unknown>;
}

/** Form name of a setting; characters that are part of a path in form names are written as their codes. */
export const formName = (property: string) =>
  `config.${dotted(property).replace(/[[\]"'|%]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`;

const keyOf = (property: string) => formName(property).slice("config.".length);

/** Turns items of a type into values of its form and back, and tells which of them are secret. */
export function formOf(type: CustomType) {
  const named = namedOf(type);
  const toForm = ({ config = {} }: Item): ItemValues => ({
    config: Object.fromEntries(
      named.map(({ name, type: kind }) => {
        const value = config[name];
        return [keyOf(name), isList(kind) ? value && listIn(value) : Array.isArray(value) ? value[0] : value];
      }),
    ),
  });
  const toObject = ({ config }: ItemValues): Item => ({
    config: Object.fromEntries(
      named.flatMap(({ name }) => {
        const value = config[keyOf(name)];
        return value === undefined || value === null ? [] : [[name, [value].flat().map(String)]];
      }),
    ),
  });
  return { toForm, toObject, secret: named.filter(isSecret).map(({ name }) => formName(name)) };
}

/**
 * What is sent of an item: every setting as a list and, beside them, the parameters of the address, so that the provider
 * knows where it was saved.
 */
export function toSend(item: Item, type: CustomType, params: Record<string, string>): Item {
  const own = new Set(namedOf(type).map(({ name }) => name));
  const beside = Object.entries(params).filter(([name]) => !own.has(name));
  const lists = Object.entries({ ...item.config, ...Object.fromEntries(beside) }).map(
    ([name, value]): [string, string[]] => [name, [value].flat()],
  );
  return { ...item, providerId: type.id, config: Object.fromEntries(lists) };
}
