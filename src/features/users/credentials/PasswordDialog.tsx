import { useState } from "react";
import { useForm } from "react-hook-form";
import { type Call, useAction } from "~/data/write/action";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";
import { FormDialog } from "~/kit/form/FormDialog";
import { passwordAccess } from "~/features/users/credentials/passwordAccess";
import { useUnsaved } from "~/kit/form/useUnsaved";
import type { User, UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { ConfirmDialog } from "~/kit/dialog/confirm";
import type { FieldSpec } from "~/kit/form/Inputs";

interface Props extends UserTabProps {
  /** The user has a password already. */
  isReset: boolean;
  onClose: () => void;
}

const empty = { password: "", passwordConfirmation: "", temporaryPassword: true };

/**
 * Sets a password: `PUT users/{id}/reset-password`. One that the server keeps and that has no label yet gets one; the
 * password is set also where that is refused.
 */
async function write(call: Call, { id }: User, { password, temporaryPassword }: typeof empty, label: string) {
  await call("users.resetPassword", {
    id,
    credential: { type: "password", value: password, temporary: temporaryPassword },
  });
  const credentials = await call("users.getCredentials", { id }).catch(() => []);
  const made = credentials.find(({ type, federationLink }) => type === "password" && !federationLink);
  if (made?.id && !made.userLabel)
    await call("users.updateCredentialLabel", { id, credentialId: made.id }, label).catch(() => undefined);
}

const fieldsOf = (isReset: boolean): FieldSpec<typeof empty>[] => [
  { kind: "password", name: "password", label: "password", testId: "passwordField", required: true },
  {
    kind: "password",
    name: "passwordConfirmation",
    label: isReset ? "resetPasswordConfirmation" : "passwordConfirmation",
    testId: "passwordConfirmationField",
    required: true,
    dependsOn: ["password"],
    validate: (typed, { password }) => (typed === password ? undefined : "confirmPasswordDoesNotMatch"),
  },
  { kind: "switch", name: "temporaryPassword", label: "temporaryPassword", help: "temporaryPasswordHelpText" },
];

/**
 * Asks for a new password and once more whether it is meant. Refused, it comes back with what was typed and what is
 * wrong with it. What is typed is kept nowhere else.
 */
export function PasswordDialog({ user, isReset, onClose }: Props) {
  const t = useT();
  const { username = "" } = user;
  const form = useForm({ defaultValues: empty, mode: "onChange" });
  const fields = fieldsOf(isReset);
  const [isConfirming, setConfirming] = useState(false);
  // also while the question is open
  useUnsaved("password", form.formState.isDirty);
  const action = useAction(
    (call, values: typeof empty) => write(call, user, values, t("defaultPasswordLabel")),
    isReset
      ? { done: "resetCredentialsSuccess", failed: "resetPasswordError" }
      : { done: "savePasswordSuccess", failed: "savePasswordError" },
  );
  const [isSending, closeAfter] = useCloseAfter(onClose);
  const save = async () => {
    const failure = await closeAfter(action.run(form.getValues()));
    if (failure?.status === 400)
      form.setError("password", { type: "server", message: failure.description ?? failure.message });
  };
  if (isConfirming)
    return (
      <ConfirmDialog
        title={isReset ? "resetPasswordConfirm" : "setPasswordConfirm"}
        body={isReset ? ["resetPasswordConfirmText", { username }] : ["setPasswordConfirmText", { username }]}
        label={isReset ? "resetPassword" : "savePassword"}
        danger
        answer={(yes) => {
          setConfirming(false);
          if (yes) void save();
        }}
      />
    );
  return (
    <FormDialog
      id="userCredentials-form"
      title={t(isReset ? ["resetPasswordFor", { username }] : ["setPasswordFor", { username }])}
      form={form}
      fields={fields}
      confirm="save"
      call="users.resetPassword"
      object={passwordAccess(user)}
      isBusy={isSending}
      onSubmit={() => setConfirming(true)}
      onClose={onClose}
    />
  );
}
