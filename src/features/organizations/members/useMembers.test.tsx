import { NetworkError } from "@keycloak/keycloak-admin-client";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { NoAnswerError } from "~/data/api/errors";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import type { Call } from "~/data/write/action";
import { useMembers } from "~/features/organizations/members/useMembers";

jest.mock("~/i18n/useT", () => ({ useT: () => ({ ifThere: (key: string) => key }) }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <CacheProvider>
    <RealmContext value="r">{children}</RealmContext>
  </CacheProvider>
);
const notFound = new NetworkError("HTTP", {
  response: { status: 404, headers: new Headers() } as Response,
  responseData: {},
});
const removal = () => renderHook(() => useMembers({ id: "org" }), { wrapper }).result.current.removeMany;

/** The members' side of the server. @param failures answers to removals, in order; undefined where there is none */
function server(failures: (Error | undefined)[] = []) {
  const writes: string[] = [];
  let isMember = true;
  const call = (async (name: string, { id = "", first = 0 }: { id?: string; first?: number }) => {
    if (name === "organizationGroups.ofMember") {
      if (!isMember) throw notFound;
      return first === 0 ? [{ id: "g" }] : [];
    }
    writes.push(`${name} ${id}`.trim());
    if (name !== "organizations.delMember") return undefined;
    if (!isMember) throw notFound;
    isMember = false;
    const failure = failures.shift();
    if (failure) throw failure;
    return undefined;
  }) as never as Call;
  return { writes, call };
}

const ann = { id: "ann", username: "ann", membershipType: "UNMANAGED" };

it("takes a member whose removal had no answer for removed; undo knows the groups of before", async () => {
  const removeMany = removal();
  const { writes, call } = server([new NoAnswerError("lost")]);
  await expect(removeMany.run(call, ann)).rejects.toThrow("lost");
  await removeMany.run(call, ann);
  await removeMany.inverse?.run(call, ann);
  expect(writes.slice(2)).toEqual(["organizations.addMember", "organizationGroups.addMember g"]);
});

it("fails at one whom somebody else has removed", async () => {
  const { call } = server();
  await removal().run(call, ann);
  await expect(removal().run(call, ann)).rejects.toBe(notFound);
});

it("undo is for who was removed and is still there: a managed member is deleted", () => {
  const { undoes } = removal();
  const bob = { ...ann, membershipType: "MANAGED" };
  expect([undoes?.(ann, true), undoes?.(ann, false), undoes?.(bob, true)]).toEqual([true, false, false]);
});
