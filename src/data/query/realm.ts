import { queryOptions, usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type WhoAmI from "@keycloak/keycloak-admin-client/lib/defs/whoAmIRepresentation";
import { callIn } from "~/data/api/api";
import { isWebAddress } from "~/data/browser/webAddress";
import { cache, EXEMPT, read } from "~/data/query/cache";
import { env } from "~/data/auth/env";
import { statusOf } from "~/data/api/errors";
import { useRealm } from "~/data/query/useRealm";

/** The signed-in administrator. `unread`: the server did not answer, so nothing is known of what they may do. */
interface Administrator extends WhoAmI {
  unread?: boolean;
}

/** Who the server could not name. */
const nobody: Administrator = {
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
 * A failure is a console warning and an administrator without any right, in English; 403 and 404 are the answer for a
 * realm that they may not see, any other failure leaves their rights `unread`.
 */
export const whoamiQuery = (realm: string) =>
  queryOptions({
    queryKey: [EXEMPT, "whoami", realm],
    queryFn: ({ signal }): Promise<Administrator> =>
      callIn({ realm: env().realm, signal }, "whoAmI.find", { currentRealm: realm }).catch((error: unknown) => {
        console.warn("Unable to find out who is signed in.", error);
        const status = statusOf(error);
        return { ...nobody, unread: status !== 403 && status !== 404 };
      }),
    staleTime: Infinity,
  });

/** Asks again what the administrator may do, e.g. after a realm was made; settles with the answer. */
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

/**
 * Like `useRealmRepresentation` for what also works without it, and requests nothing itself: undefined until it is there.
 */
export const useRealmIfThere = () => useQuery({ ...realmQuery(useRealm()), enabled: false }).data;

/**
 * Where applications find the realm in force, without a slash at its end: below its own frontend URL, where it has one.
 * What is no web address counts for nothing.
 */
export function useRealmAddress(): string {
  const realm = useRealm();
  const { attributes } = useRealmRepresentation();
  const own = String(attributes?.["frontendUrl"] ?? "");
  const base = isWebAddress(own) ? own : env().serverBaseUrl;
  return `${base.replace(/\/+$/, "")}/realms/${encodeURIComponent(realm)}`;
}
