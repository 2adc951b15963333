import type { Call } from "~/data/write/action";
import { roleOwner } from "~/parts/roles/roleOwner";

jest.mock("~/routes", () => ({ to: () => "/" }));

/** A server that refuses one call. */
const server = (refused: string) => {
  const calls: string[] = [];
  const call = async (name: string) => {
    calls.push(name);
    if (name === refused) throw new Error(name);
    return { id: "1" };
  };
  return { call: call as unknown as Call, calls };
};

it.each([
  [undefined, "roles.create", "roles.findOneByName"],
  ["c", "clients.createRole", "clients.findRole"],
])("a role of %s that is made is no failure where it cannot be read", async (client, creates, finds) => {
  const { create } = roleOwner(client);
  expect(await create(server("").call, { name: "made" })).toEqual({ id: "1" });
  const unread = server(finds);
  expect(await create(unread.call, { name: "made" })).toEqual({});
  expect(unread.calls).toEqual([creates, finds]);
  await expect(create(server(creates).call, { name: "made" })).rejects.toThrow(creates);
});
