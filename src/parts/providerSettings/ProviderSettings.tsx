import { type ReactNode, Suspense } from "react";
import { type Text, useServerText, useT } from "~/i18n/useT";
import type { FieldProps } from "~/kit/form/fieldProps";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { storedList, listIn } from "~/kit/form/values";
import { AttributeNameField } from "~/parts/profile/AttributeNameField";
import { ClaimDisplayField } from "~/parts/providerSettings/ClaimDisplayField";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { GroupField } from "~/parts/groups/GroupField";
import { RoleField } from "~/parts/roles/RoleField";
import { isList, type Property, settingName } from "~/parts/providerSettings/settingTypes";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { useIdentityProviderOptions } from "~/parts/providerSettings/useIdentityProviderOptions";
import { FormGroup } from "@patternfly/react-core";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { WHOLE } from "~/kit/form/useField";

/** Form values with settings that the server describes. */
export interface Configured {
  config: Record<string, unknown>;
}

/** Form name of a setting. */
export type SettingName = ReturnType<typeof settingName>;

/** A field for each kind there is, with a name of the form around. */
type Named<Field, Name> = Field extends unknown ? Omit<Field, "name" | "when" | "dependsOn"> & { name: Name } : never;
type SettingField<Name extends string = SettingName> = Named<FieldSpec, Name>;

export interface SettingsOptions {
  /** The object is being made: defaults of the server count. An object that exists keeps what it lacks absent. */
  isNew?: boolean;
  /** Form name of a property; `config.` and the dotted name when left out. */
  nameOf?: (property: string) => SettingName;
  /** Several values are kept in one text, joined by `##`. */
  stringify?: boolean;
}

/** A property with its words in the administrator's language. */
interface Described<Name extends string> {
  property: Property & { name: string };
  /** Props of every kind: form name, label, help, and the ids of most types. */
  base: FieldProps & { name: Name };
  stringify: boolean;
}

const custom = <Name extends string>(
  { base: { name, label, help } }: Described<Name>,
  render: () => ReactNode,
): SettingField<Name> => ({
  kind: "custom",
  name,
  label,
  help,
  render,
});

/** The id and test id of a text control: the form name and the property's own name. */
const asText = <Name extends string>({ base, property }: Described<Name>) => ({
  ...base,
  id: base.name,
  testId: property.name,
  helpId: base.name,
});

const optionsOf = ({ property }: Pick<Described<string>, "property">) =>
  (property.options ?? []).map((key) => ({ key, value: { text: key } }));

/** The field of each type the server knows. */
const kinds: Record<string, <Name extends string>(described: Described<Name>) => SettingField<Name>> = {
  String: (of) => ({ kind: of.property.secret ? "password" : "text", ...asText(of) }),
  Text: ({ base }) => ({ kind: "textArea", ...base }),
  Integer: (of) => ({ kind: "text", pattern: WHOLE, ...asText(of) }),
  Number: (of) => ({ kind: "text", type: "number", ...asText(of) }),
  Password: (of) => ({ kind: "password", ...asText(of), testId: of.base.name }),
  boolean: ({ base }) => ({ kind: "switch", stringify: true, ...base }),
  List: (of) => ({
    kind: "select",
    ...of.base,
    testId: undefined,
    options: optionsOf(of),
  }),
  MultivaluedList: (of) => ({
    kind: "select",
    isMulti: true,
    stringify: of.stringify,
    inputLabel: "gatehouse.selectInput",
    ...of.base,
    options: optionsOf(of),
  }),
  MultivaluedString: ({ base, stringify }) => ({
    kind: "multiLine",
    stringify,
    addLabel: ["addMultivaluedLabel", { fieldLabel: textOf(base.label).toLowerCase() }],
    ...base,
    testId: base.name,
  }),
  Map: ({ base }) => ({ kind: "map", ...base }),
  Script: ({ base }) => ({ kind: "code", height: "600px", ...base }),
  File: ({ base }) => ({ kind: "fileText", ...base }),
  Role: (of) => custom(of, () => <RoleField {...of.base} />),
  Group: (of) => custom(of, () => <GroupField {...of.base} />),
  ClientList: (of) => custom(of, () => <ClientSelect {...of.base} id={of.base.name} helpId={of.base.name} />),
  IdentityProviderMultiList: (of) => custom(of, () => <IdentityProviderSelect {...of.base} stringify={of.stringify} />),
  UserProfileAttributeList: (of) =>
    custom(of, () => (
      <Suspense>
        <AttributeNameField {...of.base} testId={of.base.name} />
      </Suspense>
    )),
  ClaimDisplay: (of) => custom(of, () => <ClaimDisplayField {...of.base} />),
  Url: (of) => custom(of, () => <UrlField {...of.base} url={of.property.defaultValue} />),
};

const textOf = (text: Text) => (typeof text === "object" && "text" in text ? text.text : "");

/** A property's default in the shape the server keeps settings in: texts, and lists of them. */
function defaultOf({ type = "", defaultValue, options }: Property, stringify: boolean): unknown {
  if (type === "List") return defaultValue ?? options?.[0];
  if (isList(type)) return defaultValue === undefined ? undefined : storedList(listIn(defaultValue), stringify);
  return typeof defaultValue === "boolean" || typeof defaultValue === "number" ? String(defaultValue) : defaultValue;
}

/**
 * Turns settings that the server describes into fields, in its order.
 * @param properties as the server lists them; those without a name cannot be kept and are left out
 * @param serverText translates labels and help
 * @param nameOf form name of a property
 * @returns fields; a type we do not know becomes a text field, so that its value is seen and kept
 */
export function fieldsNamed<Name extends string>(
  properties: readonly Property[],
  serverText: (text: string | undefined, fallback?: string) => string,
  nameOf: (property: string) => Name,
  { isNew, stringify = false }: Omit<SettingsOptions, "nameOf">,
): SettingField<Name>[] {
  return properties.flatMap((property) => {
    const { name, label, helpText, type = "", required, readOnly } = property;
    if (!name) return [];
    const kind = kinds[type];
    if (!kind) console.warn(`Unknown type "${type}" of the setting "${name}": shown as text.`);
    const base: Described<Name>["base"] = {
      name: nameOf(name),
      label: { text: serverText(label, name) },
      help: helpText ? { text: serverText(helpText) } : undefined,
      required,
      isDisabled: readOnly,
      id: name,
      testId: name,
      helpId: label ?? name,
      defaultValue: isNew ? defaultOf(property, stringify) : undefined,
    };
    const described = { property: { ...property, name }, base, stringify };
    return [kind ? kind(described) : { kind: "text" as const, ...asText(described) }];
  });
}

/** Turns settings that the server describes into fields of a form that keeps them as `config`. */
export const fieldsOf = (
  properties: readonly Property[],
  serverText: (text: string | undefined, fallback?: string) => string,
  { nameOf = settingName, ...options }: SettingsOptions,
): SettingField[] => fieldsNamed(properties, serverText, nameOf, options);

/** The fields of settings that the server describes. */
export function useProviderFields(properties: readonly Property[], options: SettingsOptions): SettingField[] {
  return fieldsOf(properties, useServerText(), options);
}

/** Settings that the server describes, e.g. of a mapper, a provider or an execution, in the form around. */
export function ProviderSettings({ properties, ...options }: SettingsOptions & { properties: readonly Property[] }) {
  return <Inputs fields={useProviderFields(properties, options)} />;
}

/** The address in a text of the server, undefined where it is none of the web: other schemes could run a script. */
function addressIn(text: unknown): string | undefined {
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
  return url && ["http:", "https:"].includes(url.protocol) ? url.href : undefined;
}

/** A link that the server shows among its settings; its help is its text. */
function UrlField({ name, label, help, helpId = name, url }: FieldProps & { url: unknown }) {
  const t = useT();
  const text = help ? t(help) : t(label);
  const href = addressIn(url) ?? addressIn(text);
  return (
    <FormGroup label={t(label)} fieldId={name} labelHelp={help ? <HelpIcon name={helpId} text={help} /> : undefined}>
      {href ? (
        <a id={name} href={href} target="_blank" rel="noreferrer noopener">
          {text}
        </a>
      ) : (
        <span id={name}>{text}</span>
      )}
    </FormGroup>
  );
}

/** Several identity providers by alias, found by typing; `stringify`: as one text, joined by `##`. */
function IdentityProviderSelect(props: FieldProps & { stringify?: boolean }) {
  return <SelectField {...props} isMulti {...useIdentityProviderOptions()} />;
}
