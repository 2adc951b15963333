import type AuthenticationFlowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationFlowRepresentation";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { placeShown } from "~/data/browser/shown";
import { useAction } from "~/data/write/action";
import { apply, changesBetween } from "~/data/write/merge";
import { nameRefused, writtenName } from "~/features/authentication/flows/flow";
import { flowFields } from "~/features/authentication/flows/flowFields";
import { useT } from "~/i18n/useT";
import { labelsOf } from "~/kit/form/EditForm";
import { FormDialog } from "~/kit/form/FormDialog";
import { chosen } from "~/kit/form/useEdit";

interface Props {
  flow: AuthenticationFlowRepresentation;
  onClose: () => void;
}

interface Values {
  alias: string;
  description: string;
}

const labels = labelsOf(flowFields);

/**
 * Another name or description for a flow: `PUT authentication/flows/{id}`, on what the server has now. Asks where someone else
 * changed the same.
 */
export function EditDialog({ flow: { id: flowId = "", alias = "", description = "" }, onClose }: Props) {
  const t = useT();
  // what the page reads while the dialog is open is no change of who types
  const [before] = useState<Values>({ alias, description });
  const form = useForm<Values>({ mode: "onChange", defaultValues: before });
  const action = useAction(
    async (call, values: Values) => {
      const place = placeShown();
      const fresh = await call("authenticationManagement.getFlow", { flowId });
      const changes = changesBetween(before, { ...values, alias: writtenName(values.alias, before.alias) });
      await call(
        "authenticationManagement.updateFlow",
        { flowId },
        apply(fresh, await chosen(changes, fresh, labels, place)),
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
