import { type ReactNode, Suspense, useState } from "react";
import { passwordAccess } from "~/features/users/credentials/passwordAccess";
import type { User } from "~/features/users/page/user";
import { useSignOutAll } from "~/features/users/page/useSignOutAll";
import { copyAndTell } from "~/kit/controls/CopyButton";
import type { RowAction } from "~/kit/list/columns";
import { lazily } from "~/kit/page/lazily";

const PasswordDialog = lazily(() =>
  import("~/features/users/credentials/PasswordDialog").then((module) => module.PasswordDialog),
);
const ResetMail = lazily(() => import("~/features/users/credentials/ResetMail").then((module) => module.ResetMail));

/**
 * What is done with users every day, from the list and from a user's own page: set a password, send an e-mail with
 * actions, end all sessions, copy the id.
 * @returns the entries of the menu, and the dialog of the one that asks
 */
export function useUserActions<Row extends Partial<User>>(): {
  actions: RowAction<Row>[];
  dialog: ReactNode;
} {
  const [dialog, setDialog] = useState<{ user: User; by: "password" | "mail" }>();
  const signOutAll = useSignOutAll();
  const close = () => setDialog(undefined);
  const known = (row: Row): User => ({ ...row, id: row.id ?? "" });
  return {
    actions: [
      {
        label: "resetPassword",
        call: "users.resetPassword",
        object: (row) => passwordAccess(known(row)),
        run: (row) => setDialog({ user: known(row), by: "password" }),
      },
      {
        label: "gatehouse.actionsMail",
        call: "users.executeActionsEmail",
        // the server sends none to others
        when: ({ email, enabled }) => enabled === true && email !== undefined,
        run: (row) => setDialog({ user: known(row), by: "mail" }),
      },
      { label: "logoutAllSessions", call: "users.logout", run: (row) => void signOutAll(known(row)) },
      { label: "gatehouse.copyId", run: (row) => void copyAndTell(known(row).id) },
    ],
    dialog: dialog && (
      <Suspense>
        {dialog.by === "password" ? (
          <PasswordDialog user={dialog.user} isReset onClose={close} />
        ) : (
          <ResetMail user={dialog.user} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
