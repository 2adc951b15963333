import { addAlert } from "~/data/write/alerts";
import { useAction } from "~/data/write/action";
import { maskedIn, maskedName, readFlowFile, wholeIn } from "~/features/authentication/workbench/flowFile";
import { saveFile } from "~/kit/controls/saveFile";

/** Hands the administrator a flow with its sub-flows and settings as a file, and names the secrets that it lacks. */
export function useExportFlow() {
  const action = useAction(
    async (call, { id, alias }: { id: string; alias: string }) => {
      const file = await readFlowFile(call, id);
      saveFile(`${alias}.json`, [JSON.stringify(file, undefined, 2)], "application/json");
      const whole = wholeIn(file, alias);
      const masked = typeof whole === "string" ? [] : maskedIn(whole).map(maskedName);
      if (masked.length > 0) addAlert(["gatehouse.flowMasked", { names: masked.join(", ") }], "warning");
      else addAlert("gatehouse.flowExported");
    },
    { failed: "gatehouse.flowExportFailed" },
  );
  return (flow: { id: string; alias: string }) => void action.run(flow);
}
