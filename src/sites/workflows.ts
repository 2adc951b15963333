import { hasJsonWorkflows, hasWorkflows, MANAGES_WORKFLOWS } from "~/data/access/workflows";
import { type Condition, route } from "~/place";

const inYaml: Condition = ({ serverInfo }) => hasWorkflows(serverInfo);
const inJson: Condition = ({ serverInfo }) => hasJsonWorkflows(serverInfo);
const when: Condition = (known) => inYaml(known) || inJson(known);

/**
 * Places of workflows, where the server has them: a new one (`create/new`), a `copy` of one, and an `update`; a new one
 * only in the experiment of 26.4 (`new`). They declare no reads, which would start before it is known who may make them.
 */
export const workflows = {
  workflows: route(
    "/:realm/workflows",
    MANAGES_WORKFLOWS,
    "gatehouse.workflows",
    () => import("~/features/workflows/WorkflowList"),
    { nav: "configure", when },
  ),
  workflow: route(
    "/:realm/workflows/:mode/:id",
    MANAGES_WORKFLOWS,
    "gatehouse.workflowDetails",
    () => import("~/features/workflows/WorkflowModes"),
    { under: "workflows", when: inYaml },
  ),
  "workflow-in-json": route(
    "/:realm/workflows/new",
    MANAGES_WORKFLOWS,
    "gatehouse.createWorkflow",
    () => import("~/features/workflows/JsonWorkflowNew"),
    { under: "workflows", when: inJson },
  ),
};
