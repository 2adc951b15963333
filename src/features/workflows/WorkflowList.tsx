import { Link, useNavigate } from "react-router-dom";
import { hasJsonWorkflows } from "~/data/access/workflows";
import type { Workflow } from "~/data/api/workflows";
import { useServerInfo } from "~/data/query/serverInfo";
import { JsonWorkflowList } from "~/features/workflows/JsonWorkflowList";
import { useDeleteWorkflows } from "~/features/workflows/useDeleteWorkflows";
import { useEnableWorkflow } from "~/features/workflows/useEnableWorkflow";
import { useStartText } from "~/features/workflows/workflow";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { ShortId } from "~/kit/controls/ShortId";
import { WriteTool } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** The workflows of the realm, as this server has them. */
export default function WorkflowList() {
  return hasJsonWorkflows(useServerInfo()) ? <JsonWorkflowList /> : <YamlWorkflowList />;
}

function YamlWorkflowList() {
  const t = useT();
  const word = versionWords(t);
  const start = useStartText();
  const navigate = useNavigate();
  const remove = useDeleteWorkflows();
  const create = {
    label: "gatehouse.createWorkflow",
    call: "workflows.createAsYaml",
    to: to("workflow", { mode: "create", id: "new" }),
  } as const;
  return (
    <>
      <PageHeading title={t("gatehouse.workflows")} subtitle={t.ifThere("workflowsExplain")} />
      <List
        listId="workflows"
        label="gatehouse.workflows"
        from="workflows.list"
        id={({ id = "" }) => id}
        search="gatehouse.searchWorkflow"
        columns={[
          {
            name: "name",
            label: "name",
            text: ({ name = "" }) => name,
            cell: ({ id = "", name = "" }) => (
              <Link to={to("workflow", { mode: "update", id })}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          { name: "id", label: "id", text: ({ id = "" }) => id, cell: ({ id = "" }) => <ShortId id={id} /> },
          { name: "start", label: "gatehouse.workflowStart", text: start },
          {
            name: "steps",
            label: "gatehouse.workflowSteps",
            text: ({ steps = [] }) => steps.map(({ uses }) => uses).join(", "),
          },
          {
            name: "enabled",
            label: "enabled",
            text: ({ enabled }) => t(enabled === false ? "disabled" : "enabled"),
            cell: (row, _, nameId) => <RowSwitch workflow={row} nameId={nameId} />,
          },
        ]}
        actions={[
          {
            label: "copy",
            call: "workflows.createAsYaml",
            run: ({ id = "" }) => void navigate(to("workflow", { mode: "copy", id })),
          },
          { label: "delete", call: "workflows.delById", run: (row) => void remove.one(row) },
        ]}
        bulk={[remove.many]}
        toolbar={() => <WriteTool {...create} testId="create-workflow" />}
        empty={{ title: word("emptyWorkflows"), body: word("emptyWorkflowsInstructions"), action: create }}
      />
    </>
  );
}

function RowSwitch({ workflow, nameId }: { workflow: Workflow; nameId: string }) {
  const t = useT();
  const { id, name, enabled } = workflow;
  const { change, running } = useEnableWorkflow(workflow);
  return (
    <WriteSwitch
      call="workflows.update"
      object={workflow}
      id={`${id}-switch`}
      testId={`toggle-enabled-${name}`}
      label={t("enabled")}
      describedBy={nameId}
      isOn={enabled !== false}
      isBusy={running}
      onChange={(on) => void change(on)}
    />
  );
}
