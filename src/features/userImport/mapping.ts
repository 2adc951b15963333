import type { UserProfileAttributeMetadata } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import type { Text } from "~/i18n/useT";

/** What every user has beside the attributes of the profile. */
type Field = "enabled" | "emailVerified" | "groups" | "requiredActions" | "password";

/** Attributes of the profile that are in the user itself. */
const roots = ["username", "email", "firstName", "lastName"] as const;
type Root = (typeof roots)[number];

/** Where the values of a column go; empty for a column that is left out. */
export type Target = "" | Root | Field | `attributes.${string}`;

/** What the realm says about its users. */
export interface Profile {
  attributes: UserProfileAttributeMetadata[];
  /** Attributes that the profile does not name may be written. */
  unmanaged: boolean;
  /** The e-mail address is the user name. */
  emailAsUsername: boolean;
}

const isRoot = (name: string): name is Root => roots.some((one) => one === name);

/** The target of an attribute of the profile. */
export const targetOf = (name: string): Target => (isRoot(name) ? name : `attributes.${name}`);

/** What a value can be written to, with what it is called; not what even an administrator may only read. */
export function targetsOf({ attributes }: Profile, serverText: (text: string) => string): [Target, Text][] {
  const own = attributes.flatMap(({ name = "", displayName, readOnly }): [Target, Text][] =>
    readOnly && name !== "username" ? [] : [[targetOf(name), { text: serverText(displayName || name) }]],
  );
  return [
    ...own,
    ["enabled", "enabled"],
    ["emailVerified", "emailVerified"],
    ["groups", "groups"],
    ["requiredActions", "requiredUserActions"],
    ["password", "password"],
  ];
}

/**
 * The attribute beyond the profile that a column could be written to by its own name; empty where none may be written, or
 * the profile has it: the server refuses what it lets nobody change, and ignores an attribute called like `email`.
 */
export function ownAttribute(column: string, { attributes, unmanaged }: Profile): string {
  const own = column.replace(/^attributes\./, "");
  return unmanaged && attributes.every(({ name }) => name !== own) ? own : "";
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Other names that files give to what a user has. */
const aliases: Record<string, Target> = {
  user: "username",
  login: "username",
  loginname: "username",
  mail: "email",
  emailaddress: "email",
  givenname: "firstName",
  forename: "firstName",
  surname: "lastName",
  familyname: "lastName",
  active: "enabled",
  group: "groups",
  grouppath: "groups",
  initialpassword: "password",
};

/**
 * Guesses where each column goes: by the technical name, what it is called in the administrator's language, or another
 * usual name. A target is given once, to the first column.
 */
export function guess(columns: string[], targets: [Target, string][]): Target[] {
  const names = new Map<string, Target>([
    ...Object.entries(aliases),
    ...targets.map(([target, label]): [string, Target] => [plain(label), target]),
    ...targets.map(([target]): [string, Target] => [plain(target), target]),
    ...targets.map(([target]): [string, Target] => [plain(target.replace(/^attributes\./, "")), target]),
  ]);
  const offered = new Set(targets.map(([target]) => target));
  const given = new Set<Target>();
  return columns.map((column) => {
    // written by us into the file of failed rows
    const target = column === ERROR ? undefined : names.get(plain(column));
    if (!target || !offered.has(target) || given.has(target)) return "";
    given.add(target);
    return target;
  });
}

/** Name of the column that says why a row failed. */
export const ERROR = "error";

/** The column that names the user of a row. */
export const keyOf = ({ emailAsUsername }: Profile): Root => (emailAsUsername ? "email" : "username");

/** Columns that go where another one goes already. */
export function repeated(mapping: Target[]): Set<number> {
  return new Set(mapping.flatMap((target, index) => (target && mapping.indexOf(target) !== index ? index : [])));
}
