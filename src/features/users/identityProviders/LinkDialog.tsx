import { useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { FormDialog } from "~/kit/form/FormDialog";
import { nameOfProvider } from "~/features/users/identityProviders/identityProviders";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";

interface Props extends UserTabProps {
  alias: string;
  onClose: () => void;
}

interface Values {
  identityProvider: string;
  userId: string;
  userName: string;
}

const fields: FieldSpec<Values>[] = [
  {
    kind: "text",
    name: "identityProvider",
    label: "identityProvider",
    testId: "idpNameInput",
    isDisabled: true,
  },
  { kind: "text", name: "userId", label: "userID", help: "userIdHelperText", required: true, maxLength: LONGEST },
  { kind: "text", name: "userName", label: "username", help: "usernameHelperText", required: true, maxLength: LONGEST },
];

/** Links a user with their account at an identity provider: `POST users/{id}/federated-identity/{alias}`. */
export function LinkDialog({ user, alias, onClose }: Props) {
  const t = useT();
  const provider = nameOfProvider(alias);
  const form = useForm<Values>({
    defaultValues: { identityProvider: provider, userId: "", userName: "" },
    mode: "onChange",
  });
  const action = useAction(
    async (call, federatedIdentity: { userId: string; userName: string }) => {
      // with a provider that is gone by now the server makes no link and answers with success
      await call("identityProviders.findOne", { alias });
      await call("users.addToFederatedIdentity", { id: user.id, federatedIdentityId: alias, federatedIdentity });
    },
    { done: "idpLinkSuccess", failed: "couldNotLinkIdP" },
  );
  return (
    <FormDialog
      id="group-form"
      title={t(["linkAccountTitle", { provider }])}
      form={form}
      fields={fields}
      confirm="link"
      call="users.addToFederatedIdentity"
      object={user}
      send={({ userId, userName }) => action.run({ userId: userId.trim(), userName: userName.trim() })}
      onClose={onClose}
    />
  );
}
