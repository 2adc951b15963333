import { Alert, Content } from "@patternfly/react-core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import type { Workflow } from "~/data/api/workflows";
import { useAction } from "~/data/write/action";
import { WorkflowSteps } from "~/features/workflows/WorkflowSummary";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { FormDialog } from "~/kit/form/FormDialog";
import { UserSelect } from "~/parts/users/UserSelect";
import { to } from "~/routes";

/** What came of a start: when the next step of a user is due, none where nothing waits. */
interface Started {
  userId: string;
  next?: number;
}

/** Milliseconds before each reading of what is scheduled, as long as nothing is. */
const WAITS = [0, 500, 1000, 1500];

/**
 * Tries a workflow on one user: `POST workflows/{id}/activate/USERS/{user}`, then what is scheduled for that user, since
 * the server answers the same whether it started or not, and schedules after its answer.
 */
export function StartWorkflow({ workflow, onClose }: { workflow: Workflow; onClose: () => void }) {
  const t = useT();
  const { id = "", name = "", steps } = workflow;
  const [started, setStarted] = useState<Started>();
  const form = useForm({ defaultValues: { user: "" }, mode: "onChange" });
  const { run, running } = useAction(
    async (call, userId: string) => {
      setStarted(undefined);
      await call("workflows.activate", { id, userId });
      let next: number | undefined;
      for (const wait of WAITS) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        const own = (await call("workflows.scheduled", { userId })).find((one) => one.id === id);
        const waiting = own?.steps?.find((step) => step.status !== "COMPLETED" && step["scheduled-at"] !== undefined);
        next = waiting?.["scheduled-at"];
        if (next !== undefined) break;
      }
      setStarted({ userId, next });
    },
    { failed: "gatehouse.workflowError" },
  );
  return (
    <FormDialog
      id="start-workflow"
      variant="medium"
      title={t(["gatehouse.workflowStartTitle", { name }])}
      form={form}
      fields={[
        {
          kind: "custom",
          name: "user",
          label: "user",
          render: () => <UserSelect name="user" label="user" required />,
        },
      ]}
      confirm="gatehouse.workflowStartNow"
      call="workflows.activate"
      object={workflow}
      isBusy={running}
      onSubmit={({ user }) => run(user)}
      onClose={onClose}
    >
      <Content component="p">{t("gatehouse.workflowStartText")}</Content>
      <WorkflowSteps steps={steps} />
      {started && <Outcome {...started} />}
    </FormDialog>
  );
}

function Outcome({ userId, next }: Started) {
  const t = useT();
  const time = useTime();
  return (
    <Alert
      isInline
      variant={next === undefined ? "info" : "success"}
      title={t(
        next === undefined ? "gatehouse.workflowNothingWaits" : ["gatehouse.workflowNext", { time: time(next) }],
      )}
      data-testid="started"
    >
      <Link to={to("user", { id: userId, tab: "settings" })}>{t("userDetails")}</Link>
    </Alert>
  );
}
