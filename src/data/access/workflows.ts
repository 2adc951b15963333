import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import type { Rule } from "~/data/access/access";

/** Who may see and change workflows: nobody but the administrators of the whole realm. */
export const MANAGES_WORKFLOWS = { any: ["realm-admin", "admin"] } satisfies Rule;

const features = (info: ServerInfoRepresentation | undefined) =>
  info?.features?.filter(({ name, enabled }) => name === "WORKFLOWS" && enabled) ?? [];

// the admin client's type lacks the kinds of features
const isExperiment = ({ type }: { type: unknown }) => String(type) === "EXPERIMENTAL";

/** Whether the server has workflows in YAML, which can be changed (26.5 and newer). */
export const hasWorkflows = (info?: ServerInfoRepresentation) => features(info).some((one) => !isExperiment(one));

/** Whether the server has the experiment of 26.4: workflows are written in JSON, listed and deleted, and never changed. */
export const hasJsonWorkflows = (info?: ServerInfoRepresentation) => features(info).some(isExperiment);

/** Whether who waits for a step can be moved to another one (26.6 and newer, which have workflows by default). */
export const hasMovingWorkflows = (info?: ServerInfoRepresentation) =>
  features(info).some(({ type }: { type: unknown }) => String(type) === "DEFAULT");
