import { PageSection } from "@patternfly/react-core";
import { type ReactNode, useMemo } from "react";
import type { WorkflowText } from "~/data/api/workflows";
import { TextCheck } from "~/features/workflows/TextCheck";
import { useSteps } from "~/features/workflows/useSteps";
import { WorkflowWords } from "~/features/workflows/WorkflowWords";
import { withStep, workflowFields } from "~/features/workflows/workflow";
import { EditForm, type EditFormProps } from "~/kit/form/EditForm";
import { to } from "~/routes";

interface Props extends Pick<EditFormProps<WorkflowText>, "edit"> {
  /** Shows above what the server knows. */
  children?: ReactNode;
}

/** The text of a workflow; beside it what it says and what the server knows. */
export function WorkflowForm({ edit, children }: Props) {
  const { form } = edit;
  const known = useSteps();
  const steps = useMemo(() => known.map(({ id }) => id), [known]);
  const add = (uses: string) =>
    form.setValue("yaml", withStep(form.getValues("yaml"), uses), { shouldDirty: true, shouldTouch: true });
  return (
    <PageSection>
      <div className="gh-columns">
        <EditForm edit={edit} fields={workflowFields} cancelTo={to("workflows")}>
          <TextCheck steps={steps} />
        </EditForm>
        <div>
          {children}
          <WorkflowWords steps={known} call={edit.call} object={edit.object} onAdd={add} />
        </div>
      </div>
    </PageSection>
  );
}
