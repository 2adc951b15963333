import { Alert, FormGroup } from "@patternfly/react-core";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRequirementText } from "~/features/authentication/details/useRequirementText";
import {
  flowFileIn,
  type Problem,
  type Step,
  topFlowsOf,
  type WholeFlow,
  wholeIn,
} from "~/features/authentication/workbench/flowFile";
import { renamed, type Taken } from "~/features/authentication/workbench/importedFlow";
import type { ImportValues } from "~/features/authentication/workbench/ImportFlow";
import { stepName } from "~/features/authentication/workbench/stepNames";
import { useT } from "~/i18n/useT";
import { jsonProblem } from "~/kit/form/json";
import { TextFileUpload } from "~/kit/form/kinds/TextFileUpload";

interface FileProps {
  problem: Problem | undefined;
  /** Gets the names of the flows of another file; none where there is none. Has the file checked. */
  onFlows: (names: readonly string[]) => void;
}

/** The file with flows, chosen, dropped, pasted or typed; what it holds is shown as soon as it is there. */
export function FlowFileField({ problem, onFlows }: FileProps) {
  const t = useT();
  const { setValue, register } = useFormContext<ImportValues>();
  const file = useWatch<ImportValues, "file">({ name: "file" });
  useEffect(() => {
    register("file", {
      validate: ({ text }, { flow }) => {
        const found = flowFileIn(text);
        return typeof found === "object" && typeof wholeIn(found, flow) === "object";
      },
    });
  }, [register]);
  return (
    <TextFileUpload
      id="import-flow-file"
      accept=".json,application/json"
      hint="gatehouse.flowFile"
      value={file}
      error={problem && t(problem === "gatehouse.noJsonObject" ? jsonProblem(file.text, problem) : problem)}
      onChange={(next) => {
        const found = flowFileIn(next.text);
        setValue("file", next, { shouldDirty: true });
        onFlows(typeof found === "object" ? topFlowsOf(found) : []);
      }}
    />
  );
}

interface PreviewProps {
  flow: WholeFlow;
  /** Types of steps that are left out. */
  unknown: readonly string[];
  taken: Taken;
  types: ReadonlyMap<string, string>;
}

/** What is made, with the names that it gets. */
export function ImportPreview({ flow, unknown, taken, types }: PreviewProps) {
  const t = useT();
  const alias = useWatch<ImportValues, "alias">({ name: "alias" });
  return (
    <>
      {unknown.length > 0 && (
        <Alert isInline variant="warning" title={t(["gatehouse.stepsUnknown", { types: unknown.join(", ") }])} />
      )}
      <FormGroup role="group" label={t("gatehouse.stepsToImport")} data-testid="import-preview">
        <Steps steps={renamed(flow, alias.trim(), taken, []).steps} types={types} />
      </FormGroup>
    </>
  );
}

function Steps({ steps, types }: { steps: readonly Step[]; types: ReadonlyMap<string, string> }) {
  const requirementText = useRequirementText();
  return (
    <ol className="pf-v6-c-list">
      {steps.map((step, index) => (
        <li key={index}>
          <bdi>{stepName(step, types)}</bdi> ({requirementText(step.requirement)})
          {step.config && (
            <>
              : <bdi>{step.config.alias}</bdi>
            </>
          )}
          {step.steps.length > 0 && <Steps steps={step.steps} types={types} />}
        </li>
      ))}
    </ol>
  );
}
