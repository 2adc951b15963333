import type {
  UserProfileAttribute,
  UserProfileConfig,
  UserProfileGroup,
} from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { notFound } from "~/data/api/errors";
import { isRecord } from "~/data/browser/record";
import type { Call } from "~/data/write/action";

/** One entry of a map, e.g. a validator and its settings. */
export interface Entry {
  name: string;
  value: unknown;
}

/**
 * An attribute whose maps are lists of named entries, so that a save takes away or adds an entry as a whole: a validator
 * without settings and an empty `required` mean something.
 */
export interface ListedAttribute extends Omit<
  UserProfileAttribute,
  "validations" | "annotations" | "required" | "selector"
> {
  validations?: Entry[];
  annotations?: Entry[];
  /** The condition itself, or nothing. */
  required?: Entry[];
  selector?: Entry[];
}

/** A group of attributes whose annotations are a list of named entries. */
export interface ListedGroup extends Omit<UserProfileGroup, "annotations"> {
  annotations?: Entry[];
}

const MAPS = ["validations", "annotations"];
const CONDITIONS = ["required", "selector"];

const entriesOf = (map: object): Entry[] => Object.entries(map).map(([name, value]) => ({ name, value }));
const mapOf = (entries: unknown[]) =>
  Object.fromEntries(entries.filter(isRecord).map(({ name, value }) => [String(name), value]));

/** An attribute or group of the profile with lists in place of its maps. */
export function listed(part: object): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...part };
  for (const key of MAPS) if (isRecord(copy[key])) copy[key] = entriesOf(copy[key]);
  for (const key of CONDITIONS) if (isRecord(copy[key])) copy[key] = [{ name: key, value: copy[key] }];
  return copy;
}

/** An attribute or group as the server keeps it. */
export function unlisted(part: object): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...part };
  for (const key of MAPS) if (Array.isArray(copy[key])) copy[key] = mapOf(copy[key]);
  for (const key of CONDITIONS) if (Array.isArray(copy[key])) copy[key] = mapOf(copy[key])[key];
  return copy;
}

/** A list of the profile. */
export type ProfileList = "attributes" | "groups";

const namedIn = (profile: UserProfileConfig, list: ProfileList, name: string) =>
  profile[list]?.find((one) => one.name === name);

/**
 * An attribute or group of the profile, with lists in place of its maps.
 * @throws NetworkError 404 where the profile has none of that name
 */
export function partOf(profile: UserProfileConfig, list: ProfileList, name: string): Record<string, unknown> {
  const found = namedIn(profile, list, name);
  if (!found) throw notFound(name);
  return listed(found);
}

/**
 * Changes the user profile as the server has it now and writes all of it (`PUT users/profile`): the server takes away
 * what is not in it.
 */
export async function changeProfile(call: Call, change: (profile: UserProfileConfig) => UserProfileConfig) {
  await call("users.updateProfile", change(await call("users.getProfile")));
}

/** Puts an attribute or group in the place of the one with its name; a new one comes last. */
export const withPart =
  (list: ProfileList, part: object, isNew = false) =>
  (profile: UserProfileConfig): UserProfileConfig => {
    const next: { name?: string } = unlisted(part);
    const all: { name?: string }[] = profile[list] ?? [];
    const isThere = !isNew && all.some(({ name }) => name === next.name);
    return { ...profile, [list]: isThere ? all.map((one) => (one.name === next.name ? next : one)) : [...all, next] };
  };

/**
 * Puts a new group at the end.
 * @param taken what is wrong with a name that a group has
 * @throws Error where somebody else has made one of its name meanwhile: the server takes both, and they are one from then on
 */
export const withNewGroup =
  (group: { name?: string }, taken: string) =>
  (profile: UserProfileConfig): UserProfileConfig => {
    if (namedIn(profile, "groups", group.name ?? "")) throw new Error(taken);
    return withPart("groups", group, true)(profile);
  };

/** Takes an attribute or group out of the profile. */
export const withoutPart =
  (list: ProfileList, name: string) =>
  (profile: UserProfileConfig): UserProfileConfig => ({
    ...profile,
    [list]: profile[list]?.filter((one) => one.name !== name),
  });

/**
 * Puts some of a list in another order: each of them goes to a place where one of them was, all others stay.
 * @param names in their new order
 */
export function inOrder<Item extends { name?: string }>(list: readonly Item[], names: readonly string[]): Item[] {
  const find = (name: string) => list.find((one) => one.name === name) ?? [];
  const sorted = names.flatMap(find);
  return list.map((one) => (names.includes(one.name ?? "") ? (sorted.shift() ?? one) : one));
}

/** The key in a text `${key}`; undefined for any other text. */
export const keyIn = (text = "") => /^\$\{(.+)\}$/.exec(text)?.[1];

/** Keys of texts that attributes and groups of the profile name. */
export const keysIn = ({ attributes = [], groups = [] }: UserProfileConfig) =>
  [
    ...attributes.map(({ displayName }) => displayName),
    ...groups.flatMap(({ displayHeader, displayDescription }) => [displayHeader, displayDescription]),
  ].flatMap((text) => keyIn(text) ?? []);
