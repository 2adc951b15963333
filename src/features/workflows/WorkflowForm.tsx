import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import { PageSection } from "@patternfly/react-core";
import { type ReactNode, useMemo } from "react";
import type { WorkflowText } from "~/data/api/workflows";
import { useServerInfo } from "~/data/query/serverInfo";
import { Completions } from "~/features/workflows/Completions";
import { TextCheck } from "~/features/workflows/TextCheck";
import { WorkflowWords } from "~/features/workflows/WorkflowWords";
import { withStep, workflowFields } from "~/features/workflows/workflow";
import { EditForm, type EditFormProps } from "~/kit/form/EditForm";
import { to } from "~/routes";

const STEP = "org.keycloak.models.workflow.WorkflowStepProvider";
const none: readonly ComponentTypeRepresentation[] = [];

/** What the server's workflows are made of, and its types of steps with their help; nothing where it does not say. */
function useKnown() {
  const { componentTypes, providers } = useServerInfo();
  return useMemo(() => {
    const namesOf = (kind: string) => Object.keys(providers?.[kind]?.providers ?? {}).sort();
    const types = componentTypes?.[STEP] ?? none;
    return {
      types,
      vocabulary: {
        steps: types.map(({ id }) => id),
        events: namesOf("workflow-event").map((name) => name.replaceAll("-", "_")),
        conditions: namesOf("workflow-condition"),
      },
    };
  }, [componentTypes, providers]);
}

interface Props extends Pick<EditFormProps<WorkflowText>, "edit"> {
  /** Shows above what the server knows. */
  children?: ReactNode;
}

/** The text of a workflow; beside it what it says and what the server knows. */
export function WorkflowForm({ edit, children }: Props) {
  const { form } = edit;
  const { types, vocabulary } = useKnown();
  const add = (uses: string) =>
    form.setValue("yaml", withStep(form.getValues("yaml"), uses), { shouldDirty: true, shouldTouch: true });
  return (
    <PageSection>
      <div className="gh-columns">
        <EditForm edit={edit} fields={workflowFields} cancelTo={to("workflows")}>
          <Completions vocabulary={vocabulary} />
          <TextCheck steps={vocabulary.steps} />
        </EditForm>
        <div>
          {children}
          <WorkflowWords types={types} vocabulary={vocabulary} call={edit.call} object={edit.object} onAdd={add} />
        </div>
      </div>
    </PageSection>
  );
}
