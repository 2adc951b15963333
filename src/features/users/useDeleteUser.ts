import { useNavigate } from "react-router-dom";
import { type Call, useAction } from "~/data/action";
import { useT } from "~/i18n/useT";
import { isTransient, type User } from "~/features/users/user";
import { useAskSelf } from "~/features/users/useAskSelf";
import { confirm } from "~/kit/confirm";
import { to } from "~/routes";

/** A user made for a sign-in only ends with its sessions: `POST users/{id}/logout`; any other by `DELETE users/{id}`. */
const run = (call: Call, user: User) =>
  isTransient(user) ? call("users.logout", { id: user.id }) : call("users.del", { id: user.id });

/** Deletes a user after asking, from a list or from its own page with the list after it. */
export function useDeleteUser() {
  const t = useT();
  const navigate = useNavigate();
  const askSelf = useAskSelf();
  const deletion = useAction(
    async (call, user: User, leave: boolean) => {
      await run(call, user);
      // before the page of what is gone is asked again
      if (leave) await navigate(to("users"), { flushSync: true });
    },
    { done: "userDeletedSuccess", failed: "userDeletedError" },
  );
  const one = async (user: User, { leave = false } = {}) => {
    const { username = "" } = user;
    const yes = await confirm({
      title: { text: t(["deleteConfirmUsers", { count: 1, name: username }]) },
      body: "deleteConfirmCurrentUser",
      names: [username],
      label: "delete",
      danger: true,
    });
    if (yes && (await askSelf(user))) await deletion.run(user, leave);
  };
  return { one };
}
