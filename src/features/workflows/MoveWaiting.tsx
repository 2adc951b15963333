import { Content } from "@patternfly/react-core";
import { useForm, useFormContext, useWatch } from "react-hook-form";
import type { Workflow } from "~/data/api/workflows";
import { usePaged } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import { useAction } from "~/data/write/action";
import { isAboutClients, useTimeText } from "~/features/workflows/workflow";
import { useT } from "~/i18n/useT";
import { useTyped } from "~/kit/controls/useTyped";
import { FormDialog } from "~/kit/form/FormDialog";
import { SelectField, type SelectFieldProps } from "~/kit/form/kinds/SelectField";
import { textIn } from "~/kit/form/values";

interface Props {
  workflow: Workflow;
  onClose: () => void;
}

/** Most workflows offered at once. */
const MOST = 20;

/** Moves who waits for a step to another step, of this workflow or of another one (`POST workflows/migrate`). */
export function MoveWaiting({ workflow, onClose }: Props) {
  const t = useT();
  const { id = "" } = workflow;
  const form = useForm({ defaultValues: { from: "", workflow: id, to: "" }, mode: "onChange" });
  const { run } = useAction((call, step: { from: string; to: string }) => call("workflows.migrate", step), {
    done: "gatehouse.workflowMoved",
    failed: "gatehouse.workflowError",
  });
  return (
    <FormDialog
      id="move-waiting"
      variant="medium"
      title={t("gatehouse.workflowMove")}
      form={form}
      fields={[
        {
          kind: "custom",
          name: "from",
          label: "gatehouse.workflowMoveFrom",
          render: () => <StepSelect name="from" label="gatehouse.workflowMoveFrom" workflow={workflow} />,
        },
        {
          kind: "custom",
          name: "workflow",
          label: "gatehouse.workflow",
          render: () => <WorkflowSelect around={workflow} />,
        },
        { kind: "custom", name: "to", label: "gatehouse.workflowMoveTo", render: () => <TargetSelect /> },
      ]}
      confirm="gatehouse.workflowMoveNow"
      call="workflows.migrate"
      object={workflow}
      send={({ from, to }) => run({ from, to })}
      onClose={onClose}
    >
      <Content component="p">{t("gatehouse.workflowMoveText")}</Content>
    </FormDialog>
  );
}

/** One of the steps of a workflow, by its number, its time and what it does. */
function StepSelect({ workflow, ...props }: Pick<SelectFieldProps, "name" | "label"> & { workflow?: Workflow }) {
  const t = useT();
  const time = useTimeText();
  const options = (workflow?.steps ?? []).map(({ id = "", uses = "", after }, index) => {
    const when = t(after ? ["gatehouse.workflowAfter", { time: time(after) }] : "gatehouse.workflowAtOnce");
    return { key: id, value: { text: `${index + 1}. ${when} ${uses}` } };
  });
  return <SelectField {...props} placeholder="choose" options={options} required />;
}

/** The workflow that goes on, found by a part of its name; only one about the same kind of objects can. */
function WorkflowSelect({ around }: { around: Workflow }) {
  const { setValue } = useFormContext();
  const [search, setSearch] = useTyped();
  const chosen = useChosenWorkflow();
  const { rows = [] } = usePaged("workflows.list", { first: 0, max: MOST - 1, search });
  const fitting = rows.filter((one) => isAboutClients(one) === isAboutClients(around));
  const offered = new Map(
    [around, ...(chosen ? [chosen] : []), ...fitting].map(({ id = "", name = "" }) => [id, name]),
  );
  return (
    <SelectField
      name="workflow"
      label="gatehouse.workflow"
      isTypeahead
      required
      options={[...offered].map(([key, text]) => ({ key, value: { text } }))}
      onSearch={setSearch}
      onChosen={() => setValue("to", "")}
    />
  );
}

/** The workflow that is chosen, which the search need not show; undefined until it is read. */
function useChosenWorkflow(): Workflow | undefined {
  const id = textIn(useWatch({ name: "workflow", exact: true }));
  return useEach("workflows.get", id ? [id] : [], (one) => [{ id: one }]).get(id);
}

function TargetSelect() {
  const workflow = useChosenWorkflow();
  return <StepSelect key={workflow?.id} name="to" label="gatehouse.workflowMoveTo" workflow={workflow} />;
}
