import { useAction } from "~/data/write/action";
import { FormDialog } from "~/kit/form/FormDialog";
import { linkOf, type MailValues, refusedField, useActionsMail } from "~/features/users/page/mail";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";

/**
 * Sends a user the link to required actions: `PUT users/{id}/execute-actions-email`. Refused, it keeps what was typed.
 */
export function ResetMail({ user, onClose }: UserTabProps & { onClose: () => void }) {
  const t = useT();
  const { form, fields } = useActionsMail();
  const mail = useAction(
    (call, actions: string[], link: MailValues) =>
      call("users.executeActionsEmail", { id: user.id, actions, ...linkOf(link) }),
    { done: "credentialResetEmailSuccess", failed: "credentialResetEmailError" },
  );
  return (
    <FormDialog
      id="userCredentialsReset-form"
      testId="credential-reset-modal"
      title={t("credentialReset")}
      variant="medium"
      form={form}
      fields={fields}
      confirm="credentialResetConfirm"
      call="users.executeActionsEmail"
      object={user}
      send={({ actions, ...link }) => mail.run(actions, link)}
      fieldOf={refusedField}
      onClose={onClose}
    />
  );
}
