import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import type { Call } from "~/data/write/action";
import { same } from "~/data/write/merge";
import type { Failure } from "~/data/api/errors";
import { labelled } from "~/i18n/serverWords";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Option } from "~/kit/form/kinds/SelectField";
import { EMAIL } from "~/kit/form/useField";
import { type ProfileValues, profileToForm, profileToObject, ROOT } from "~/parts/profile/userProfile";

/** What the form of a user shows. */
export interface UserValues extends ProfileValues {
  emailVerified: boolean;
  requiredActions: string[];
  /** Paths of groups to join, for a new user. */
  groups: string[];
}

/** The form's values of a user. */
export const toForm = (user: UserRepresentation): UserValues => ({
  ...profileToForm(user),
  emailVerified: user.emailVerified ?? false,
  requiredActions: user.requiredActions ?? [],
  groups: user.groups ?? [],
});

/** The user that the form's values mean. */
export const toObject = ({ emailVerified, requiredActions, groups, ...profile }: UserValues) => ({
  ...profileToObject(profile),
  emailVerified,
  requiredActions,
  groups,
});

const PROFILE = [...ROOT, "attributes"] as const;

/**
 * What of a user is sent: only what changed, because `enabled: true` would end a lock and anything else could undo what
 * somebody else just did. The profile goes as a whole: of a user that is sent with attributes the server takes away the
 * name and e-mail address that are not sent with them.
 * @param next the user as it shall be
 * @param before the user as the server has it
 */
export function changedPart(next: UserRepresentation, before: UserRepresentation): UserRepresentation {
  const changed = Object.entries(next).filter(([key, value]) => !same(value, Reflect.get(before, key)));
  const isProfile = (key: string) => PROFILE.some((one) => one === key);
  const others = Object.fromEntries(changed.filter(([key]) => !isProfile(key)));
  if (changed.every(([key]) => !isProfile(key))) return others;
  return { ...others, ...Object.fromEntries(PROFILE.map((key) => [key, next[key]])) };
}

/** Writes what changed of a user (`PUT users/{id}`). */
export const updateUser = (call: Call, id: string, next: UserRepresentation, before: UserRepresentation) =>
  call("users.update", { id }, changedPart(next, before));

/** The field that a refusal is about where the server names none: a name or address that another user has, no name. */
export const refusedField = ({ status, message, fields }: Failure): "email" | "username" | undefined => {
  if (status === 409) return /email/i.test(message) ? "email" : "username";
  return status === 400 && fields.length === 0 && /user ?name/i.test(message) ? "username" : undefined;
};

/**
 * Like `refusedField`, of the fields that can be changed: where the e-mail address is the user name, a missing name is a
 * missing address.
 * @param nameOf form name of a field that can be changed
 */
export const refusedIn =
  (nameOf: (field: string) => string | undefined) =>
  (failure: Failure): "email" | "username" | undefined => {
    const field = refusedField(failure);
    if (field === undefined || nameOf(field)) return field;
    return field === "username" && nameOf("email") ? "email" : undefined;
  };

/** Alert after a refused save: values that the profile does not allow, which are marked at their fields, or anything else. */
export const notSaved = ({ fields }: Failure) => (fields.length > 0 ? "userNotSaved" : "userCreateError");

/** What the user has to do at the next sign-in. @param options the actions to choose from */
export const requiredActionsField = (options: Option[]): FieldSpec<UserValues> => ({
  kind: "select",
  name: "requiredActions",
  ...labelled("requiredUserActions"),
  isMulti: true,
  options,
  placeholder: "requiredActionPlaceholder",
});

/** Whether the e-mail address is verified. */
export const emailVerifiedField: FieldSpec<UserValues> = {
  kind: "switch",
  name: "emailVerified",
  ...labelled("emailVerified"),
};

/** The form of a user whose profile the server does not return. */
export const plainFields = (of: { hasUsername: boolean; mayRename: boolean }): FieldSpec<UserValues>[] => [
  ...(of.hasUsername
    ? [{ kind: "text", name: "username", label: "username", required: true, isDisabled: !of.mayRename } as const]
    : []),
  { kind: "text", name: "email", label: "email", type: "email", pattern: EMAIL },
  { kind: "text", name: "firstName", label: "firstName" },
  { kind: "text", name: "lastName", label: "lastName" },
];
