import { useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";

const empty = { email: "", firstName: "", lastName: "" };

const fields: FieldSpec<typeof empty>[] = [
  { kind: "text", type: "email", name: "email", label: "email", required: true, maxLength: LONGEST },
  { kind: "text", name: "firstName", label: "firstName", maxLength: LONGEST },
  { kind: "text", name: "lastName", label: "lastName", maxLength: LONGEST },
];

interface Props {
  orgId: string;
  onClose: () => void;
}

/**
 * Invites somebody by e-mail (`POST organizations/{id}/members/invite-user`): who has no account yet registers by the
 * link. It stays open where the e-mail could not be sent.
 */
export function InviteDialog({ orgId, onClose }: Props) {
  const t = useT();
  const form = useForm({ defaultValues: empty, mode: "onChange" });
  const action = useAction(
    (call, values: typeof empty) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(values)) body.append(name, value.trim());
      return call("organizations.invite", { orgId }, body);
    },
    { done: "inviteSent", failed: "inviteSentError" },
  );
  return (
    <FormDialog
      id="form"
      title={t("inviteMember")}
      form={form}
      fields={fields}
      confirm="send"
      call="organizations.invite"
      testIds={{ save: "save", cancel: "cancel" }}
      send={action.run}
      // no address, or that of a member
      fieldOf={({ status }) => (status === 400 || status === 409 ? "email" : undefined)}
      onClose={onClose}
    />
  );
}
