import type { ReactNode } from "react";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";

interface Props {
  /** Whose groups are shown. */
  username: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog that shows the groups of a member of something. */
export function MembershipsDialog({ username = "", onClose, children }: Props) {
  const t = useT();
  return (
    <Dialog
      id="memberships"
      testId="showMembershipsDialog"
      variant="large"
      title={t(["showMembershipsTitle", { username }])}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
