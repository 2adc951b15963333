import { Alert, Content } from "@patternfly/react-core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import type { Workflow } from "~/data/api/workflows";
import { useAction } from "~/data/write/action";
import { isAboutClients } from "~/features/workflows/workflow";
import { WorkflowSteps } from "~/features/workflows/WorkflowSummary";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { FormDialog } from "~/kit/form/FormDialog";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { UserSelect } from "~/parts/users/UserSelect";
import type { Address } from "~/place";
import { to } from "~/routes";

/** What came of a start: when the next step of a user or client is due, none where nothing waits. */
interface Started {
  page: Address;
  next?: number;
}

/** What differs between workflows for users and those for clients. */
const kinds = {
  users: {
    title: "gatehouse.workflowStartTitle",
    text: "gatehouse.workflowStartText",
    nothing: "gatehouse.workflowNothingWaits",
    type: "USERS",
    details: "userDetails",
    page: (id: string) => to("user", { id, tab: "settings" }),
    select: () => <UserSelect name="of" label="user" required />,
  },
  clients: {
    title: "gatehouse.workflowStartTitleClient",
    text: "gatehouse.workflowStartTextClient",
    nothing: "gatehouse.workflowNothingWaitsClient",
    type: "CLIENTS",
    details: "clientSettings",
    page: (id: string) => to("client", { id, tab: "settings" }),
    select: () => <ClientSelect name="of" label="client" byId required />,
  },
} as const;

/** Milliseconds before each reading of what is scheduled, as long as nothing is. */
const WAITS = [0, 500, 1000, 1500];

/**
 * Tries a workflow on one user or client: `POST workflows/{id}/activate/{USERS|CLIENTS}/{of}`, then what is scheduled for
 * them, since the server answers the same whether it started or not, and schedules after its answer.
 */
export function StartWorkflow({ workflow, onClose }: { workflow: Workflow; onClose: () => void }) {
  const t = useT();
  const time = useTime();
  const { id = "", name = "", steps } = workflow;
  const kind = kinds[isAboutClients(workflow) ? "clients" : "users"];
  const [started, setStarted] = useState<Started>();
  const form = useForm({ defaultValues: { of: "" }, mode: "onChange" });
  const { run, running } = useAction(
    async (call, of: string) => {
      setStarted(undefined);
      await call("workflows.activate", { id, type: kind.type, of });
      let next: number | undefined;
      for (const wait of WAITS) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        const own = (await call("workflows.scheduled", { userId: of })).find((one) => one.id === id);
        const waiting = own?.steps?.find((step) => step.status !== "COMPLETED" && step["scheduled-at"] !== undefined);
        next = waiting?.["scheduled-at"];
        if (next !== undefined) break;
      }
      setStarted({ page: kind.page(of), next });
      // it has been sent: leaving by the link loses nothing
      form.reset({ of });
    },
    { failed: "gatehouse.workflowError" },
  );
  return (
    <FormDialog
      id="start-workflow"
      variant="medium"
      title={t([kind.title, { name }])}
      form={form}
      fields={[{ kind: "custom", name: "of", label: "user", render: kind.select }]}
      confirm="gatehouse.workflowStartNow"
      call="workflows.activate"
      object={workflow}
      isBusy={running}
      onSubmit={({ of }) => run(of)}
      onClose={onClose}
    >
      <Content component="p">{t(kind.text)}</Content>
      <WorkflowSteps steps={steps} />
      {started && (
        <Alert
          isInline
          variant={started.next === undefined ? "info" : "success"}
          title={t(
            started.next === undefined ? kind.nothing : ["gatehouse.workflowNext", { time: time(started.next) }],
          )}
          data-testid="started"
        >
          <Link to={started.page}>{t(kind.details)}</Link>
        </Alert>
      )}
    </FormDialog>
  );
}
