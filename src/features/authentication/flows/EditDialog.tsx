import type AuthenticationFlowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationFlowRepresentation";
import { useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { apply, changesBetween } from "~/data/write/merge";
import { nameRefused } from "~/features/authentication/flows/flow";
import { flowFields } from "~/features/authentication/flows/flowFields";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";

interface Props {
  flow: AuthenticationFlowRepresentation;
  onClose: () => void;
}

interface Values {
  alias: string;
  description: string;
}

/** Another name or description for a flow: `PUT authentication/flows/{id}`, on what the server has now. */
export function EditDialog({ flow: { id: flowId = "", alias = "", description = "" }, onClose }: Props) {
  const t = useT();
  const form = useForm<Values>({ mode: "onChange", defaultValues: { alias, description } });
  const action = useAction(
    async (call, values: Values) => {
      const fresh = await call("authenticationManagement.getFlow", { flowId });
      await call(
        "authenticationManagement.updateFlow",
        { flowId },
        apply(fresh, changesBetween({ alias, description }, { ...values, alias: values.alias.trim() })),
      );
    },
    { done: "updateFlowSuccess", failed: "updateFlowError" },
  );
  return (
    <FormDialog
      id="edit-flow-form"
      title={t("editFlow")}
      form={form}
      fields={flowFields}
      confirm="edit"
      call="authenticationManagement.updateFlow"
      send={action.run}
      fieldOf={nameRefused("alias")}
      onClose={onClose}
    />
  );
}
