import type { Call } from "~/data/write/action";
import { usedProfileGone, writeProfile, writeProfiles } from "~/features/realmSettings/clientPolicies/profiles";

const policies = [{ name: "one", profiles: ["a"] }, { name: "two", profiles: ["global", "a"] }, { name: "three" }];
const stored = [{ name: "a" }, { name: "b" }];

test("a profile that no policy names may go", () => {
  expect(usedProfileGone(policies, stored, [{ name: "a" }])).toBeUndefined();
});

test.each([
  ["removed", [{ name: "b" }]],
  ["renamed", [{ name: "A" }, { name: "b" }]],
])("one that policies name may not be %s", (_, typed) => {
  expect(usedProfileGone(policies, stored, typed)).toEqual([
    "gatehouse.usedProfileGone",
    { profile: "a", policies: "one, two" },
  ]);
});

test("one that is missing already does not keep the others from being written", () => {
  expect(usedProfileGone(policies, [{ name: "b" }], [])).toBeUndefined();
});

test("a list is not written without one that a policy names which was made meanwhile", async () => {
  const written: unknown[] = [];
  const call = async (name: string, lists: object) => {
    if (name === "clientPolicies.listPolicies") return { policies };
    written.push(lists);
  };
  const write = (next: { name: string }[]) => writeProfiles(call as Call, stored, next, JSON.stringify);
  await expect(write([{ name: "b" }])).rejects.toThrow("gatehouse.usedProfileGone");
  expect(written).toEqual([]);
  await write([{ name: "a" }]);
  expect(written).toEqual([{ profiles: [{ name: "a" }] }]);
});

test("an executor that was typed without settings is written with none: the server fails over it", async () => {
  let written: unknown;
  const call = async (name: string, lists: object) => {
    if (name === "clientPolicies.listPolicies") return {};
    written = lists;
  };
  const executors = [{ executor: "confidential-client" }, { executor: "e", configuration: { a: "1" } }];
  const typed = [{ name: "a", executors }, { name: "b" }, { name: "c", executors: "none" as never }];
  await writeProfiles(call as Call, [], typed, JSON.stringify);
  const whole = [{ executor: "confidential-client", configuration: {} }, executors[1]];
  expect(written).toEqual({
    profiles: [{ name: "a", executors: whole }, { name: "b" }, { name: "c", executors: "none" }],
  });
});

describe("a profile that a policy names", () => {
  interface Named {
    name?: string;
    profiles?: string[];
  }
  interface Lists {
    profiles?: Named[];
    policies?: Named[];
  }

  type Server = Required<Lists>;

  /**
   * Renames profile `a`.
   * @param onPolicies what the server does with policies that are written
   * @param onProfiles what it does with profiles
   */
  async function renamed(
    onPolicies: (server: Server, policies: Named[]) => void,
    onProfiles: typeof onPolicies = (server, profiles) => void (server.profiles = profiles),
  ) {
    const server: Server = { profiles: [{ name: "a" }], policies: [{ name: "one", profiles: ["b", "a"] }] };
    const call = async (name: string, written: Lists) => {
      if (name === "clientPolicies.updatePolicy") onPolicies(server, written.policies ?? []);
      else if (name === "clientPolicies.createProfiles") onProfiles(server, written.profiles ?? []);
      else return structuredClone(server);
    };
    const refusal = await writeProfile(call as Call, "a", { name: "A" }).catch((error: unknown) => error);
    return { refusal, profiles: server.profiles.map(({ name }) => name), uses: server.policies[0]?.profiles };
  }
  const refused = new Error("refused");

  const take = (server: Server, policies: Named[]) => void (server.policies = policies);

  test("takes its new name there, too", async () => {
    expect(await renamed(take)).toEqual({ refusal: undefined, profiles: ["A"], uses: ["b", "A"] });
  });

  const unchanged = { refusal: refused, profiles: ["a"], uses: ["b", "a"] };

  test("keeps its name where they are refused, so that it can be renamed once more", async () => {
    const refuse = () => {
      throw refused;
    };
    expect(await renamed(refuse)).toEqual(unchanged);
  });

  test("keeps it where the server took them and its answer was lost", async () => {
    let writes = 0;
    const loseOne = (server: Server, policies: Named[]) => {
      server.policies = policies;
      if (++writes === 1) throw refused;
    };
    expect(await renamed(loseOne)).toEqual(unchanged);
  });

  test("keeps it where the one of the old name cannot be taken away", async () => {
    let writes = 0;
    const refuseSecond = (server: Server, profiles: Named[]) => {
      if (++writes === 2) throw refused;
      server.profiles = profiles;
    };
    expect(await renamed(take, refuseSecond)).toEqual(unchanged);
  });
});
