import { queryOptions, usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type WhoAmI from "@keycloak/keycloak-admin-client/lib/defs/whoAmIRepresentation";
import { callIn } from "~/data/api";
import { cache, EXEMPT, read } from "~/data/cache";
import { env } from "~/data/env";
import { useRealm } from "~/data/useRealm";

/** Who the server could not name: shell.md §2. */
const nobody: WhoAmI = {
  realm: "",
  userId: "",
  displayName: "",
  locale: "en",
  createRealm: false,
  realm_access: {},
  temporary: false,
};

/**
 * The administrator as the server sees them in a realm: `GET /admin/{loginRealm}/console/whoami?currentRealm=`.
 * A failure is a console warning and an administrator without any right, in English.
 */
export const whoamiQuery = (realm: string) =>
  queryOptions({
    queryKey: [EXEMPT, "whoami", realm],
    queryFn: ({ signal }) =>
      callIn({ realm: env().realm, signal }, "whoAmI.find", { currentRealm: realm }).catch((error: unknown) => {
        console.warn("Unable to find out who is signed in.", error);
        return nobody;
      }),
    staleTime: Infinity,
  });

/** Asks again what the administrator may do, e.g. after a realm was made. */
export const refreshWhoami = () => cache.invalidateQueries({ queryKey: [EXEMPT, "whoami"] });

/** The realm as its own address answers it; an unknown realm rejects like any 404. */
export const realmQuery = (realm: string) => read(realm, "realms.findOne", { realm });

/** Starts both reads that every page of a realm needs, so that they travel together. */
export function usePrefetchRealm(realm: string): void {
  usePrefetchQuery(whoamiQuery(realm));
  usePrefetchQuery(realmQuery(realm));
}

/** The representation of the realm in force. Its flags decide what the navigation shows. */
export const useRealmRepresentation = () => useSuspenseQuery(realmQuery(useRealm())).data;

/** Like `useRealmRepresentation` for what also works without it, and asks nothing itself: undefined until it is there. */
export const useRealmIfThere = () => useQuery({ ...realmQuery(useRealm()), enabled: false }).data;
