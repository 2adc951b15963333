import type { Call } from "~/data/write/action";
import { usedProfileGone, writeProfile } from "~/features/realmSettings/clientPolicies/profiles";

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

describe("a profile that a policy names", () => {
  interface Named {
    name?: string;
    profiles?: string[];
  }
  interface Lists {
    profiles?: Named[];
    policies?: Named[];
  }

  /** Renames profile `a`. @param onPolicies what the server does with policies that are written */
  async function renamed(onPolicies: (server: Required<Lists>, policies: Named[]) => void) {
    const server: Required<Lists> = { profiles: [{ name: "a" }], policies: [{ name: "one", profiles: ["b", "a"] }] };
    const call = async (name: string, written: Lists) => {
      if (name === "clientPolicies.updatePolicy") onPolicies(server, written.policies ?? []);
      else if (name === "clientPolicies.createProfiles") server.profiles = written.profiles ?? [];
      else return structuredClone(server);
    };
    const refusal = await writeProfile(call as Call, "a", { name: "A" }).catch((error: unknown) => error);
    return { refusal, profiles: server.profiles.map(({ name }) => name), uses: server.policies[0]?.profiles };
  }
  const refused = new Error("refused");

  test("takes its new name there, too", async () => {
    const take = (server: Required<Lists>, policies: Named[]) => void (server.policies = policies);
    expect(await renamed(take)).toEqual({ refusal: undefined, profiles: ["A"], uses: ["b", "A"] });
  });

  test("keeps its name where they are refused, so that it can be renamed once more", async () => {
    const refuse = () => {
      throw refused;
    };
    expect(await renamed(refuse)).toEqual({ refusal: refused, profiles: ["a"], uses: ["b", "a"] });
  });

  test("stays under both where the server took them and its answer was lost", async () => {
    const lose = (server: Required<Lists>, policies: Named[]) => {
      server.policies = policies;
      throw refused;
    };
    expect(await renamed(lose)).toEqual({ refusal: refused, profiles: ["a", "A"], uses: ["b", "A"] });
  });
});
