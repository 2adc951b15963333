import { FormDialog } from "~/kit/form/FormDialog";
import { linkOf, useActionsMail } from "~/features/users/page/mail";
import type { ActionsMail } from "~/features/users/bulk/userBulk";
import { useT } from "~/i18n/useT";

interface Props {
  onClose: () => void;
  onSend: (mail: ActionsMail) => void;
}

/** Asks what an e-mail to many users asks of them, how long its link holds, and where it leads afterwards. */
export function MailDialog({ onClose, onSend }: Props) {
  const t = useT();
  return (
    <FormDialog
      id="mail-form"
      title={t("gatehouse.actionsMail")}
      variant="medium"
      {...useActionsMail()}
      confirm="credentialResetConfirm"
      call="users.executeActionsEmail"
      onSubmit={({ actions, ...link }) => onSend({ actions, ...linkOf(link) })}
      onClose={onClose}
    />
  );
}
