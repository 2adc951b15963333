import { useForm } from "react-hook-form";
import { notFound } from "~/data/api/errors";
import { placeShown } from "~/data/browser/shown";
import { useData } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { apply, changesBetween } from "~/data/write/merge";
import type { FlowKind, Node } from "~/features/authentication/details/executionTree";
import { writeExecution } from "~/features/authentication/details/moveExecution";
import { nameRefused, writtenName } from "~/features/authentication/flows/flow";
import { flowName } from "~/features/authentication/flows/flowFields";
import { useServerText, useT } from "~/i18n/useT";
import { labelsOf } from "~/kit/form/EditForm";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { LONGEST } from "~/kit/form/values";
import { chosen } from "~/kit/form/useEdit";

const testIds = { save: "modal-add", cancel: "cancel" };

const outcome = { done: "updateFlowSuccess", failed: "updateFlowError" } as const;

interface AddProps {
  /** Alias of the flow that gets it. */
  to: string;
  /** What the whole flow can hold. */
  kind: FlowKind;
  onClose: () => void;
}

interface NewValues {
  name: string;
  description: string;
  type: string;
  provider: string;
}

/** Adds a sub-flow to a flow or sub-flow; of a client flow it can hold ways to authenticate clients. */
export function AddSubFlow({ to, kind, onClose }: AddProps) {
  const t = useT();
  const serverText = useServerText();
  const providers = useData("authenticationManagement.getFormProviders");
  const isOfClients = kind === "client-flow";
  const form = useForm<NewValues>({
    mode: "onChange",
    defaultValues: { name: "", description: "", type: isOfClients ? kind : "basic-flow", provider: "" },
  });
  const action = useAction(async (call, { name, description, type, provider }: NewValues) => {
    const chosen = type === "form-flow" ? provider || (providers[0]?.id ?? "") : "";
    await call("authenticationManagement.addFlowToFlow", {
      flow: to,
      alias: name.trim(),
      description,
      type,
      provider: chosen,
    });
  }, outcome);
  const isForm = { name: "type", is: (type: unknown) => type === "form-flow" } as const;
  const fields: FieldSpec<NewValues>[] = [
    { kind: "text", name: "name", label: "name", help: "flowNameHelp", ...flowName },
    {
      kind: "text",
      name: "description",
      label: "description",
      help: "flowNameDescriptionHelp",
      maxLength: LONGEST,
    },
    {
      kind: "select",
      name: "type",
      label: "flowType",
      options: isOfClients
        ? [{ key: kind, value: "top-level-flow-type.client-flow" }]
        : [
            { key: "basic-flow", value: "flow-type.basic-flow" },
            { key: "form-flow", value: "flow-type.form-flow" },
          ],
    },
    ...(providers.length > 1
      ? [
          {
            kind: "select",
            name: "provider",
            label: "provider",
            help: "authenticationFlowTypeHelp",
            options: providers.map(({ id = "", displayName }) => ({
              key: id,
              value: { text: serverText(displayName, id) },
            })),
            when: isForm,
          } as const,
        ]
      : []),
  ];
  return (
    <FormDialog
      id="sub-flow-form"
      variant="medium"
      title={t(["addSubFlowTo", { name: to }])}
      form={form}
      fields={fields}
      confirm="add"
      testIds={testIds}
      call="authenticationManagement.addFlowToFlow"
      send={action.run}
      fieldOf={nameRefused("name")}
      onClose={onClose}
    />
  );
}

interface EditProps {
  /** Alias of the whole flow. */
  flow: string;
  node: Node;
  onClose: () => void;
}

interface Values {
  displayName: string;
  description: string;
}

const fields: FieldSpec<Values>[] = [
  { kind: "text", name: "displayName", label: "name", help: "flowNameHelp", ...flowName },
  {
    kind: "textArea",
    name: "description",
    label: "description",
    help: "flowDescriptionHelp",
    maxLength: LONGEST,
  },
];

const labels = labelsOf(fields);

/** Another name or description for a sub-flow, on what the server has now; asks where someone else changed the same. */
export function EditSubFlow({ flow, node: { execution }, onClose }: EditProps) {
  const t = useT();
  const { id, displayName = "", description = "" } = execution;
  const form = useForm<Values>({ mode: "onChange", defaultValues: { displayName, description } });
  const action = useAction(async (call, values: Values) => {
    const place = placeShown();
    const now = await call("authenticationManagement.getExecutions", { flow });
    const fresh = now.find((one) => one.id === id);
    if (!fresh) throw notFound(displayName);
    const name = writtenName(values.displayName, displayName);
    const changes = changesBetween({ displayName, description }, { ...values, displayName: name });
    await writeExecution(call, flow, { ...apply(fresh, await chosen(changes, fresh, labels, place)), id });
  }, outcome);
  return (
    <FormDialog
      id="edit-flow-form"
      title={t("editFlow")}
      form={form}
      fields={fields}
      confirm="edit"
      call="authenticationManagement.updateExecution"
      send={action.run}
      fieldOf={nameRefused("displayName")}
      onClose={onClose}
    />
  );
}
