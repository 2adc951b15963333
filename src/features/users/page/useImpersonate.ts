import { addAlert } from "~/data/write/alerts";
import { useAction } from "~/data/write/action";
import { useRealm } from "~/data/query/useRealm";
import type { UserTabProps } from "~/features/users/page/user";
import { confirm } from "~/kit/dialog/confirm";

const isAnswer = (answer: Record<string, unknown>): answer is { redirect: string; sameRealm: boolean } =>
  typeof answer.redirect === "string";

/** Opens a page beside the console that knows nothing of it; says so where the browser does not let it open. */
function openBeside(address: string): void {
  const tab = window.open(address, "_blank");
  if (tab) tab.opener = null;
  else addAlert("gatehouse.popupBlocked", "warning");
}

/**
 * Signs the administrator in as a user after asking: `POST users/{id}/impersonation`. In the realm that the
 * administrator is signed in to, this ends their own session, and the user's page takes the place of the console; else
 * it opens beside it.
 */
export function useImpersonate({ user: { id, username = "" } }: UserTabProps) {
  const realm = useRealm();
  const action = useAction(
    async (call) => {
      const answer = await call("users.impersonation", { id }, { user: id, realm });
      if (!isAnswer(answer)) return;
      if (!answer.sameRealm) return openBeside(answer.redirect);
      window.location.assign(answer.redirect);
      // what is read again now would find the session gone and go to the sign-in instead
      return new Promise<never>(() => undefined);
    },
    { failed: "impersonateError" },
  );
  return async () => {
    const yes = await confirm({
      title: "impersonateConfirm",
      body: "impersonateConfirmDialog",
      names: [username],
      label: "impersonate",
    });
    if (yes) await action.run();
  };
}
