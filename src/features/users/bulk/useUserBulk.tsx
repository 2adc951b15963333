import { type ReactNode, Suspense, useState } from "react";
import { useAccess, useWhoami } from "~/data/access/access";
import { SEES_CLIENTS, SEES_REALM, SEES_USERS } from "~/data/access/readers";
import { env } from "~/data/auth/env";
import { useRealm } from "~/data/query/useRealm";
import type { PromptedAction, BulkAction } from "~/data/bulk/bulkRuns";
import type { ListedUser } from "~/data/api/extra";
import type { UserBulkQuestion } from "~/features/users/bulk/UserBulkDialog";
import { lastAdministrator } from "~/features/users/bulk/lastAdministrator";
import { deleteUsers, type Guards, plainActions } from "~/features/users/bulk/userBulk";
import { byRight, type Write } from "~/data/access/permissions";
import type { Key } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";

type Action = BulkAction<ListedUser>;

const UserBulkDialog = lazily(() =>
  import("~/features/users/bulk/UserBulkDialog").then((module) => module.UserBulkDialog),
);

/** What decides about memberships and roles of a user in place of the right to manage it. */
const objects: Partial<Record<UserBulkQuestion["kind"], PromptedAction<ListedUser>["object"]>> = {
  groups: (user) => byRight(user, "manageGroupMembership"),
  roles: (user) => byRight(user, "mapRoles"),
};

/**
 * What can be done with many users at once.
 * @returns the actions, the one that deletes, and the dialog of those that ask first
 */
export function useUserBulk(): {
  actions: (Action | PromptedAction<ListedUser>)[];
  remove: Action;
  dialog: ReactNode;
} {
  const { userId } = useWhoami();
  const [question, setQuestion] = useState<UserBulkQuestion>();
  const isSelf = ({ id }: ListedUser) => id === userId;
  const prompted = (
    label: Key,
    call: Write,
    kind: UserBulkQuestion["kind"],
    on = true,
  ): PromptedAction<ListedUser> => ({
    label,
    call,
    object: objects[kind],
    ask: () =>
      new Promise((resolve) => {
        const answer = (action: Action | undefined) => {
          setQuestion(undefined);
          resolve(action);
        };
        setQuestion({ kind, on, answer });
      }),
  });
  const guards: Guards = { isSelf, warn: useMayKnowAdministrators() ? lastAdministrator : undefined };
  const { before, after } = plainActions(guards);
  return {
    actions: [
      ...before,
      prompted("gatehouse.actionAddAsk", "users.update", "action"),
      prompted("gatehouse.actionRemoveAsk", "users.update", "action", false),
      prompted("gatehouse.actionsMail", "users.executeActionsEmail", "mail"),
      prompted("gatehouse.groupsJoin", "users.addToGroup", "groups"),
      prompted("gatehouse.groupsLeave", "users.delFromGroup", "groups", false),
      prompted("gatehouse.rolesAdd", "users.addRealmRoleMappings", "roles"),
      prompted("gatehouse.rolesRemove", "users.delRealmRoleMappings", "roles", false),
      ...after,
    ],
    remove: deleteUsers(guards),
    dialog: question && (
      <Suspense>
        <UserBulkDialog {...question} guards={guards} />
      </Suspense>
    ),
  };
}

/** Whether the administrator may read who administers the realm: who has a role of it, in other realms of a client. */
function useMayKnowAdministrators(): boolean {
  const isMaster = useRealm() === env().masterRealm;
  return useAccess()([SEES_USERS, isMaster ? SEES_REALM : SEES_CLIENTS]).length === 0;
}
