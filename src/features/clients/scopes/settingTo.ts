import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { isUnanswered } from "~/data/bulk/attempt";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { Call } from "~/data/write/action";
import { assign, type AssignedScope, changeType, unassign } from "~/features/clients/scopes/assignedScope";

type Type = AssignedScope["type"];

/** One scope of one client, as rows of a run stand for it. */
interface Rows<Row> {
  /** Id of a row. */
  id: (row: Row) => string;
  client: (row: Row) => ClientRepresentation;
  /** How the client has the scope right before the run comes to it: the list may be older. */
  read: (call: Call, row: Row) => Promise<AssignedScope>;
}

async function set(call: Call, client: ClientRepresentation, now: AssignedScope, next: Type) {
  if (next === "none") return unassign(call, client, now);
  return now.type === "none" ? assign(call, client, now.id, next) : changeType(call, client, now, next);
}

/**
 * Gives clients scopes as another type, or takes them; undo puts each back where the run itself changed something. Made anew
 * for each run.
 * @param undo what the inverse says
 */
export function settingTo<Row>(
  to: Type,
  { id: idOf, client: clientOf, read }: Rows<Row>,
  undo: Pick<BulkAction<Row>, "label" | "done">,
): Pick<BulkAction<Row>, "run" | "undoes" | "inverse"> {
  const before = new Map<string, Type>();
  return {
    run: async (call, row) => {
      const id = idOf(row);
      const now = await read(call, row);
      if (now.type === to) return;
      // a second try, e.g. after an answer that was lost, finds what the first one made
      if (!before.has(id)) before.set(id, now.type);
      await set(call, clientOf(row), now, to).catch(async (cause: unknown) => {
        // a client that still has it as before has nothing to undo; one that lost it on the way has
        const left = isUnanswered(cause) ? undefined : await read(call, row).catch(() => undefined);
        if (left?.type === before.get(id)) before.delete(id);
        throw cause;
      });
    },
    // also what is left of a row that failed
    undoes: (row, isDone) => isDone || before.has(idOf(row)),
    inverse: {
      ...undo,
      call: "clients.addDefaultClientScope",
      run: async (call, row) => {
        const type = before.get(idOf(row));
        if (type === undefined) return;
        await set(call, clientOf(row), await read(call, row), type);
        before.delete(idOf(row));
      },
    },
  };
}
