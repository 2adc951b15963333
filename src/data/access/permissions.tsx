import type { CallName } from "~/data/api/api";
import { missing, type Permission, useWhoami } from "~/data/access/access";
import { requiredPermissions, type Write } from "~/data/access/requiredPermissions";
import { useRealmIfThere } from "~/data/query/realm";
import { createStore } from "~/data/browser/store";
import { useRealm } from "~/data/query/useRealm";
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from "react";

export type { Write };

const isWrite = (call: CallName): call is Write => call in requiredPermissions;

/** What the server has refused although the permissions looked right: realm, call and object. */
const refused = createStore<ReadonlySet<string>>(new Set());

const refusal = (realm: string, call: Write, id = "") => JSON.stringify([realm, call, id]);

/**
 * Remembers that the server refused a write (403): under fine-grained permissions only it knows.
 * @param id of the object it refused; left out for a call that makes one
 */
export function learnRefusal(realm: string, call: CallName, id?: string): void {
  if (isWrite(call)) refused.set((old) => new Set(old).add(refusal(realm, call, id)));
}

/** Why a write is off: the permissions that are missing, or (none named) that the server refused it. */
export interface Denial {
  missing: Permission[];
}

/** An object as the server answers it; under fine-grained permissions with what may be done with it. */
export interface WithAccess {
  id?: string;
  access?: Record<string, boolean>;
}

/**
 * An object for a write that another right than `manage` decides, e.g. `mapRoles` of a user.
 * @param rights names in its `access`: the first that the server tells counts, none of them means no
 */
export const byRight = ({ id, access }: WithAccess, ...rights: string[]): WithAccess => ({
  id,
  access: access && { manage: rights.map((right) => access[right]).find((held) => held !== undefined) ?? false },
});

/** Answers undefined when a write may be tried, else why it is off. */
type Can = (call: Write, object?: WithAccess) => Denial | undefined;

const CanContext = createContext<Can | undefined>(undefined);

/**
 * Works out once for everything below it which writes the administrator may do in the realm in force.
 * Where the realm has fine-grained permissions a missing realm-wide permission proves nothing: the object's own
 * `access` decides, and what it does not tell is learned from the first 403.
 */
export function PermissionsProvider({ children }: { children: ReactNode }) {
  const realm = useRealm();
  const held = useWhoami().realm_access[realm];
  const fine = useRealmIfThere()?.adminPermissionsEnabled === true;
  const known = useSyncExternalStore(refused.subscribe, refused.get);
  const can = useMemo<Can>(
    () => (call, object) => {
      if (known.has(refusal(realm, call, object?.id))) return { missing: [] };
      const lacking = missing(requiredPermissions[call], held ?? []);
      if (lacking.length === 0) return undefined;
      const own = object?.access?.manage ?? object?.access?.configure;
      if (own === true || (fine && own === undefined)) return undefined;
      return { missing: lacking };
    },
    [realm, held, fine, known],
  );
  return <CanContext value={can}>{children}</CanContext>;
}

/** Tells which writes the administrator may do in the realm in force. */
export function useCan(): Can {
  const can = use(CanContext);
  if (!can) throw new Error("Rights is missing");
  return can;
}
