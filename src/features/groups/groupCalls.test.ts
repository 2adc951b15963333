import type { Call } from "~/data/write/action";
import { alerts } from "~/data/write/alerts";
import { duplicateGroup } from "~/features/groups/groupCalls";

it("a copy gets the realm's roles also from who may not view the realm, whom the mappings tell nothing of them", async () => {
  const written: unknown[] = [];
  const answers: Record<string, unknown> = {
    "groups.findOne": { id: "1", name: "team", attributes: { a: ["1"] } },
    "groups.create": { id: "2" },
    "groups.listRealmRoleMappings": [{ id: "r", name: "role", description: "of the realm" }],
    "groups.listRoleMappings": {},
  };
  const call = (async (name: string, ...input: unknown[]) => {
    if (/\.(create|add)/.test(name)) written.push([name, ...input]);
    return answers[name] ?? [];
  }) as unknown as Call;
  await duplicateGroup(call, { id: "1", name: "team" }, { name: "copy" }, false);
  expect(written).toEqual([
    ["groups.create", { name: "copy", attributes: { a: ["1"] } }],
    ["groups.addRealmRoleMappings", { id: "2", roles: [{ id: "r", name: "role" }] }],
  ]);
});

it("says what is left of a copy that could not be taken away, and why it failed", async () => {
  const call = (async (name: string) => {
    if (name === "groups.listMembers" || name === "groups.del") throw new Error(name);
    return name.startsWith("groups.list") ? [] : { id: "1" };
  }) as unknown as Call;
  await expect(duplicateGroup(call, { id: "1" }, { name: "copy" }, false)).rejects.toThrow("groups.listMembers");
  expect(alerts.get()).toMatchObject([{ variant: "warning", title: ["gatehouse.notTakenBack", { name: "copy" }] }]);
});
