import type { Failure } from "~/data/api/errors";
import type { Text } from "~/i18n/useT";

/**
 * Names that the server does not refuse but cannot work with: over a brace it fails (500), and `.` and `..` in an
 * address mean a folder, so that nobody could reach or delete such a realm.
 */
const UNUSABLE = /^\.\.?$|[{}]/;

/** Most characters: the redirect URI of its account console (`/realms/{realm}/account/*`) has a column of 255. */
const LONGEST_NAME = 237;

/** How the server's messages about a name begin; a character that it does not allow may also be in a language, for instance. */
const ABOUT_NAME = /^(?:Realm |Character '(.+)' not allowed)/;

/**
 * Whether the server has refused the name of a realm: it is taken, or has characters that the server does not allow.
 * @param name that was sent, where it was not alone
 */
export function isAboutRealmName({ status, message }: Failure, name?: string): boolean {
  const about = status === 400 || status === 409 ? ABOUT_NAME.exec(message) : null;
  return about !== null && (name === undefined || name.includes(about[1] ?? ""));
}

/** Says what is wrong with the name of a realm. */
export function realmNameRule(name: string): Text | undefined {
  if (name.length > LONGEST_NAME) return ["maxLength", { length: LONGEST_NAME }];
  return UNUSABLE.test(name) ? "gatehouse.realmNameUnusable" : undefined;
}
