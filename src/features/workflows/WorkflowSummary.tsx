import {
  Content,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  List,
  ListItem,
} from "@patternfly/react-core";
import type { Workflow, WorkflowStep } from "~/data/api/workflows";
import { useStartText, useTimeText } from "~/features/workflows/workflow";
import { type Key, useT } from "~/i18n/useT";
import { Detail } from "~/kit/page/Detail";

/** What a workflow does, in words: what starts it, for whom, and its steps in their order. */
export function WorkflowSummary({ workflow }: { workflow: Workflow }) {
  const t = useT();
  const start = useStartText();
  const { concurrency = {} } = workflow;
  const rows: [Key, string | undefined][] = [
    ["gatehouse.workflowStart", start(workflow)],
    ["gatehouse.workflowCondition", workflow.if],
    ["gatehouse.workflowRestarts", concurrency["restart-in-progress"]],
    ["gatehouse.workflowCancels", concurrency["cancel-in-progress"]],
  ];
  return (
    <>
      <Content component="h2">{t("gatehouse.workflowDoes")}</Content>
      <DescriptionList isCompact data-testid="workflow-summary">
        {rows.map(([label, text]) => (
          <Detail key={label} label={t(label)}>
            {text}
          </Detail>
        ))}
        <DescriptionListGroup>
          <DescriptionListTerm>{t("gatehouse.workflowSteps")}</DescriptionListTerm>
          <DescriptionListDescription>
            <WorkflowSteps steps={workflow.steps} />
          </DescriptionListDescription>
        </DescriptionListGroup>
      </DescriptionList>
    </>
  );
}

/** The steps of a workflow in their order, in words. */
export const WorkflowSteps = ({ steps = [] }: Pick<Workflow, "steps">) => (
  <List component="ol">
    {steps.map((step, index) => (
      <ListItem key={step.id ?? index}>
        <Step {...step} />
      </ListItem>
    ))}
  </List>
);

function Step({ uses = "", after, with: settings = {} }: WorkflowStep) {
  const t = useT();
  const time = useTimeText();
  return (
    <>
      {t(after ? ["gatehouse.workflowAfter", { time: time(after) }] : "gatehouse.workflowAtOnce")} <bdi>{uses}</bdi>
      {Object.entries(settings).map(([name, value]) => (
        <div key={name}>
          <bdi>{name}</bdi>: <bdi>{[value].flat().join(", ")}</bdi>
        </div>
      ))}
    </>
  );
}
