import { useData } from "~/data/query/cache";
import { useDeleteWorkflows } from "~/features/workflows/useDeleteWorkflows";
import { versionWords } from "~/i18n/serverWords";
import { useSort, useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { LocalList } from "~/kit/list/List";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

/** The workflows of a realm of 26.4: all of them in one answer, and none can be changed. */
export function JsonWorkflowList() {
  const t = useT();
  const word = versionWords(t);
  const remove = useDeleteWorkflows();
  const rows = useSort(useData("workflows.list", {}), ({ name = "" }) => name);
  const create = {
    label: "gatehouse.createWorkflow",
    call: "workflows.createAsJson",
    to: to("workflow-in-json"),
  } as const;
  return (
    <>
      <PageHeading title={t("gatehouse.workflows")} subtitle={t.ifThere("workflowsExplain")} />
      <LocalList
        listId="workflows"
        label="gatehouse.workflows"
        rows={rows}
        id={({ id = "" }) => id}
        search="gatehouse.searchWorkflow"
        columns={[
          { name: "name", label: "name", text: ({ name = "" }) => name },
          { name: "uses", label: "type", text: ({ uses = "" }) => uses },
          { name: "start", label: "gatehouse.workflowStart", text: ({ on = "" }) => on },
          {
            name: "steps",
            label: "gatehouse.workflowSteps",
            text: ({ steps = [] }) => steps.map(({ uses }) => uses).join(", "),
          },
        ]}
        actions={[{ label: "delete", call: "workflows.delById", run: (row) => void remove.one(row) }]}
        bulk={[remove.many]}
        toolbar={() => <WriteTool {...create} testId="create-workflow" />}
        empty={{ title: word("emptyWorkflows"), body: word("emptyWorkflowsInstructions"), action: create }}
      />
    </>
  );
}
