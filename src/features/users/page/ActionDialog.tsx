import { useForm } from "react-hook-form";
import { FormDialog } from "~/kit/form/FormDialog";
import { useT } from "~/i18n/useT";
import { useRequiredActions } from "~/parts/profile/requiredActions";

interface Props {
  /** Whether it is added or removed. */
  on: boolean;
  onClose: () => void;
  onPick: (alias: string) => void;
}

/** Asks which required action is added to users or removed from them. */
export function ActionDialog({ on, onClose, onPick }: Props) {
  const t = useT();
  // one that was switched off since then is still taken away
  const options = useRequiredActions({ withOff: !on });
  const form = useForm({ defaultValues: { action: "" }, mode: "onChange" });
  return (
    <FormDialog
      id="action-form"
      title={t(on ? "gatehouse.actionAddAsk" : "gatehouse.actionRemoveAsk")}
      form={form}
      fields={[
        {
          kind: "select",
          name: "action",
          label: "requiredUserActions",
          placeholder: "selectOne",
          required: true,
          options,
        },
      ]}
      confirm="continue"
      call="users.update"
      onSubmit={({ action }) => onPick(action)}
      onClose={onClose}
    />
  );
}
