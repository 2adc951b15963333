import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import { PageSection } from "@patternfly/react-core";
import { type ReactNode, useMemo } from "react";
import type { WorkflowText } from "~/data/api/workflows";
import { useServerInfo } from "~/data/query/serverInfo";
import { TextCheck } from "~/features/workflows/TextCheck";
import { WorkflowWords } from "~/features/workflows/WorkflowWords";
import { withStep, workflowFields } from "~/features/workflows/workflow";
import { EditForm, type EditFormProps } from "~/kit/form/EditForm";
import { to } from "~/routes";

const STEP = "org.keycloak.models.workflow.WorkflowStepProvider";
const none: readonly ComponentTypeRepresentation[] = [];

/** The types of steps that the server has, as server info tells them; none where it does not. */
const useSteps = () => useServerInfo().componentTypes?.[STEP] ?? none;

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
