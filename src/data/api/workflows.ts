// Endpoints of workflows that the admin client lacks or types too narrowly.
import type { Http } from "~/data/api/api";
import { failureOf, notFound } from "~/data/api/errors";
import { realmPath } from "~/data/api/segment";

/** One step of a workflow. */
export interface WorkflowStep {
  id?: string;
  /** What it does: a type of step that the server knows, e.g. `disable-user`. */
  uses?: string;
  /** How long after the step before it, e.g. `5d`; at once where it is left out. */
  after?: string;
  with?: Record<string, unknown>;
}

/** A workflow as the server answers it in JSON. */
export interface Workflow {
  id?: string;
  name?: string;
  /** What kind it is of (26.4). */
  uses?: string;
  /** Left out where it is on. */
  enabled?: boolean;
  /** Events that start it. */
  on?: string;
  /** Condition on the user or client. */
  if?: string;
  /** When those are looked for who fulfil the condition. */
  schedule?: { after?: string; "batch-size"?: number };
  /** What an event does while it runs for the same user or client. */
  concurrency?: { "restart-in-progress"?: string; "cancel-in-progress"?: string };
  steps?: WorkflowStep[];
}

/** A workflow as it is written. */
export interface WorkflowText {
  id?: string;
  yaml: string;
}

const workflowPath = (realm: string, ...below: string[]) =>
  [realmPath(realm), "workflows", ...below.map(encodeURIComponent)].join("/");

/**
 * The server answers 400 for a workflow that there is not.
 * @throws NetworkError with 404 in its place
 */
function absent(error: unknown): never {
  const { status, message } = failureOf(error);
  if (status !== 400 || !/^Not a valid\b.*\bworkflow\b/.test(message)) throw error;
  throw notFound(message);
}

/** Calls about workflows: the list and one in JSON on 26.4 and newer, the others on 26.5 and newer. */
export const workflowCalls = {
  /** `POST workflows` with JSON, all that the experiment of 26.4 takes. */
  "workflows.createAsJson": (http: Http, workflow: Record<string, unknown>) =>
    http.request<void>("POST", workflowPath(http.realm), { body: workflow }),
  /** `GET workflows`: the workflows of the realm, those whose name has the searched text in it. */
  "workflows.list": (http: Http, { search, ...page }: { first?: number; max?: number; search?: string }) =>
    http.request<Workflow[]>("GET", workflowPath(http.realm), { query: { ...page, search: search || undefined } }),
  /** `GET workflows/{id}`: a workflow with the ids of its steps. */
  "workflows.get": (http: Http, { id }: { id: string }) =>
    http.request<Workflow>("GET", workflowPath(http.realm, id)).catch(absent),
  /** `GET workflows/{id}?includeId=false` as YAML, which the server answers where JSON is not wanted. */
  "workflows.text": async (http: Http, { id }: { id: string }): Promise<WorkflowText> => {
    const file = await http.file(workflowPath(http.realm, id), { includeId: "false" }).catch(absent);
    return { id, yaml: (await file.text()).replace(/^---\n/, "") };
  },
  /** `PUT workflows/{id}` as YAML; steps keep their number and order while they are scheduled for anyone. */
  "workflows.updateText": (http: Http, { id }: { id: string }, yaml: string) =>
    http.request<void>("PUT", workflowPath(http.realm, id), { body: yaml, type: "application/yaml" }),
  /**
   * `POST workflows/{id}/activate/USERS/{user}`: starts it for a user, who has to fulfil its condition; else nothing
   * happens, and the answer is the same.
   */
  "workflows.activate": (http: Http, { id, type, of }: { id: string; type: "USERS" | "CLIENTS"; of: string }) =>
    http.request<void>("POST", workflowPath(http.realm, id, "activate", type, of)),
  /**
   * `POST workflows/migrate?from=…&to=…`: who waits for one step waits for the other from now on, of the same workflow or
   * of another one (26.6 and newer). Who is in that workflow already stays where they are.
   */
  "workflows.migrate": (http: Http, { from, to }: { from: string; to: string }) =>
    http.request<void>("POST", workflowPath(http.realm, "migrate"), { query: { from, to } }),
  /** `POST workflows/{id}/deactivate/USERS/{user}`: drops what it has scheduled for a user. */
  "workflows.deactivate": (http: Http, { id, userId }: { id: string; userId: string }) =>
    http.request<void>("POST", workflowPath(http.realm, id, "deactivate", "USERS", userId)),
};
