import type { Call } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { failureOf, statusOf } from "~/data/api/errors";
import { apply, conflictsOf } from "~/data/write/merge";
import { changesBy, type Existing, type PlannedRow } from "~/features/userImport/plan";
import type { ImportOptions } from "~/features/userImport/wanted";
import { language } from "~/i18n/i18n";

/** A new user: made with groups and password in one call, so that all of it is there or nothing. */
function create(call: Call, { wanted }: PlannedRow, { temporary }: ImportOptions) {
  const { password, enabled = true, ...user } = wanted;
  const credentials = password === undefined ? undefined : [{ type: "password", value: password, temporary }];
  return call("users.create", { ...user, enabled, credentials });
}

/** Required actions are added to those that the user has by then. */
const isAction = ([field]: string[]) => field === "requiredActions";

/**
 * A user that an attempt without an answer has made has the password already, and a policy may allow none a second time.
 * @throws anything else
 */
function unlessOwnPassword(error: unknown): undefined {
  if (failureOf(error).message !== "invalidPasswordHistoryMessage") throw error;
  return undefined;
}

/**
 * Brings a user that is there to what the row says: read again, the changed values put on what the server has now,
 * groups joined. What somebody else changed meanwhile to something else is left to the administrator.
 */
async function update(call: Call, id: string, row: PlannedRow, { temporary }: ImportOptions): Promise<void> {
  const { wanted, joins, setsPassword } = row;
  const fresh = await call("users.findOne", { id });
  const seen = row.changes.filter(({ path }) => !isAction(path));
  const changes = changesBy(fresh, wanted);
  const planned = new Set(row.changes.map(({ path }) => path.join(".")));
  // what was as the file says when it was previewed, nobody has seen change; without a preview all of it counts
  const others = row.user ? changes.filter(({ path }) => !isAction(path) && !planned.has(path.join("."))) : [];
  const moved = [...conflictsOf(seen, fresh), ...others];
  if (moved.length > 0) {
    const columns = moved.map(({ path }) => path.join(".")).join(", ");
    throw new Error(language().t(["gatehouse.importMoved", { columns }]));
  }
  if (changes.length > 0) {
    const { enabled, ...next } = apply(fresh, changes);
    // sent along unchanged it would end a temporary lock
    await call("users.update", { id }, enabled === fresh.enabled ? next : { ...next, enabled });
  }
  for (const { id: groupId } of joins) await call("users.addToGroup", { id, groupId });
  if (!setsPassword || wanted.password === undefined) return;
  const reset = call("users.resetPassword", {
    id,
    credential: { type: "password", value: wanted.password, temporary },
  });
  await (row.user ? reset : reset.catch(unlessOwnPassword));
}

/** Rows of which nobody knows whether their users were made: no answer came, the server failed, or nobody waited for it. */
const unsure = new WeakSet<PlannedRow>();

async function madeBefore(call: Call, row: PlannedRow): Promise<Existing | undefined> {
  if (!unsure.has(row)) return undefined;
  const [user] = await call("users.find", { username: row.wanted.username, exact: true });
  return user?.id ? { ...user, id: user.id } : undefined;
}

/**
 * What the queue does to each row of an import. A row may be done again after a pause or a failure: nothing of it
 * happens twice. The password is forgotten as soon as it is written.
 * @param own id of the administrator, to ask before their own account is changed
 * @param leftover writes the file of rows that were not done
 */
export const importAction = (
  options: ImportOptions,
  own: string,
  leftover: NonNullable<BulkAction<PlannedRow>["leftover"]>,
): BulkAction<PlannedRow> => ({
  label: "gatehouse.importUsers",
  call: "users.create",
  run: async (call, row) => {
    const user = row.user ?? (await madeBefore(call, row));
    if (user) await update(call, user.id, row, options);
    else
      await create(call, row, options).catch((error: unknown) => {
        const status = statusOf(error);
        if (status === undefined || status >= 500) unsure.add(row);
        throw error;
      });
    row.wanted.password = undefined;
  },
  isSelf: ({ user }) => user?.id === own,
  leftover,
});
