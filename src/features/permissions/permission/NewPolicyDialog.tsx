import { useMemo } from "react";
import { useForm } from "react-hook-form";
import { useData } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { useT } from "~/i18n/useT";
import { useWhileShown } from "~/kit/dialog/useWhileShown";
import { ReadOnlyContext, StoredContext } from "~/kit/form/fieldProps";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { newPolicyOf } from "~/parts/authorization/policies/newPolicy";
import { useOfferedTypes } from "~/parts/authorization/policies/offeredTypes";
import { policyFields, type PolicyValues } from "~/parts/authorization/policies/policyFields";
import { policyForm, refusedField } from "~/parts/authorization/policies/policyForm";
import { withoutEmpty } from "~/parts/authorization/withoutEmpty";

interface Props {
  /** Internal id of the client that keeps it. */
  id: string;
  onCreated: (policyId: string) => void;
  onClose: () => void;
}

/** The type that is chosen at first. */
const FIRST = "group";

/** A new policy for the permission whose form is around (`POST clients/{id}/authz/resource-server/policy/{type}`). */
export function NewPolicyDialog(props: Props) {
  return (
    // the form around is about another object
    <StoredContext value={() => false}>
      <ReadOnlyContext value={false}>
        <Form {...props} />
      </ReadOnlyContext>
    </StoredContext>
  );
}

const formOfType = (id: string, type: string) => {
  const fields = policyFields(id, type);
  return { fields, ...policyForm(fields, type) };
};

function Form({ id, onCreated, onClose }: Props) {
  const t = useT();
  const form = useForm<PolicyValues>({ mode: "onChange", defaultValues: startOf(id, FIRST) });
  const type = form.watch("type") ?? FIRST;
  const { fields, toObject } = useMemo(() => formOfType(id, type), [id, type]);
  const whileShown = useWhileShown();
  const creation = useAction(
    async (call, values: PolicyValues) => {
      const policy = await call("clients.createPolicy", { id, type }, withoutEmpty(toObject(values)));
      // who has cancelled meanwhile did not want it for the permission
      whileShown(() => onCreated(policy.id ?? ""));
    },
    { done: "createPolicySuccess", failed: "policySaveError" },
  );
  const typeField: FieldSpec<PolicyValues> = {
    kind: "custom",
    name: "type",
    label: "policyType",
    render: () => (
      <TypeField
        id={id}
        onChosen={() => {
          const { type: chosen = FIRST, name, description, logic } = form.getValues();
          form.reset({ ...startOf(id, chosen), name, description, logic }, { keepDefaultValues: true });
        }}
      />
    ),
  };
  return (
    <FormDialog
      id="createPermissionPolicy-form"
      variant="medium"
      title={t("createPermissionPolicy")}
      form={form}
      // behind name and description
      fields={fields.toSpliced(2, 0, typeField)}
      confirm="save"
      testIds={{ save: "save", cancel: "cancel" }}
      call="clients.createPolicy"
      // another type starts the form anew
      isBusy={creation.running}
      send={creation.run}
      fieldOf={refusedField}
      onClose={onClose}
    />
  );
}

/** The form's values of a new policy of a type. */
const startOf = (id: string, type: string): PolicyValues => ({
  ...formOfType(id, type).toForm(newPolicyOf(type)),
  name: "",
  description: "",
  type,
});

/** The type of the new policy; the other fields follow from it. */
function TypeField({ id, onChosen }: { id: string; onChosen: () => void }) {
  const types = useOfferedTypes(id, useData("clients.listPolicyProviders", { id }));
  return (
    <SelectField
      name="type"
      label="policyType"
      help="policyTypeHelpText"
      isTypeahead={false}
      options={types.map(({ type = "", name = type }) => ({ key: type, value: { text: name } }))}
      onChosen={onChosen}
    />
  );
}
