import type { Call } from "~/data/write/action";
import { addScope, removeScope } from "~/features/clients/bulk/scopeBulk";
import { enableActions } from "~/features/clients/bulk/enableActions";

const scope = { id: "s", name: "phone" };

/** A server with one client, which refuses some calls. */
function server(
  client: { enabled?: boolean; defaultClientScopes?: string[]; optionalClientScopes?: string[] },
  refused: string[] = [],
) {
  const now = { defaultClientScopes: [] as string[], optionalClientScopes: [] as string[], ...client };
  const calls: string[] = [];
  const call = (async (name: string, _query: unknown, body?: object) => {
    if (refused.includes(name)) throw new Error(name);
    const [, verb, list] = /^clients\.(add|del)(Default|Optional)ClientScope$/.exec(name) ?? [];
    const lists = list === "Default" ? now.defaultClientScopes : now.optionalClientScopes;
    if (verb === "add") lists.push("phone");
    if (verb === "del") lists.splice(0);
    if (name === "clients.update") Object.assign(now, body);
    if (name !== "clients.findOne") calls.push(name);
    return structuredClone(now);
  }) as unknown as Call;
  return { call, now, calls, refused };
}

/** The row as the list had it: without the scope, and on. */
const row = { id: "c", enabled: true };

it("looks at each client right before: what somebody else has assigned meanwhile is neither lost nor taken back", async () => {
  const { call, now } = server({ defaultClientScopes: ["phone"] });
  const { run, inverse } = addScope(scope, "optional", false);
  await run(call, row);
  expect(now).toMatchObject({ defaultClientScopes: [], optionalClientScopes: ["phone"] });
  await inverse?.run(call, row);
  expect(now).toMatchObject({ defaultClientScopes: ["phone"], optionalClientScopes: [] });
});

it("takes a scope that the list did not know of", async () => {
  const { call, now } = server({ optionalClientScopes: ["phone"] });
  await removeScope(scope).run(call, row);
  expect(now.optionalClientScopes).toEqual([]);
});

it("undoes nothing where the client had it so before", async () => {
  const { call, calls } = server({ defaultClientScopes: ["phone"] });
  const { run, inverse } = addScope(scope, "default", false);
  await run(call, row);
  await inverse?.run(call, row);
  expect(calls).toEqual([]);
});

it("takes back what a failed row left, and offers nothing for one that is as it was", async () => {
  const adds = ["clients.addOptionalClientScope", "clients.addDefaultClientScope"];
  const { call, now, refused } = server({ defaultClientScopes: ["phone"] }, [...adds]);
  const { run, undoes, inverse } = addScope(scope, "optional", false);
  await expect(run(call, row)).rejects.toThrow();
  expect(now).toMatchObject({ defaultClientScopes: [], optionalClientScopes: [] });
  expect(undoes?.(row, false)).toBe(true);
  refused.splice(0);
  await inverse?.run(call, row);
  expect(now).toMatchObject({ defaultClientScopes: ["phone"], optionalClientScopes: [] });
  expect([undoes?.(row, false), undoes?.(row, true)]).toEqual([false, true]);

  const without = server({}, adds);
  const add = addScope(scope, "optional", false);
  await expect(add.run(without.call, row)).rejects.toThrow();
  expect(add.undoes?.(row, false)).toBe(false);
});

it("enables by undo only what the run has disabled", async () => {
  const [, disable] = enableActions();
  const off = server({ enabled: false });
  await disable?.run(off.call, row);
  await disable?.inverse?.run(off.call, row);
  expect(off.now.enabled).toBe(false);
  const on = server({ enabled: true });
  await disable?.run(on.call, row);
  expect(on.now.enabled).toBe(false);
  await disable?.inverse?.run(on.call, row);
  expect(on.now.enabled).toBe(true);
});

it("asks about several clients in words for several", () => {
  const [, disable] = enableActions();
  const titleFor = (count: number): unknown => disable?.confirm?.(count, "a", [])?.title;
  expect([titleFor(1), titleFor(3)]).toEqual(["disableConfirmClientTitle", "gatehouse.disableClients"]);
});

it("refuses a scope of another protocol; one of verifiable credentials where the realm issues none", async () => {
  const refusal = (protocol: string, issues: boolean) =>
    addScope({ ...scope, protocol }, "optional", issues).refuse?.(server({}).call, [
      { ...row, protocol: "openid-connect" },
    ]);
  expect(await refusal("saml", true)).toBe("gatehouse.scopeOtherProtocol");
  expect(await refusal("oid4vc", false)).toBe("gatehouse.scopeOtherProtocol");
  expect(await refusal("oid4vc", true)).toBeUndefined();
});
