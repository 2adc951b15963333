import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { usableName } from "~/kit/form/useField";
import { LONGEST } from "~/kit/form/values";

interface Values {
  node: string;
}

const ids = { save: "add-node-confirm", cancel: "add-node-cancel" };
const fields: FieldSpec<Values>[] = [
  { kind: "text", name: "node", label: "nodeHost", required: true, maxLength: LONGEST, validate: usableName },
];

/** Registers a host of a client (`POST clients/{id}/nodes`); one that the server refuses is shown at the field. */
export function AddNode({ client, onClose }: { client: ClientRepresentation; onClose: () => void }) {
  const t = useT();
  const { id = "" } = client;
  const form = useForm<Values>({ mode: "onChange", defaultValues: { node: "" } });
  const action = useAction((call, node: string) => call("clients.addClusterNode", { id, node }), {
    done: "addedNodeSuccess",
    failed: "addedNodeFail",
  });
  return (
    <FormDialog
      id="add-host-form"
      title={t("addNode")}
      form={form}
      fields={fields}
      ids={ids}
      confirm="save"
      call="clients.addClusterNode"
      object={client}
      send={({ node }) => action.run(node.trim())}
      fieldOf={({ status }) => (status === 400 ? "node" : undefined)}
      onClose={onClose}
    />
  );
}
