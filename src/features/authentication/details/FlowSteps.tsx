import { Button, PageSection, Stack, StackItem, ToolbarItem } from "@patternfly/react-core";
import ProjectDiagramIcon from "@patternfly/react-icons/dist/esm/icons/project-diagram-icon";
import TableIcon from "@patternfly/react-icons/dist/esm/icons/table-icon";
import { Suspense, useState } from "react";
import { EmptyFlow } from "~/features/authentication/details/EmptyFlow";
import { AddStep } from "~/features/authentication/details/AddStep";
import { FlowDiagram } from "~/features/authentication/details/FlowDiagram";
import { useAllData } from "~/data/query/cache";
import { FlowFindings } from "~/features/authentication/checks/FlowFindings";
import type { Added } from "~/features/authentication/details/ExecutionRow";
import { ExecutionTable } from "~/features/authentication/details/ExecutionTable";
import { HalfMoved } from "~/features/authentication/details/HalfMoved";
import { kindOf, nameOf, type Node } from "~/features/authentication/details/executionTree";
import { type ShownFlow, useExecutions } from "~/features/authentication/details/useExecutions";
import { useShown } from "~/features/authentication/useShown";
import { useServerText, useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { Toolbar } from "~/kit/list/Toolbar";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { lazily } from "~/kit/page/lazily";

const AddSubFlow = lazily(() =>
  import("~/features/authentication/details/SubFlowDialogs").then((module) => module.AddSubFlow),
);
const EditSubFlow = lazily(() =>
  import("~/features/authentication/details/SubFlowDialogs").then((module) => module.EditSubFlow),
);
const ExecutionConfig = lazily(() =>
  import("~/features/authentication/details/ExecutionConfig").then((module) => module.ExecutionConfig),
);

/** What a dialog is about. */
type Shown = { add: Added; to: Node | undefined } | { edit: Node } | { configure: Node };

/** Texts that explain the types of steps, by their ids. */
function useHelps(): ReadonlyMap<string, string> {
  const serverText = useServerText();
  const types = useAllData(
    ["authenticationManagement.getAuthenticatorProviders"],
    ["authenticationManagement.getClientAuthenticatorProviders"],
    ["authenticationManagement.getFormActionProviders"],
  );
  return new Map(types.flat().map(({ id = "", description }) => [id, serverText(description)]));
}

/** The steps of a flow, what is wrong with them, and the ways to add to them. */
export function FlowSteps({ flow }: { flow: ShownFlow }) {
  const executions = useExecutions(flow);
  const helps = useHelps();
  const { shown, times, show: setShown, close } = useShown<Shown>();
  const [isDiagram, setDiagram] = useState(false);
  const [sought, setSought] = useState<string>();
  const show = (id: string) => {
    // the row is there only in the tree
    setDiagram(false);
    setSought(id);
  };
  const addStep = {
    call: "authenticationManagement.addExecutionToFlow",
    onClick: () => setShown({ add: "step", to: undefined }),
  } as const;
  const addFlow = {
    call: "authenticationManagement.addFlowToFlow",
    onClick: () => setShown({ add: "flow", to: undefined }),
  } as const;
  return (
    <PageSection>
      {executions.tree.length === 0 ? (
        <EmptyFlow add={flow.builtIn ? undefined : { addExecution: addStep, addSubFlow: addFlow }} />
      ) : (
        <Stack hasGutter>
          <Toolbar id="toolbar">
            <ViewToggle isDiagram={isDiagram} onChange={setDiagram} />
            {!flow.builtIn && (
              <>
                <WriteTool testId="addStep" label="addExecution" {...addStep} />
                <WriteTool testId="addSubFlow" label="addSubFlow" variant="secondary" {...addFlow} />
              </>
            )}
          </Toolbar>
          <StackItem>
            <HalfMoved executions={executions} />
          </StackItem>
          <StackItem>
            <FlowFindings tree={executions.tree} onShow={show} />
          </StackItem>
          <StackItem>
            {isDiagram ? (
              <FlowDiagram tree={executions.tree} onShow={show} />
            ) : (
              <ExecutionTable
                flow={flow}
                executions={executions}
                helps={helps}
                sought={sought}
                onFound={() => setSought(undefined)}
                onAdd={(add, to) => setShown({ add, to })}
                onEdit={(edit) => setShown({ edit })}
                onConfigure={(configure) => setShown({ configure })}
              />
            )}
          </StackItem>
        </Stack>
      )}
      <ErrorBoundary key={times}>
        <Suspense>{shown && <Dialogs flow={flow} shown={shown} onClose={close} />}</Suspense>
      </ErrorBoundary>
    </PageSection>
  );
}

/** Chooses between the tree and the picture of the same steps. */
function ViewToggle({ isDiagram, onChange }: { isDiagram: boolean; onChange: (isDiagram: boolean) => void }) {
  const t = useT();
  const views = [
    { id: "tableView", isDiagramView: false, icon: <TableIcon /> },
    { id: "diagramView", isDiagramView: true, icon: <ProjectDiagramIcon /> },
  ] as const;
  return (
    <ToolbarItem>
      <div role="group" aria-label={t("gatehouse.flowView")}>
        {views.map(({ id, isDiagramView, icon }) => (
          <Button
            key={id}
            id={id}
            variant="control"
            aria-label={t(id)}
            aria-pressed={isDiagram === isDiagramView}
            isClicked={isDiagram === isDiagramView}
            icon={icon}
            onClick={() => onChange(isDiagramView)}
          />
        ))}
      </div>
    </ToolbarItem>
  );
}

/** The dialog that adds to, changes or configures a step. */
function Dialogs({ flow, shown, onClose }: { flow: ShownFlow; shown: Shown; onClose: () => void }) {
  if ("configure" in shown) return <ExecutionConfig flow={flow.id} node={shown.configure} onClose={onClose} />;
  if ("edit" in shown) return <EditSubFlow flow={flow.alias} node={shown.edit} onClose={onClose} />;
  const to = shown.to ? nameOf(shown.to) : flow.alias;
  if (shown.add === "flow") return <AddSubFlow to={to} kind={flow.kind} onClose={onClose} />;
  return (
    <AddStep to={to} kind={kindOf(shown.to, flow.kind)} isCondition={shown.add === "condition"} onClose={onClose} />
  );
}
