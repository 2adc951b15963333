import { reads, readsFor } from "~/data/query/reads";
import { route } from "~/place";

/** First reads about the steps of a flow. */
const stepReads = readsFor("view-realm", ({ id = "" }) =>
  reads(
    ["flows.executions", { id }],
    ["authenticationManagement.getAuthenticatorProviders"],
    ["authenticationManagement.getClientAuthenticatorProviders"],
    ["authenticationManagement.getFormActionProviders"],
  ),
);

/** Places of authentication: flows, required actions and policies. */
export const authentication = {
  "flow-new": route(
    "/:realm/authentication/flows/create",
    "manage-authorization",
    "createFlow",
    () => import("~/features/authentication/flows/FlowNew"),
    { under: "authentication" },
  ),
  authentication: route(
    "/:realm/authentication/:tab?",
    ["view-realm", "view-identity-providers", "view-clients"],
    "authentication",
    () => import("~/features/authentication/Authentication"),
    {
      nav: "configure",
      reads: ({ tab = "flows" }) => (tab === "flows" ? reads(["ui.flows"]) : []),
      tabs: { flows: "flows", "required-actions": "requiredActions", policies: "policies" },
      filters: ["tab"],
    },
  ),
  flow: route(
    "/:realm/authentication/:id/:usedBy/:builtIn?",
    // the server lists flows to these only
    ["view-authorization", { any: ["view-realm", "manage-realm", "query-clients"] }],
    "flowDetails",
    () => import("~/features/authentication/details/FlowDetails"),
    {
      under: "authentication",
      reads: (...at) => [...reads(["ui.flows"], ["authenticationManagement.getFlows"]), ...stepReads(...at)],
      filters: ["copyOf"],
    },
  ),
};
