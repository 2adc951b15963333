import type { Failure } from "~/data/api/errors";
import { isRecord } from "~/data/browser/record";
import { annotationOf, textOf } from "~/features/realmSettings/userProfile/annotations";
import { type Entry, type ListedAttribute } from "~/features/realmSettings/userProfile/profile";
import type { Seen, Translations } from "~/features/realmSettings/userProfile/translations";

/** An attribute and the texts of its display name that are to be written. */
export interface EditedAttribute extends ListedAttribute {
  translations?: Record<string, Translations>;
  seen?: Record<string, Seen>;
}

/** Values of the form of an attribute. */
export interface AttributeValues {
  name: string;
  displayName: string;
  multivalued: boolean;
  defaultValue: string;
  group: string;
  enabledWhen: "always" | "scopesAsRequested";
  selectorScopes: string[];
  required: boolean;
  /** For whom it is required. */
  roles: string;
  requiredWhen: "requiredAlways" | "requiredScopesAsRequested";
  requiredScopes: string[];
  permissions: { edit: string[]; view: string[] };
  validations: Entry[];
  /** A value that was typed is a text. */
  annotations: Entry[];
  /** Annotations as they are stored: some are no texts. */
  stored: Entry[];
  /** The attribute of a SCIM user that it is; empty for none. */
  scim: string;
  translations: Record<string, Translations>;
  /** What was there when they were typed; no change by itself. */
  seen: Record<string, Seen>;
}

/** The annotation that maps an attribute to one of a SCIM user (26.7); it has a field of its own. */
export const SCIM = "kc.scim.schema.attribute";

/** For whom an attribute is required: id and message of the choice → roles. */
const rolesOf: Record<string, string[]> = {
  "requiredForLabel.both": ["admin", "user"],
  "requiredForLabel.users": ["user"],
  "requiredForLabel.admins": ["admin"],
};

const listOf = (condition: unknown, key: string): string[] => {
  const list = isRecord(condition) ? condition[key] : undefined;
  return Array.isArray(list) ? list.map(String) : [];
};

/** The form's values of an attribute. A condition without roles counts for both, one without scopes always. */
export function toForm(attribute: EditedAttribute): AttributeValues {
  const { name = "", displayName = "", multivalued = false, defaultValue, group, permissions = {} } = attribute;
  const [condition] = attribute.required ?? [];
  const [selector] = attribute.selector ?? [];
  const [scim] = attribute.annotations?.filter(({ name }) => name === SCIM) ?? [];
  const roles = listOf(condition?.value, "roles");
  const requiredScopes = listOf(condition?.value, "scopes");
  const selectorScopes = listOf(selector?.value, "scopes");
  const only = roles.length === 1 && (roles[0] === "user" ? "users" : "admins");
  return {
    name,
    displayName,
    multivalued,
    defaultValue: defaultValue ?? "",
    group: group ?? "",
    enabledWhen: selectorScopes.length > 0 ? "scopesAsRequested" : "always",
    selectorScopes,
    required: condition !== undefined,
    roles: `requiredForLabel.${only || "both"}`,
    requiredWhen: requiredScopes.length > 0 ? "requiredScopesAsRequested" : "requiredAlways",
    requiredScopes,
    permissions: { edit: permissions.edit ?? [], view: permissions.view ?? [] },
    validations: attribute.validations ?? [],
    annotations: (attribute.annotations ?? []).filter(({ name }) => name !== SCIM),
    stored: attribute.annotations ?? [],
    scim: scim ? textOf(scim.value) : "",
    translations: attribute.translations ?? {},
    seen: {},
  };
}

/** Roles and scopes in an order of our own: the server keeps them as sets, whatever the order in which they were chosen. */
const ordered = (names: readonly string[]) => names.toSorted();

/** The attribute that values mean. */
export function toObject(values: AttributeValues): EditedAttribute {
  const { name, displayName, multivalued, defaultValue, group, permissions, validations, translations } = values;
  const scopes = values.requiredWhen === "requiredAlways" ? undefined : ordered(values.requiredScopes);
  return {
    name,
    displayName: displayName || undefined,
    multivalued,
    defaultValue: defaultValue || undefined,
    group: group || undefined,
    selector:
      values.enabledWhen === "always" ? [] : [{ name: "selector", value: { scopes: ordered(values.selectorScopes) } }],
    required: values.required ? [{ name: "required", value: { roles: rolesOf[values.roles] ?? [], scopes } }] : [],
    permissions: { edit: ordered(permissions.edit), view: ordered(permissions.view) },
    validations,
    annotations: [
      ...values.annotations
        .filter((row) => row.name || row.value)
        .map((row) => (typeof row.value === "string" ? annotationOf(row.name, row.value, values.stored) : row)),
      ...(values.scim ? [{ name: SCIM, value: values.scim }] : []),
    ],
    translations,
  };
}

/** How the server's words about a part of an attribute begin, and the field that has it. */
const refusals: readonly (readonly [RegExp, keyof AttributeValues])[] = [
  [/^\[Attribute configuration already exists /, "name"],
  [/^\[Validator '/, "validations"],
  [/^\[Annotation '/, "annotations"],
  [/^\[Default value /, "defaultValue"],
  [/^\[Attribute '.*' references unknown group /, "group"],
  [/^\['selector\.scopes'/, "selectorScopes"],
  [/^\['required\.scopes'/, "requiredScopes"],
];

/**
 * The field that a refusal is about. The server checks all attributes with each write: of another one, whose scope was deleted
 * for instance, the form has none.
 * @param others names of the other attributes
 */
export function refusedField({ message }: Failure, others: readonly string[]): keyof AttributeValues | undefined {
  const [, name = ""] = /attribute '([^']*)'/i.exec(message) ?? [];
  if (others.includes(name)) return undefined;
  return refusals.find(([words]) => words.test(message))?.[1];
}
