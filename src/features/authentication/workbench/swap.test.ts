import type { Call } from "~/data/write/action";
import { bindAction, swapAction, type Use } from "~/features/authentication/workbench/swap";

const use: Use = { kind: "realm", name: "acme", bindings: ["browserFlow"] };
const flow = { id: "1", alias: "new" };

/** A server with one realm. */
function server(realm: Record<string, unknown>) {
  let now = realm;
  const call = (async (name: string, _query: unknown, body: Record<string, unknown>) => {
    if (name === "realms.update") now = body;
    return now;
  }) as unknown as Call;
  return { call, now: () => now, change: (changes: object) => (now = { ...now, ...changes }) };
}

it("binds on what the server has now, and takes nothing else back", async () => {
  const { call, now, change } = server({ browserFlow: "browser", directGrantFlow: "new", displayName: "Acme" });
  const { run, inverse } = bindAction("acme", "browserFlow", flow, "browser");
  await run(call, use);
  expect(now()).toEqual({ browserFlow: "new", directGrantFlow: "new", displayName: "Acme" });
  change({ displayName: "Meanwhile" });
  await inverse?.run(call, use);
  expect(now()).toEqual({ browserFlow: "browser", directGrantFlow: "new", displayName: "Meanwhile" });
});

it("leaves what somebody else has bound meanwhile", async () => {
  const { call, now, change } = server({ browserFlow: "browser" });
  const { run, inverse } = bindAction("acme", "browserFlow", flow, "browser");
  await run(call, use);
  change({ browserFlow: "third" });
  await inverse?.run(call, use);
  expect(now()).toEqual({ browserFlow: "third" });
});

it("gives back what was bound right before, whatever the page shows, also where the write was sent once more", async () => {
  const { call, now } = server({ browserFlow: "meanwhile" });
  const { run, inverse } = bindAction("acme", "browserFlow", flow, "browser");
  await run(call, use);
  await run(call, use);
  // and says so
  expect(inverse?.label).toEqual(["gatehouse.swapFlow", { from: "new", to: "meanwhile" }]);
  await inverse?.run(call, use);
  expect(now()).toEqual({ browserFlow: "meanwhile" });
});

it("has no way back where nothing was bound, or the same", () => {
  expect(bindAction("acme", "browserFlow", flow, "").inverse).toBeUndefined();
  expect(bindAction("acme", "browserFlow", flow, "new").inverse).toBeUndefined();
});

it("is undone where the answer of the write was lost and it was sent once more", async () => {
  const { call, now } = server({ browserFlow: "old", directGrantFlow: "new" });
  const { run, inverse } = swapAction("acme", { id: "0", alias: "old" }, flow);
  await run(call, use);
  await run(call, use);
  expect(now()).toEqual({ browserFlow: "new", directGrantFlow: "new" });
  await inverse?.run(call, use);
  expect(now()).toEqual({ browserFlow: "old", directGrantFlow: "new" });
});
