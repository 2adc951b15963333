import type { BulkAction } from "~/data/bulk/bulkRuns";
import type { Write } from "~/data/access/permissions";
import { allRows } from "~/data/query/rows";
import type { Read } from "~/data/query/useLoad";
import type { Call } from "~/data/write/action";
import { type Binding, boundTo } from "~/features/authentication/flows/flow";
import type { Realm } from "~/features/authentication/realm";
import { readRealm, writeRealm } from "~/parts/realm/realmCalls";
import type { Text } from "~/i18n/useT";

/** A flow by both of its names: clients know it by its id, realms and identity providers by its alias. */
export interface FlowName {
  id: string;
  alias: string;
}

/** Who uses a flow: the realm for one or more purposes, a client or an identity provider by its name. */
export type Use =
  | { kind: "realm"; name: string; bindings: Binding[] }
  | { kind: "client"; name: string }
  | { kind: "provider"; name: string };

/** What changes a user of each kind. */
export const writes: Record<Use["kind"], Write> = {
  realm: "realms.update",
  client: "clients.update",
  provider: "identityProviders.update",
};

/**
 * Everything that uses a flow: the realm, and the clients and identity providers that name it themselves
 * (`GET ui-ext/authentication-management/{clients|idp}/{flow}`).
 */
export async function usesOf(read: Read, realm: string, { id, alias }: FlowName): Promise<Use[]> {
  const bindings = boundTo(await read("realms.findOne", { realm }), alias);
  const clients = await allRows(read, "ui.flowUsers", { of: "clients", id });
  const providers = await allRows(read, "ui.flowUsers", { of: "idp", id });
  return [
    ...(bindings.length > 0 ? [{ kind: "realm" as const, name: realm, bindings }] : []),
    ...clients.map(({ name }) => ({ kind: "client" as const, name })),
    ...providers.map(({ name }) => ({ kind: "provider" as const, name })),
  ];
}

const allTo = (names: readonly string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));

/** What of an identity provider names a flow. */
const ofProvider = ["firstBrokerLoginFlowAlias", "postBrokerLoginFlowAlias"] as const;

/**
 * Lets something use another flow, on what the server has now; what names the first flow no longer stays.
 * @param wanted picks the purposes that are changed of those for which it uses the first one; called before anything is
 *   written
 */
async function replaceIn(
  call: Call,
  realm: string,
  use: Use,
  [from, to]: [FlowName, FlowName],
  wanted: (names: readonly string[]) => readonly string[],
): Promise<void> {
  if (use.kind === "realm") {
    const now = await readRealm(call, realm);
    const names = wanted(boundTo(now, from.alias));
    if (names.length > 0) await writeRealm(call, realm, { ...now, ...allTo(names, to.alias) }, now);
    return;
  }
  if (use.kind === "provider") {
    const now = await call("identityProviders.findOne", { alias: use.name });
    const names = wanted(ofProvider.filter((name) => now[name] === from.alias));
    if (names.length > 0)
      await call("identityProviders.update", { alias: use.name }, { ...now, ...allTo(names, to.alias) });
    return;
  }
  const [now] = await call("clients.find", { clientId: use.name });
  const flows = now?.authenticationFlowBindingOverrides ?? {};
  const names = wanted(Object.keys(flows).filter((name) => flows[name] === from.id));
  if (now?.id && names.length > 0)
    await call(
      "clients.update",
      { id: now.id },
      { ...now, authenticationFlowBindingOverrides: { ...flows, ...allTo(names, to.id) } },
    );
}

/** Lets everything that uses a flow use another one; it can be undone. */
export function swapAction(realm: string, from: FlowName, to: FlowName): BulkAction<Use> {
  const replaced = new Map<Use, Set<string>>();
  // before the write: where its answer is lost it is sent once more, and then nothing names the first flow
  const note = (use: Use) => (names: readonly string[]) => {
    replaced.set(use, new Set([...(replaced.get(use) ?? []), ...names]));
    return names;
  };
  return {
    label: ["gatehouse.swapFlow", { from: from.alias, to: to.alias }],
    call: "realms.update",
    run: (call, use) => replaceIn(call, realm, use, [from, to], note(use)),
    done: "gatehouse.flowSwapped",
    inverse: {
      label: ["gatehouse.swapFlow", { from: to.alias, to: from.alias }],
      call: "realms.update",
      run: (call, use) =>
        replaceIn(call, realm, use, [to, from], (names) => names.filter((name) => replaced.get(use)?.has(name))),
      done: "gatehouse.flowSwapped",
    },
  };
}

/**
 * Lets the realm use a flow for one purpose, on what the server has now. It can be undone; what somebody else has bound
 * meanwhile stays.
 * @param before alias of the flow that is bound now; empty where there is none
 */
export function bindAction(realm: string, binding: Binding, { id, alias }: FlowName, before: string): BulkAction<Use> {
  /** The one that was bound right before: the page may show an older one. */
  let replaced = before;
  const action: BulkAction<Use> = {
    label: before ? ["gatehouse.swapFlow", { from: before, to: alias }] : "bindFlow",
    call: "realms.update",
    run: async (call) => {
      const now: Realm = await readRealm(call, realm);
      const bound = now[binding];
      // a write whose answer was lost is sent once more
      if (bound && bound !== alias) replaced = bound;
      await writeRealm(call, realm, { ...now, [binding]: alias }, now);
    },
    done: "updateFlowSuccess",
    failed: "updateFlowError",
  };
  if (!before || before === alias) return action;
  const inverse: BulkAction<Use> = {
    ...action,
    // read when the run has ended: the page may have shown another one
    get label(): Text {
      return ["gatehouse.swapFlow", { from: alias, to: replaced }];
    },
    // realms know a flow by its alias alone
    run: (call, use) =>
      replaceIn(
        call,
        realm,
        use,
        [
          { id, alias },
          { id: "", alias: replaced },
        ],
        (names) => names.filter((name) => name === binding),
      ),
  };
  return { ...action, inverse };
}
