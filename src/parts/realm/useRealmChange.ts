import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import { type Messages, useAction } from "~/data/write/action";
import { useRealm } from "~/data/query/useRealm";
import { readRealm, writeRealm } from "~/parts/realm/realmCalls";

let last: Promise<unknown> = Promise.resolve();

/** Two switches one right after the other: the second reads what the first has written. */
function inTurn<T>(write: () => Promise<T>): Promise<T> {
  const next = last.then(write);
  last = next.catch(() => undefined);
  return next;
}

/** Settings to write, or what makes them of the realm as the server has it now; what it throws is told. */
type RealmChange = RealmRepresentation | ((now: RealmRepresentation) => RealmRepresentation);

/**
 * Writes settings of the realm in force at once, over the realm as the server has it now (`PUT /admin/realms/{realm}`):
 * nothing that is typed in a form goes with them.
 */
export function useRealmChange(outcome: Messages) {
  const realm = useRealm();
  return useAction(
    (call, change: RealmChange) =>
      inTurn(async () => {
        const now = await readRealm(call, realm);
        await writeRealm(call, realm, { ...now, ...(typeof change === "function" ? change(now) : change) }, now);
      }),
    outcome,
  );
}
