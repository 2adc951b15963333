import type { Call } from "~/data/write/action";
import { unlock } from "~/features/users/page/unlock";

const forGood = { disabledReason: ["permanentLockout"] };

it.each([
  ["for a time", { enabled: true }, ["attackDetection.del", { id: "1" }]],
  ["for a time, and disabled by an administrator", { enabled: false }, ["attackDetection.del", { id: "1" }]],
  ["for good", { enabled: false, attributes: forGood }, ["users.update", { id: "1" }, { enabled: true }]],
  ["for good, and enabled since", { enabled: true, attributes: forGood }, ["attackDetection.del", { id: "1" }]],
])("unlocks who is locked %s", async (_, user, sent) => {
  const made: unknown[] = [];
  const call = (async (name: string, ...input: unknown[]) => {
    if (name === "users.findOne") return user;
    made.push([name, ...input]);
    return undefined;
  }) as unknown as Call;
  await unlock(call, "1");
  expect(made).toEqual([sent]);
});
