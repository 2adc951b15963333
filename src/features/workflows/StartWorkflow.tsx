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
  /**
   * When the next step of the user or client is due; none where nothing waits, old where only what waited before does,
   * unknown where that cannot be read.
   */
  next: number | "none" | "old" | "unknown";
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

/** What of a workflow waits for a user or client; undefined where it cannot be read. */
async function waitingSteps(call: Call, { id }: Workflow, userId: string) {
  const scheduled = await call("workflows.scheduled", { userId }).catch(() => undefined);
  return scheduled?.flatMap((one) =>
    one.id === id
      ? (one.steps ?? []).flatMap(({ status, "scheduled-at": at }, index) =>
          status !== "COMPLETED" && at !== undefined ? { index, at } : [],
        )
      : [],
  );
}

type Waiting = Awaited<ReturnType<typeof waitingSteps>>;

/**
 * Reads what a start has led to; that it cannot be read says nothing of the start.
 * @param before what waited already: it does not come from this start
 */
async function nextStep(call: Call, workflow: Workflow, userId: string, before: Waiting): Promise<Started["next"]> {
  if (!before) return "unknown";
  for (const wait of WAITS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const waiting = await waitingSteps(call, workflow, userId);
    if (!waiting) return "unknown";
    const started = waiting.find(({ index, at }) => !before.some((old) => old.index === index && old.at === at));
    if (started) return started.at;
  }
  return before.length > 0 ? "old" : "none";
}

/**
 * Tries a workflow on one user or client: `POST workflows/{id}/activate/{USERS|CLIENTS}/{of}`, then what is scheduled for
 * them that was not before, since the server answers the same whether it started or not, and schedules after its answer.
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
    if (next === "old") return "gatehouse.workflowWaited";
    return next === "none" ? kind.nothing : ["gatehouse.workflowNext", { time: time(next) }];
  };
  const { run } = useAction(
    async (call, of: string) => {
      setStarted(undefined);
      const before = hasSchedule ? await waitingSteps(call, workflow, of) : undefined;
      await call("workflows.activate", { id, type: kind.type, of });
      setStarted({ page: kind.page(of), next: await nextStep(call, workflow, of, before) });
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
