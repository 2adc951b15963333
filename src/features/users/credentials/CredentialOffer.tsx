import { useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { FormDialog } from "~/kit/form/FormDialog";
import { linkOf, mailFields, type MailValues, refusedField, useMailDefaults } from "~/features/users/page/mail";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";

interface Props extends UserTabProps {
  /** The credential, as issuers call it. */
  configurationId: string;
  onClose: () => void;
}

/**
 * Sends a user the link by which a wallet fetches a credential: `PUT users/{id}/vc/credentials/send-credential-offer`.
 */
export function CredentialOffer({ user: { id, access }, configurationId, onClose }: Props) {
  const t = useT();
  const form = useForm({ defaultValues: { configurationId, ...useMailDefaults() }, mode: "onChange" });
  const label = t.ifThere("credentialConfigurationId") ?? "";
  const action = useAction(
    (call, link: MailValues) =>
      call(
        "users.sendVerifiableCredentialOffer",
        { id, ...linkOf(link) },
        { credentialConfigurationId: configurationId },
      ),
    { done: { text: t.ifThere("credentialOfferEmailSuccess") ?? "" }, failed: "credentialResetEmailError" },
  );
  return (
    <FormDialog
      id="credential-offer-form"
      title={t.ifThere("credentialOfferSend") ?? ""}
      variant="medium"
      form={form}
      fields={[{ kind: "text", name: "configurationId", label: { text: label }, isDisabled: true }, ...mailFields]}
      confirm={{ text: t.ifThere("credentialOfferSendConfirm") ?? "" }}
      call="users.sendVerifiableCredentialOffer"
      object={{ id, access }}
      send={action.run}
      fieldOf={refusedField}
      onClose={onClose}
    />
  );
}
