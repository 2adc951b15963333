import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import type { Input } from "~/data/api/api";
import { type BulkAction, MAIL_PACE } from "~/data/bulk/bulkRuns";
import { type RowState, undoable } from "~/data/bulk/undoable";
import type { ListedUser } from "~/data/api/extra";
import type { Key, Text } from "~/i18n/useT";
import { actionState, flag, groupState, roleState } from "~/features/users/page/userStates";
import { isAdminRole } from "~/features/users/bulk/lastAdministrator";
import { unlock } from "~/features/users/page/unlock";
import type { PickedRole } from "~/parts/roles/findRoles";

type Action = BulkAction<ListedUser>;
type IsSelf = Action["isSelf"];
/** Questions of actions that take access away: about the acting administrator, and about the last one. */
export type Guards = Pick<Action, "isSelf" | "warn">;

const ask =
  (title: Text, body: (count: number) => Text, danger = false): Action["confirm"] =>
  (count) => ({
    title,
    body: body(count),
    danger,
  });

const all = (count: number): Text => ["gatehouse.usersAffected", { count }];

/** Adds or removes a required action: the user's actions are read, and written with nothing else. */
export const requiredAction = (alias: string, on: boolean, isSelf: IsSelf): Action =>
  undoable(
    [on ? "gatehouse.actionAdd" : "gatehouse.actionRemove", { action: alias }],
    [on ? "gatehouse.actionRemove" : "gatehouse.actionAdd", { action: alias }],
    [actionState(alias)],
    on,
    { isSelf },
  );

const several = <Item>(
  items: readonly Item[],
  state: (item: Item) => RowState,
): [RowState, ...RowState[]] | undefined => {
  const [first, ...others] = items.map(state);
  return first && [first, ...others];
};

/** Joins or leaves groups; undefined for none. */
export function groupAction(groups: readonly GroupRepresentation[], on: boolean, isSelf: IsSelf): Action | undefined {
  const states = several(groups, (group) => groupState(group, on));
  const [label, undo]: [Key, Key] = on
    ? ["gatehouse.groupsJoin", "gatehouse.groupsLeave"]
    : ["gatehouse.groupsLeave", "gatehouse.groupsJoin"];
  const names = groups.map(({ path, name = "" }) => path ?? name).join(", ");
  const title: Text = [on ? "gatehouse.groupsJoinThese" : "gatehouse.groupsLeaveThese", { names }];
  return states && undoable(label, undo, states, on, { isSelf, confirm: ask(title, all) });
}

/** Gives or takes roles; undefined for none. */
export function roleAction(
  roles: readonly PickedRole[],
  on: boolean,
  { isSelf, warn: ofLast }: Guards,
): Action | undefined {
  const states = several(roles, (role) => roleState(role, on));
  const [label, undo]: [Key, Key] = on
    ? ["gatehouse.rolesAdd", "gatehouse.rolesRemove"]
    : ["gatehouse.rolesRemove", "gatehouse.rolesAdd"];
  const names = roles.map(({ role, clientId = "" }) => `${clientId} ${role.name}`.trim()).join(", ");
  const title: Text = [on ? "gatehouse.rolesAddThese" : "gatehouse.rolesRemoveThese", { names }];
  // which role administers depends on the realm, which the run knows
  const warn: Guards["warn"] =
    on || !ofLast
      ? undefined
      : async (call, users, realm) =>
          roles.some((role) => isAdminRole(role, realm)) ? ofLast(call, users, realm) : undefined;
  return states && undoable(label, undo, states, on, { isSelf, warn, confirm: ask(title, all) });
}

/** What an e-mail asks of its reader, how many seconds its link holds, and where it leads. */
export type ActionsMail = Omit<Input<"users.executeActionsEmail">[0], "id">;

/** Sends e-mails with a link to required actions (`PUT users/{id}/execute-actions-email`). */
export const mailAction = (mail: ActionsMail): Action => ({
  label: "gatehouse.actionsMail",
  call: "users.executeActionsEmail",
  pace: MAIL_PACE,
  confirm: ask("gatehouse.actionsMail", (count) => ["gatehouse.actionsMailConfirm", { count }]),
  done: (count) => ["gatehouse.emailsSent", { count }],
  run: (call, { id = "" }) => call("users.executeActionsEmail", { id, ...mail }),
});

/** Deletes users for good. */
export const deleteUsers = (guards: Guards): Action => ({
  label: "delete",
  call: "users.del",
  confirm: (count, name) => ({
    title: ["deleteConfirmUsers", { count, name }],
    body: ["deleteConfirmDialog", { count }],
    danger: true,
  }),
  done: "userDeletedSuccess",
  failed: "userDeletedError",
  ...guards,
  run: (call, { id = "" }) => call("users.del", { id }),
});

/** What can be done with users at once and needs no further word. */
export const plainActions = (guards: Guards): { before: Action[]; after: Action[] } => ({
  before: [
    undoable("gatehouse.enable", "disable", [flag("enabled")], true, {
      done: (count) => ["gatehouse.usersEnabled", { count }],
    }),
    undoable("disable", "gatehouse.enable", [flag("enabled")], false, {
      ...guards,
      confirm: ask("disable", all, true),
      done: (count) => ["gatehouse.usersDisabled", { count }],
    }),
    undoable("gatehouse.emailVerify", "gatehouse.emailUnverify", [flag("emailVerified")], true),
  ],
  after: [
    {
      label: "signOut",
      call: "users.logout",
      isSelf: guards.isSelf,
      confirm: ask("signOut", all, true),
      done: (count) => ["gatehouse.usersSignedOut", { count }],
      run: (call, { id = "" }) => call("users.logout", { id }),
    },
    {
      label: "unlock",
      call: "attackDetection.del",
      run: (call, { id = "" }) => unlock(call, id),
    },
    deleteUsers(guards),
  ],
});
