import { useWhoami } from "~/data/access/access";
import { signOut } from "~/data/auth/session";
import { useAction } from "~/data/write/action";
import type { User } from "~/features/users/page/user";
import { confirm } from "~/kit/dialog/confirm";

/**
 * Asks and ends every session of a user: `POST users/{id}/logout`; who ends their own leaves the console.
 * @param leave the page of who is gone with them
 */
export function useSignOutAll(leave?: () => unknown) {
  const { userId } = useWhoami();
  const { run } = useAction(
    async (call, user: User) => {
      await call("users.logout", { id: user.id });
      if (user.id !== userId) return;
      await signOut();
      // the page is being left: whatever it requested now would be refused
      await new Promise(() => undefined);
    },
    { done: "gatehouse.signedOutUser", failed: "logoutAllSessionsError", leave },
  );
  return async (user: User) => {
    const question = { title: "logoutAllSessions", label: "confirm" } as const;
    const yes =
      user.id === userId
        ? await confirm({ ...question, body: "gatehouse.signOutSelf", danger: true })
        : await confirm({ ...question, body: "logoutAllDescription", names: [user.username ?? user.id] });
    if (yes) await run(user);
  };
}
