import type { Workflow } from "~/data/api/workflows";
import { useAction } from "~/data/write/action";
import { versionFailure, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";

/** Switches a workflow on and off: `PUT workflows/{id}` with the workflow as the server has it then. */
export function useEnableWorkflow({ id = "", enabled }: Workflow) {
  const t = useT();
  const word = versionWords(t);
  const { run, running } = useAction(
    async (call, on: boolean) => {
      const fresh = await call("workflows.get", { id });
      await call("workflows.update", { id }, { ...fresh, enabled: on });
    },
    {
      done: word(enabled === false ? "workflowEnabled" : "workflowDisabled"),
      failed: versionFailure(t, "workflowUpdateError"),
    },
  );
  return { change: run, running };
}
