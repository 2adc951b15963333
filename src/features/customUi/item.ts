import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import type { ConfigPropertyRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/configPropertyRepresentation";
import type { CustomType } from "~/features/customUi/customTypes";
import { dotted } from "~/kit/form/fieldProps";
import { listIn, textIn } from "~/kit/form/values";
import type { SettingName } from "~/parts/providerSettings/ProviderSettings";
import { isList, isSecret } from "~/parts/providerSettings/settingTypes";

/** What a custom page or tab keeps: a component whose settings are lists, mostly of one text. */
export type Item = ComponentRepresentation;

interface Named extends ConfigPropertyRepresentation {
  name: string;
}

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
export const formName = (property: string): SettingName =>
  `config.${dotted(property).replace(/[[\]"'|%]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)}`;

const keyOf = (property: string) => formName(property).slice("config.".length);

/** Turns items of a type into values of its form and back, and names those that are secret. */
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
      // a setting that is left out would stay as it was, an empty one is taken away
      named.map(({ name }) => [name, [config[keyOf(name)] ?? []].flat().map(String)]),
    ),
  });
  return { toForm, toObject, secret: named.filter(isSecret).map(({ name }) => formName(name)) };
}

/** An item with the values of its lists in order: the server keeps none and answers another one every time. */
export const ordered = (item: Item): Item => ({
  ...item,
  config: item.config && Object.fromEntries(Object.entries(item.config).map(([name, value]) => [name, sorted(value)])),
});

const sorted = (value: string | string[]) => (Array.isArray(value) ? value.toSorted() : value);

/**
 * What is sent of an item: every setting as a list; the parameters of the address fill settings of their names that are
 * empty, so that a provider can learn where it was saved. The server drops those that are none of its settings.
 */
export function toSend(item: Item, type: CustomType, params: Record<string, string>): Item {
  const config: [string, string[]][] = Object.entries(item.config ?? {}).map(([name, value]) => [name, [value].flat()]);
  const given = config.filter(([, values]) => values.some(Boolean)).map(([name]) => name);
  const beside = Object.entries(params).filter(([name]) => !given.includes(name));
  return { ...item, providerId: type.id, config: Object.fromEntries([...config, ...beside.map(([n, v]) => [n, [v]])]) };
}
