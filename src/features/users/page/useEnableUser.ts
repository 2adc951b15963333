import { useAction } from "~/data/write/action";
import type { User } from "~/features/users/page/user";
import { useAskSelf } from "~/features/users/page/useAskSelf";
import { confirm } from "~/kit/dialog/confirm";

/**
 * Lets a user sign in or not, asking first before it is taken away: `PUT users/{id}` with nothing but `enabled`,
 * because the server leaves alone what it is not sent.
 */
export function useEnableUser(user: User) {
  const { id } = user;
  const askSelf = useAskSelf();
  const { run, running } = useAction((call, enabled: boolean) => call("users.update", { id }, { enabled }), {
    done: "userSaved",
    failed: "userCreateError",
  });
  const change = async (on: boolean) => {
    const question = {
      title: "disableConfirmUserTitle",
      body: "disableConfirmUser",
      label: "disable",
      danger: true,
    } as const;
    if (on || ((await confirm(question)) && (await askSelf(user)))) await run(on);
  };
  return { run: change, running };
}
