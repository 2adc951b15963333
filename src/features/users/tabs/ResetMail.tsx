import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useAction } from "~/data/action";
import { useRealmRepresentation } from "~/data/realm";
import { FormDialog } from "~/features/users/tabs/FormDialog";
import { mailFields, type MailValues, refusedField, targetOf } from "~/features/users/tabs/mail";
import type { UserTabProps } from "~/features/users/user";
import { useT } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/Inputs";
import { useRequiredActions } from "~/parts/requiredActions";

interface Values extends MailValues {
  actions: string[];
}

/** Sends a user the link to required actions: `PUT users/{id}/execute-actions-email`. Refused, it keeps what was typed. */
export function ResetMail({ user, onClose }: UserTabProps & { onClose: () => void }) {
  const t = useT();
  const options = useRequiredActions();
  const { actionTokenGeneratedByAdminLifespan } = useRealmRepresentation();
  const form = useForm<Values>({
    defaultValues: { actions: [], lifespan: actionTokenGeneratedByAdminLifespan ?? "", client: "", redirectUri: "" },
    mode: "onChange",
  });
  const mail = useAction(
    (call, { actions, lifespan, ...target }: Values) =>
      call("users.executeActionsEmail", { id: user.id, actions, lifespan: lifespan || undefined, ...targetOf(target) }),
    { done: "credentialResetEmailSuccess", failed: "credentialResetEmailError" },
  );
  const fields = useMemo<FieldSpec[]>(
    () => [
      {
        kind: "select",
        name: "actions",
        label: "resetAction",
        help: "resetActions",
        isMulti: true,
        required: true,
        placeholder: "requiredActionPlaceholder",
        options,
      },
      ...mailFields,
    ],
    [options],
  );
  const send = async (values: Values) => {
    const failure = await mail.run(values);
    if (!failure) return onClose();
    const field = refusedField(failure);
    if (field) form.setError(field, { type: "server", message: failure.message }, { shouldFocus: true });
  };
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
      isBusy={mail.running}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
