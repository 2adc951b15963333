import { queryOptions, usePrefetchQuery, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
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
 * realm that they may not see, any other failure leaves what is known, else their rights `unread`.
 */
export const whoamiQuery = (realm: string) =>
  queryOptions({
    queryKey: [EXEMPT, "whoami", realm],
    queryFn: ({ signal, client, queryKey }): Promise<Administrator> =>
      callIn({ realm: env().realm, signal }, "whoAmI.find", { currentRealm: realm }).catch((error: unknown) => {
        // whoever went on meanwhile does not wait for it: that is no failure
        if (signal.aborted) throw error;
        console.warn("Unable to find out who is signed in.", error);
        const status = statusOf(error);
        const unread = status !== 403 && status !== 404;
        const known = unread ? client.getQueryData<Administrator>(queryKey) : undefined;
        return known ?? { ...nobody, unread };
      }),
    staleTime: Infinity,
  });

/**
 * Asks again what the administrator may do, e.g. after a realm was made: at once where it shows, else where it is needed next.
 * @param except realm whose answer is new
 * @returns settles with the answer
 */
export const refreshWhoami = (except?: string) =>
  cache.invalidateQueries({ queryKey: [EXEMPT, "whoami"], predicate: ({ queryKey }) => queryKey[2] !== except });

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
 * Like `useRealmRepresentation` for what also works without it, and requests nothing itself: undefined until it is there, and
 * once the server says that it is gone.
 */
export function useRealmIfThere() {
  const { data, error } = useQuery({ ...realmQuery(useRealm()), enabled: false });
  return statusOf(error) === 404 ? undefined : data;
}

/** Like `useRealmIfThere`, and asks once more: somebody else may have deleted or renamed the realm since it was read. */
export function useRealmStillThere() {
  const name = useRealm();
  const realm = useRealmIfThere();
  const wasThere = realm !== undefined;
  useEffect(() => {
    if (wasThere) void cache.prefetchQuery({ ...realmQuery(name), staleTime: 0 });
  }, [name, wasThere]);
  return realm;
}

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
