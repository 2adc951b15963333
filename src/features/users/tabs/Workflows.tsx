import type WorkflowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/workflowRepresentation";
import { Content, Label, PageSection } from "@patternfly/react-core";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { useData } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import type { UserTabProps } from "~/features/users/page/user";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { WriteButton } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { EmptyState } from "~/kit/page/EmptyState";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { pageAt } from "~/parts/groups/pageAt";

type Step = NonNullable<WorkflowRepresentation["steps"]>[number];

/** How long after the step before it a step runs, e.g. `1d`; the admin client's own type does not name it. */
const afterOf = (step: Step) => ("after" in step && typeof step.after === "string" ? step.after : "");

/** The workflows that run for a user and when their steps do: `GET workflows/scheduled/{user}` (26.6 and newer). */
export function Workflows({ user }: UserTabProps) {
  const t = useT();
  const workflows = useData("workflows.scheduled", { userId: user.id });
  const stop = useStop(user.id);
  if (workflows.length === 0) return <EmptyState title="gatehouse.noWorkflows" body="gatehouse.noWorkflowsText" />;
  return workflows.map(({ id = "", name = "", enabled, steps = [] }) => (
    <PageSection key={id} aria-labelledby={`workflow-${id}`}>
      <Content component="h2" id={`workflow-${id}`}>
        <LinkIfThere to={pageAt("/:realm/workflows/update/:id", { id })}>{name}</LinkIfThere>{" "}
        {enabled === false && <Label>{t("disabled")}</Label>}
      </Content>
      <Steps name={name} steps={steps} />
      <WriteButton
        call="workflows.deactivate"
        variant="secondary"
        testId={`stop-${name}`}
        onClick={() => void stop(id, name)}
      >
        {t("gatehouse.workflowStop")}
      </WriteButton>
    </PageSection>
  ));
}

/** Takes a user out of a workflow after asking. */
function useStop(userId: string) {
  const { run } = useAction((call, id: string) => call("workflows.deactivate", { id, userId }), {
    done: "gatehouse.workflowStopped",
    failed: "gatehouse.workflowError",
  });
  return async (id: string, name: string) => {
    const yes = await confirm({
      title: "gatehouse.workflowStop",
      body: "gatehouse.workflowStopText",
      names: [name],
      label: "gatehouse.workflowStop",
      danger: true,
    });
    if (yes) await run(id);
  };
}

function Steps({ name, steps }: { name: string; steps: Step[] }) {
  const t = useT();
  const time = useTime();
  // texts of the servers that have this tab
  const word = versionWords(t);
  const next = steps.find(({ status }) => status === "PENDING");
  return (
    <Table aria-label={name}>
      <Thead>
        <Tr>
          <Th>{word("step").text}</Th>
          <Th className="pf-m-wrap">{word("scheduledAfter").text}</Th>
          <Th>{t("time")}</Th>
          <Th>{t("status")}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {steps.map((step, index) => (
          <Tr key={`${index} ${step.uses}`}>
            <Td label={word("step").text}>
              {step.uses} {step === next && <Label color="blue">{word("nextStep").text}</Label>}
            </Td>
            <Td label={word("scheduledAfter").text}>{afterOf(step) || "—"}</Td>
            <Td label={t("time")}>{time(step["scheduled-at"]) || "—"}</Td>
            <Td label={t("status")}>{word(step.status === "COMPLETED" ? "completed" : "pending").text}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
