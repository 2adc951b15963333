import { Alert, Content } from "@patternfly/react-core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import { hasMovingWorkflows } from "~/data/access/workflows";
import type { Workflow } from "~/data/api/workflows";
import { useServerInfo } from "~/data/query/serverInfo";
import { type Call, useAction } from "~/data/write/action";
import { isAboutClients } from "~/features/workflows/workflow";
import { WorkflowSteps } from "~/features/workflows/WorkflowSummary";
import { type Text, useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { FormDialog } from "~/kit/form/FormDialog";
import { ClientSelect } from "~/parts/providerSettings/ClientSelect";
import { UserSelect } from "~/parts/users/UserSelect";
import type { Address } from "~/place";
import { to } from "~/routes";

/** What came of a start. */
interface Started {
  page: Address;
  /** When the next step of the user or client is due; none where nothing waits, unknown where that cannot be read. */
  next: number | "none" | "unknown";
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

/** Reads what a start has led to; that it cannot be read says nothing of the start. */
async function nextStep(call: Call, { id }: Workflow, userId: string): Promise<Started["next"]> {
  for (const wait of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const scheduled = await call("workflows.scheduled", { userId }).catch(() => undefined);
    if (!scheduled) return "unknown";
    const own = scheduled.find((one) => one.id === id);
    const waiting = own?.steps?.find((step) => step.status !== "COMPLETED" && step["scheduled-at"] !== undefined);
    if (waiting?.["scheduled-at"] !== undefined) return waiting["scheduled-at"];
  }
  return "none";
}

/**
 * Tries a workflow on one user or client: `POST workflows/{id}/activate/{USERS|CLIENTS}/{of}`, then what is scheduled for
 * them, since the server answers the same whether it started or not, and schedules after its answer.
 */
export function StartWorkflow({ workflow, onClose }: { workflow: Workflow; onClose: () => void }) {
  const t = useT();
  const time = useTime();
  const { id = "", name = "", steps } = workflow;
  const kind = kinds[isAboutClients(workflow) ? "clients" : "users"];
  // what is scheduled can be read since who waits can be moved
  const hasSchedule = hasMovingWorkflows(useServerInfo());
  const [started, setStarted] = useState<Started>();
  const form = useForm({ defaultValues: { of: "" }, mode: "onChange" });
  const words = ({ next }: Started): Text => {
    if (next === "unknown") return "gatehouse.workflowRequested";
    return next === "none" ? kind.nothing : ["gatehouse.workflowNext", { time: time(next) }];
  };
  const { run } = useAction(
    async (call, of: string) => {
      setStarted(undefined);
      await call("workflows.activate", { id, type: kind.type, of });
      setStarted({ page: kind.page(of), next: hasSchedule ? await nextStep(call, workflow, of) : "unknown" });
      // it has been sent: leaving by the link loses nothing; who was chosen meanwhile stays
      form.reset({ of }, { keepValues: true });
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
      onSubmit={({ of }) => run(of)}
      onClose={onClose}
    >
      <Content component="p">{t(kind.text)}</Content>
      <WorkflowSteps steps={steps} />
      {started && (
        <Alert
          isInline
          variant={typeof started.next === "number" ? "success" : "info"}
          title={t(words(started))}
          data-testid="started"
        >
          <Link to={started.page}>{t(kind.details)}</Link>
        </Alert>
      )}
    </FormDialog>
  );
}
