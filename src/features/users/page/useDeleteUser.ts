import { type Call, useAction } from "~/data/write/action";
import { markDeleted } from "~/data/query/deleted";
import { useRealm } from "~/data/query/useRealm";
import { isTransient, type User } from "~/features/users/page/user";
import { useAskSelf } from "~/features/users/page/useAskSelf";
import { confirm } from "~/kit/dialog/confirm";

/**
 * A user made for a sign-in only ends with its sessions: `POST users/{id}/logout`; any other by `DELETE users/{id}`.
 */
async function run(call: Call, realm: string, user: User): Promise<void> {
  const { id } = user;
  if (!isTransient(user)) return call("users.del", { id });
  await call("users.logout", { id });
  markDeleted(realm, "users.del", { id });
}

/**
 * Deletes a user after asking.
 * @param leave the page of one who is gone
 */
export function useDeleteUser(leave?: () => unknown) {
  const realm = useRealm();
  const askSelf = useAskSelf();
  const deletion = useAction((call, user: User) => run(call, realm, user), {
    done: "userDeletedSuccess",
    failed: "userDeletedError",
    leave,
  });
  return async (user: User) => {
    const { username = "" } = user;
    const yes = await confirm({
      title: ["deleteConfirmUsers", { count: 1, name: username }],
      body: leave ? "deleteConfirmCurrentUser" : ["deleteConfirmDialog", { count: 1 }],
      names: [username],
      label: "delete",
      danger: true,
    });
    if (yes && (await askSelf(user))) await deletion.run(user);
  };
}
