// Workflows for the specs: made, read and found as the server has them.
import type { Workflow } from "../../../src/data/api/workflows";
import { admin, server } from "../server";

/** Whether the server has the experiment: workflows in JSON. */
export const hasJsonWorkflows = server.version >= "26.4" && server.version < "26.5";

/** Whether the server has workflows in YAML. */
export const hasYamlWorkflows = server.version >= "26.5";

const twoSteps = (name: string) => `name: ${JSON.stringify(name)}
on: user_authenticated
steps:
  - uses: notify-user
    after: 1d
  - uses: disable-user
    after: 5d
`;

/**
 * Makes a workflow of the realm.
 * @param yaml its text; two steps after a sign-in when left out
 * @returns its id
 */
export async function makeWorkflow(realm: string, name: string, yaml = twoSteps(name)): Promise<string> {
  return (await admin.workflows.createAsYaml({ realm, yaml })).id;
}

/** Makes a workflow of a realm of 26.4, where they are an experiment. */
export const makeJsonWorkflow = (realm: string, name: string) =>
  requestWorkflow(realm, "", {
    method: "POST",
    type: "application/json",
    body: JSON.stringify({ name, uses: "event-based-workflow", on: "USER_ADD", steps: [{ uses: "notify-user" }] }),
  });

/** Sends a request about a workflow, as an administrator that may do everything. */
export async function requestWorkflow(
  realm: string,
  path: string,
  { method, type, body }: { method?: string; type?: string; body?: string } = {},
): Promise<Response> {
  const authorization = `Bearer ${await admin.getAccessToken()}`;
  const headers = { authorization, accept: "application/json", ...(type && { "content-type": type }) };
  const address = `${server.url}/admin/realms/${encodeURIComponent(realm)}/workflows${path}`;
  return fetch(address, { method, headers, body });
}

/** The workflows of the realm whose name has a text in it. */
export async function findWorkflows(realm: string, search: string): Promise<Workflow[]> {
  return (await requestWorkflow(realm, `?search=${encodeURIComponent(search)}&max=100`)).json();
}

/** A workflow of the realm that has this name; made where there is none. @returns its id */
export async function workflowOf(realm: string, name: string): Promise<string> {
  const found = (await findWorkflows(realm, name)).find((one) => one.name === name);
  return found?.id ?? makeWorkflow(realm, name);
}

/** The list of workflows, for the specs about lists, where the server has them. */
export const workflowLists = [
  {
    list: "workflows",
    column: "Name",
    other: "Start",
    search: "Search for workflow",
    make: async (realm: string, prefix: string) => {
      for (let n = 1; n <= 12; n += 1) await makeWorkflow(realm, `${prefix}-${String(n).padStart(2, "0")}`);
      return `/${realm}/workflows`;
    },
  },
].filter(() => hasYamlWorkflows);
