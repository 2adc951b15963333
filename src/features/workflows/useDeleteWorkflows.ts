import type { Workflow } from "~/data/api/workflows";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { type Call, useAction } from "~/data/write/action";
import { versionFailure, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";

const run = (call: Call, { id = "" }: Workflow) => call("workflows.delById", { id });

/**
 * Deletes workflows after asking (`DELETE workflows/{id}`); what they have scheduled goes with them.
 * @param leave the page of one that is gone
 * @returns `one` deletes a workflow, `many` does so for selected rows
 */
export function useDeleteWorkflows(leave?: () => unknown) {
  const t = useT();
  const word = versionWords(t);
  const done = word("workflowDeletedSuccess");
  const question = {
    title: word("workflowDeleteConfirm"),
    body: word("workflowDeleteConfirmDialog"),
    consequences: "gatehouse.workflowDeleteConsequences",
    danger: true,
  } as const;
  const deletion = useAction((call, workflow: Workflow) => run(call, workflow), {
    done,
    failed: versionFailure(t, "workflowDeleteError"),
    leave,
  });
  const one = async (workflow: Workflow) => {
    if (await confirm({ ...question, names: [workflow.name ?? ""], label: "delete" })) await deletion.run(workflow);
  };
  const many: BulkAction<Workflow> = {
    label: "delete",
    call: "workflows.delById",
    run,
    done,
    confirm: () => question,
  };
  return { one, many };
}
