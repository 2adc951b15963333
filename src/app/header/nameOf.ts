import type { User } from "~/data/auth/adapter";
import type { Text } from "~/i18n/useT";

/**
 * What a user is called: both names, else one of them, else the user name.
 * @returns the name itself, or the text that makes it
 */
export function nameOf({ givenName, familyName, username }: Partial<User> = {}): { name: string } | { text: Text } {
  if (givenName && familyName) return { text: ["fullName", { givenName, familyName }] };
  const name = givenName || familyName || username;
  return name ? { name } : { text: "unknownUser" };
}
