import { useAction } from "~/data/write/action";
import type { User } from "~/features/users/page/user";
import { useAskSelf } from "~/features/users/page/useAskSelf";
import { confirm } from "~/kit/dialog/confirm";

/**
 * Lets a user sign in or not, asking first before it is taken away: `PUT users/{id}` with nothing but `enabled`,
 * because the server leaves alone what it is not sent.
 */
export function useEnableUser() {
  const askSelf = useAskSelf();
  const { run, running } = useAction(
    (call, id: string, enabled: boolean) => call("users.update", { id }, { enabled }),
    {
      done: "userSaved",
      failed: "userNotSaved",
    },
  );
  const change = async (user: User, on: boolean) => {
    const ask = () =>
      confirm({
        title: "disableConfirmUserTitle",
        body: "disableConfirmUser",
        names: [user.username ?? user.id],
        label: "disable",
        danger: true,
      });
    if (on || ((await ask()) && (await askSelf(user)))) await run(user.id, on);
  };
  return { run: change, running };
}
