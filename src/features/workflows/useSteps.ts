import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import { useServerInfo } from "~/data/query/serverInfo";

const STEP = "org.keycloak.models.workflow.WorkflowStepProvider";
const none: readonly ComponentTypeRepresentation[] = [];

/** The types of steps that the server has, as server info tells them; none where it does not. */
export const useSteps = () => useServerInfo().componentTypes?.[STEP] ?? none;
