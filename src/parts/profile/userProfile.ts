import type {
  UserProfileAttributeMetadata as Attribute,
  UserProfileMetadata,
} from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { isRecord } from "~/data/browser/record";
import { dotted, type FieldProps, fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { isEmpty, listIn } from "~/kit/form/values";

export type { Attribute };

/** Props of the control of an attribute. */
export interface ControlProps extends FieldProps {
  attribute: Attribute;
}

/** Attributes that are properties of the user itself. */
export const ROOT = ["username", "email", "firstName", "lastName"] as const;

const isRoot = (name: string) => ROOT.some((one) => one === name);

/** Form name of an attribute of the profile. */
export const profileName = (name: string) => (isRoot(name) ? name : `attributes.${dotted(name)}`);

/** The profile's part of a form: what the server keeps as properties of the user, and its attributes. */
export interface ProfileValues {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  /** By form name; text or list of texts. */
  attributes: Record<string, unknown>;
}

/** The form's values of a user's profile. */
export const profileToForm = (user: UserRepresentation): ProfileValues => ({
  username: user.username ?? "",
  email: user.email ?? "",
  firstName: user.firstName ?? "",
  lastName: user.lastName ?? "",
  attributes: toFormMap(user.attributes),
});

/** The user's profile that values of a form mean: the server keeps every attribute as a list. */
export const profileToObject = ({ username, email, firstName, lastName, attributes }: ProfileValues) => ({
  username: username.trim(),
  email,
  firstName,
  lastName,
  attributes: Object.fromEntries(
    Object.entries(fromFormMap(attributes)).map(([name, value]) => [name, isEmpty(value) ? [] : [value].flat()]),
  ),
});

/** A part of the profile's form; `group` is undefined for the attributes that belong to none. */
export interface ProfileSection {
  group?: { name: string; title: string; description: string };
  attributes: Attribute[];
}

/** The profile's attributes by their groups, those of none first; groups without attributes are left out. */
export function profileSections({ attributes = [], groups = [] }: UserProfileMetadata): ProfileSection[] {
  const known = new Set(groups.map(({ name }) => name));
  const sections: ProfileSection[] = [
    { attributes: attributes.filter(({ group }) => !group || !known.has(group)) },
    ...groups.map(({ name = "", displayHeader, displayDescription }) => ({
      group: { name, title: displayHeader || name, description: displayDescription ?? "" },
      attributes: attributes.filter(({ group }) => group === name),
    })),
  ];
  return sections.filter((section) => section.attributes.length > 0);
}

/** An annotation as text; empty where there is none. */
export const annotation = ({ annotations }: Attribute, name: string): string => {
  const value = annotations?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** An annotation as number; undefined where there is none. */
export const numberIn = (attribute: Attribute, name: string): number | undefined => {
  const text = annotation(attribute, name);
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : undefined;
};

/**
 * Values that can be chosen: those of the validator `options`, or of the one that the annotation
 * `inputOptionsFromValidation` names.
 */
export function profileOptions(attribute: Attribute): string[] {
  const validator = attribute.validators?.[annotation(attribute, "inputOptionsFromValidation") || "options"];
  const options = validator?.options;
  return Array.isArray(options) ? options.map(String) : [];
}

/** What an option is called, as the annotations say: a text or key of its own, or a key with a common beginning. */
export function optionText(attribute: Attribute, option: string): { text: string; prefix?: string } {
  const labels = attribute.annotations?.inputOptionLabels;
  const own = isRecord(labels) ? labels[option] : undefined;
  if (typeof own === "string" && own) return { text: own };
  return { text: option, prefix: annotation(attribute, "inputOptionLabelsI18nPrefix") || undefined };
}

/** How an attribute is rendered. */
export type ProfileKind =
  | "text"
  | "textarea"
  | "multi"
  | "select"
  | "multiselect"
  | "select-radiobuttons"
  | "multiselect-checkboxes"
  | "locale";

const KINDS: ProfileKind[] = ["textarea", "select", "multiselect", "select-radiobuttons", "multiselect-checkboxes"];

/**
 * How an attribute is rendered: by its annotation `inputType`; several lines where it takes several values, or has them.
 * @param value as the form keeps it
 */
export function profileKind(attribute: Attribute, value?: unknown): ProfileKind {
  const { name = "", multivalued } = attribute;
  const inputType = annotation(attribute, "inputType");
  if (isRoot(name)) return "text";
  if (name === "locale") return "locale";
  const kind = KINDS.find((one) => one === inputType);
  if (kind) return kind;
  return multivalued || (!inputType && listIn(value).length > 1) ? "multi" : "text";
}

const HTML5 = ["email", "tel", "url", "number", "range", "date", "datetime-local", "month", "time"] as const;

/** What the inputs of some types can hold: the browser shows nothing in the place of any other value. */
const HELD: Partial<Record<(typeof HTML5)[number], RegExp>> = {
  number: /^-?\d*\.?\d+(e[+-]?\d+)?$/i,
  date: /^\d{4,}-\d\d-\d\d$/,
  "datetime-local": /^\d{4,}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/,
  month: /^\d{4,}-\d\d$/,
  time: /^\d\d:\d\d(:\d\d(\.\d+)?)?$/,
};

/**
 * Type of the browser's input, from `html5-…`; plain text for anything else, and where the type cannot hold a value.
 * @param value as the form keeps it
 */
export function inputTypeOf(attribute: Attribute, value?: unknown): (typeof HTML5)[number] | "text" {
  const type = HTML5.find((one) => annotation(attribute, "inputType") === `html5-${one}`);
  const held = type && HELD[type];
  return type && listIn(value).every((one) => one === "" || !held || held.test(one)) ? type : "text";
}
