import { NetworkError } from "@keycloak/keycloak-admin-client";
import type { Read } from "~/data/query/useLoad";
import { allMembersBelow, type Member, membersBelow } from "~/features/groups/membersBelow";

const refused = new NetworkError("HTTP", {
  response: { status: 403, headers: new Headers() } as Response,
  responseData: {},
});

/** A group with two below it, each with one member; the members of one of them may not be seen. */
const read = (hidden: string) =>
  (async (name: string, { id = "", parentId = "" }: { id?: string; parentId?: string }) => {
    if (name === "groups.listSubGroups") return parentId === "top" ? [{ id: "a" }, { id: "b" }] : [];
    if (id === hidden) throw refused;
    return [{ id: `in ${id}` }];
  }) as unknown as Read;

const top = { id: "top", subGroupCount: 2 };
const ids = (members: Member[]) => members.map(({ id }) => id);

async function exported(from: Read) {
  const all: Member[] = [];
  for await (const part of allMembersBelow(from, top, false)) all.push(...part);
  return ids(all);
}

it("a group below whose members may not be seen takes those of the others from nobody", async () => {
  const { rows, complete } = await membersBelow(read("a"), top, 10, 100);
  expect([ids(rows), complete]).toEqual([["in top", "in b"], true]);
  expect(await exported(read("a"))).toEqual(["in top", "in b"]);
});

it("says so where the members of the group itself may not be seen", async () => {
  await expect(membersBelow(read("top"), top, 10, 100)).rejects.toBe(refused);
  await expect(exported(read("top"))).rejects.toBe(refused);
});
