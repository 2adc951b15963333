import { useSyncExternalStore } from "react";
import type { User } from "~/data/auth/adapter";
import { session } from "~/data/auth/session";

/** Who is signed in, as the ID token says; stays known while the session is ended. */
export function useUser(): User | undefined {
  const state = useSyncExternalStore(session.subscribe, session.get);
  return state.is === "out" ? undefined : state.user;
}
