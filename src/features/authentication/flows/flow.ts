import type AuthenticationFlowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationFlowRepresentation";
import type { Realm } from "~/features/authentication/realm";
import type { FlowUse, ListedFlow } from "~/data/api/extra";
import type { Failure } from "~/data/api/errors";
import type { Key } from "~/i18n/useT";
import { to } from "~/routes";

/** Property of the realm that names a flow → what it is called. */
export const bindings = {
  browserFlow: "flow.browser",
  registrationFlow: "flow.registration",
  directGrantFlow: "flow.direct grant",
  resetCredentialsFlow: "flow.reset credentials",
  clientAuthenticationFlow: "flow.clients",
  dockerAuthenticationFlow: "flow.docker auth",
  firstBrokerLoginFlow: "flow.firstBrokerLogin",
} as const satisfies Partial<Record<keyof Realm, Key>>;

/** A property of the realm that names a flow. */
export type Binding = keyof typeof bindings;

const isBinding = (name: string): name is Binding => name in bindings;

/** What the realm uses a flow for: every one of its seven properties that names it. */
export const boundTo = (realm: Realm, alias: string): Binding[] =>
  Object.keys(bindings)
    .filter(isBinding)
    .filter((name) => realm[name] === alias);

/** How a flow is used, as the address of its page says it. */
export type UsedByType = FlowUse["type"] | "notInUse";

export const usedByOf = ({ usedBy }: Pick<ListedFlow, "usedBy">): UsedByType => usedBy?.type ?? "notInUse";

const ORDER: UsedByType[] = ["DEFAULT", "SPECIFIC_CLIENTS", "SPECIFIC_PROVIDERS", "notInUse"];

/** Flows the realm uses first, then those of clients, of identity providers, and unused ones; stable. */
export const byUse = (flows: readonly ListedFlow[]) =>
  flows.toSorted((one, other) => ORDER.indexOf(usedByOf(one)) - ORDER.indexOf(usedByOf(other)));

/**
 * The flows in use that a flow can be used instead of: others of its kind, for users or for clients.
 * @param all the same flows with their kinds, which the list does not say
 */
export function replaceableBy(
  flowId: string,
  listed: readonly ListedFlow[],
  all: readonly AuthenticationFlowRepresentation[],
): ListedFlow[] {
  const isOfClients = (id: string) => all.find((one) => one.id === id)?.providerId === "client-flow";
  return listed.filter(({ id, usedBy }) => usedBy && id !== flowId && isOfClients(id) === isOfClients(flowId));
}

/** The page of a flow. */
export const pageOf = (flow: Pick<ListedFlow, "id" | "usedBy" | "builtIn">) =>
  to("flow", { id: flow.id, usedBy: usedByOf(flow), ...(flow.builtIn && { builtIn: "builtIn" }) });

/** What in the address of a flow's page names the id of the flow that it was copied from. */
export const COPY_OF = "copyOf";

/** A name as it is written: without the blanks around it, but for the one that it has by now. */
export const writtenName = (typed: string, before: string) => (typed === before ? before : typed.trim());

/** A name of settings without what the server refuses in it (400), though it keeps such names that came with a realm. */
export const settingsName = (name: string) => name.replaceAll(/[:/?#[\]@!$&()*+,;=\\]/g, "-");

/** Whether a failure is about the name of a flow or of settings: it is taken, or the server does not allow it. */
export const isAboutName = ({ status }: Failure) => status === 409 || status === 400;

/**
 * The field of a form that a failure is about, where that is the name of a flow or of settings.
 * @param field where the form has the name
 */
export const nameRefused =
  <Field extends string>(field: Field) =>
  (failure: Failure): Field | undefined =>
    isAboutName(failure) ? field : undefined;
