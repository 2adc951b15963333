import { MANAGES_WORKFLOWS } from "~/data/access/workflows";
import { type Condition, route } from "~/place";

/** Workflows in YAML, which can be changed: the experiment of 26.4 had another form, in JSON, which could not. */
const when: Condition = ({ serverInfo }) =>
  serverInfo?.features?.some(
    ({ name, enabled, type }) => name === "WORKFLOWS" && enabled && String(type) !== "EXPERIMENTAL",
  ) === true;

/**
 * Places of workflows, where the server has them: a new one (`create/new`), a `copy` of one, and an `update`. They declare no
 * reads, which would start before it is known who may make them.
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
    { under: "workflows", when },
  ),
};
