import { useSyncExternalStore } from "react";
import type { User } from "~/data/auth/adapter";
import { session } from "~/data/auth/session";
import type { Text } from "~/i18n/useT";

/** Who is signed in, as the ID token says; stays known while the session is ended. */
export function useUser(): User | undefined {
  const state = useSyncExternalStore(session.subscribe, session.get);
  return state.is === "out" ? undefined : state.user;
}

/**
 * What a user is called: both names, else one of them, else the user name.
 * @returns the name itself, or the text that makes it
 */
export function nameOf({ givenName, familyName, username }: Partial<User> = {}): { name: string } | { text: Text } {
  if (givenName && familyName) return { text: ["fullName", { givenName, familyName }] };
  const name = givenName || familyName || username;
  return name ? { name } : { text: "unknownUser" };
}
