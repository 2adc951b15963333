import type RequiredActionProviderSimpleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/requiredActionProviderSimpleRepresentation";
import { notFound } from "~/data/api/errors";
import type { ListedRequiredAction } from "~/data/api/extra";
import { type Call, useAction } from "~/data/write/action";
import { prioritiesFor } from "~/features/authentication/priorities";

/** A required action of the realm, or one that the server could have and the realm lacks: it has no alias then. */
export type Row = RequiredActionProviderSimpleRepresentation & Partial<ListedRequiredAction>;

const outcome = { done: "updatedRequiredActionSuccess", failed: "updatedRequiredActionError" } as const;

/** Writes an action with other values, on what the server has now. */
async function update(call: Call, action: ListedRequiredAction, changes: Partial<ListedRequiredAction>) {
  const { configurable: _, ...known } = action;
  await call("authenticationManagement.updateRequiredAction", { alias: action.alias }, { ...known, ...changes });
}

/** Switches a required action on or off, or as one for all new users; the realm gets it where it lacks it. */
export const useSwitchAction = () =>
  useAction(async (call, { alias, name, providerId }: Row, changes: Partial<ListedRequiredAction>) => {
    if (alias === undefined) return call("authenticationManagement.registerRequiredAction", { name, providerId });
    const fresh = (await call("ui.requiredActions")).find((one) => one.alias === alias);
    if (!fresh) throw notFound(alias);
    await update(call, fresh, changes);
  }, outcome);

/** Writes an order of required actions, given by their aliases, on what the server has now. */
export const useReorderActions = () =>
  useAction(async (call, aliases: string[]) => {
    const now = await call("ui.requiredActions");
    const priorities = prioritiesFor(
      now.map(({ alias, priority = 0 }) => ({ id: alias, priority })),
      aliases,
    );
    for (const { id, priority } of priorities)
      for (const action of now.filter(({ alias }) => alias === id)) await update(call, action, { priority });
  }, outcome);
