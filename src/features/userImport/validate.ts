import { ownValue } from "~/data/browser/ownValue";
import type { UserProfileAttributeMetadata } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import type { FieldError } from "~/data/api/errors";
import type { Profile } from "~/features/userImport/mapping";
import type { Wanted } from "~/features/userImport/wanted";

type Config = Record<string, unknown>;
/** Key of the server's text for a value that is refused, with its values after the name. */
type Broken = [string, ...unknown[]] | undefined;

const numberIn = (value: unknown) =>
  value === undefined || value === null || value === "" ? undefined : Number(value);

function length(value: string, config: Config): Broken {
  const size = (config["trim-disabled"] ? value : value.trim()).length;
  const [min, max] = [numberIn(config.min), numberIn(config.max)];
  const isOff = (min !== undefined && size < min) || (max !== undefined && size > max);
  if (!isOff) return undefined;
  if (min === undefined) return ["error-invalid-length-too-long", "", max];
  return max === undefined ? ["error-invalid-length-too-short", min] : ["error-invalid-length", min, max];
}

function number(value: string, config: Config, pattern: RegExp): Broken {
  if (!pattern.test(value)) return ["error-invalid-number"];
  const [min = -Infinity, max = Infinity] = [numberIn(config.min), numberIn(config.max)];
  if (Number(value) < min) return ["error-number-out-of-range-too-small", min];
  return Number(value) > max ? ["error-number-out-of-range-too-big", "", max] : undefined;
}

/**
 * Validators of a profile that are known here, as the server was seen to apply them. None of them refuses what the
 * server takes: where both could differ (patterns, e-mail addresses) only what is wrong for sure is refused.
 */
const validators: Record<string, (value: string, config: Config) => Broken> = {
  length,
  email: (value) => (/^[^\s@]+@[^\s@]+$/.test(value) ? undefined : ["error-invalid-email"]),
  integer: (value, config) => number(value, config, /^[+-]?\d+$/),
  double: (value, config) => number(value, config, /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?[df]?$/i),
  options: (value, { options }) =>
    Array.isArray(options) && !options.includes(value) ? ["error-invalid-value"] : undefined,
  "username-prohibited-characters": (value) =>
    /[\p{Cc}\s!"#$%&'()*,/:;<=>?[\\\]^`{|}~§]/u.test(value) ? ["error-username-invalid-character"] : undefined,
  "person-name-prohibited-characters": (value) =>
    /[\p{Cc}\u2028\u2029!"#$%&()*/;<=>?[\\\]^{|}~§]/u.test(value) ? ["error-person-name-invalid-character"] : undefined,
};

/** What only the server can check of values: validators beyond the known ones, by attribute. */
export function uncheckedOf(attributes: readonly UserProfileAttributeMetadata[]): { name: string; by: string[] }[] {
  return attributes.flatMap(({ name = "", validators: own = {} }) => {
    const by = Object.keys(own).filter((one) => !(one in validators) && one !== "multivalued");
    return by.length > 0 ? [{ name, by }] : [];
  });
}

/** The values of an attribute that a row says something about. */
export function valuesOf(wanted: Partial<Wanted>, name: string): string[] {
  const { username, email, firstName, lastName, attributes = {} } = wanted;
  const roots: Record<string, string | undefined> = { username, email, firstName, lastName };
  const value = ownValue(roots, name);
  if (value) return [value];
  return ownValue(attributes, name) ?? [];
}

/** How many values an attribute has at least, also where it is not required. */
export const leastOf = ({ validators = {} }: UserProfileAttributeMetadata) =>
  numberIn(validators.multivalued?.min) ?? 0;

/**
 * What the realm's user profile refuses, in the server's own shape.
 * @param wanted what the row says
 * @param after the user with it: required values may be there already
 * @param isThere the user is not made by the row
 */
export function brokenRules(profile: Profile, wanted: Wanted, after: Partial<Wanted>, isThere = false): FieldError[] {
  return profile.attributes.flatMap((attribute): FieldError[] => {
    const { name = "", displayName, required, readOnly, defaultValue, validators: own = {} } = attribute;
    // not checked where it is the e-mail address; nor that of a user who is there, unless the realm lets it be changed
    if (name === "username" && (isThere || profile.emailAsUsername)) return [];
    const error = ([errorMessage, ...params]: [string, ...unknown[]]): FieldError => ({
      field: name,
      errorMessage,
      params: [displayName || name, ...params].map(String),
    });
    // the server itself puts the default in the place of what is missing
    const isLacking = required && !readOnly && !defaultValue && valuesOf(after, name).length === 0;
    if (isLacking) return [error(["error-user-attribute-required"])];
    const values = valuesOf(wanted, name);
    const most = numberIn(own.multivalued?.max);
    const least = leastOf(attribute);
    const count = valuesOf(after, name).length;
    // what an administrator may only read is checked of a new user only
    const isShort = count < least && !(readOnly && isThere) && !(defaultValue && count === 0);
    if (isShort || values.length > (most ?? Infinity)) return [error(["error-invalid-multivalued-size", least, most])];
    return values.flatMap((value) =>
      Object.entries(own).flatMap(([by, config]) => {
        const broken = validators[by]?.(value, config);
        return broken ? [error(broken)] : [];
      }),
    );
  });
}
