import type { Call } from "~/data/write/action";
import { type Move, moveExecution, takeBack } from "~/features/authentication/details/moveExecution";

interface Kept {
  id: string;
  level: number;
  displayName: string;
  providerId: string;
  requirement: string;
}

/** A flow with a step in a sub-flow. @param onWrite called before each call that writes; what it throws is the answer */
function server(onWrite: (name: string, steps: Kept[]) => void) {
  const step = (id: string, level: number, name: string): Kept => ({
    id,
    level,
    displayName: name,
    providerId: name,
    requirement: "DISABLED",
  });
  let steps = [step("holder", 0, "holder"), step("old", 1, "otp")];
  const call = async (name: string, query: { id?: string; provider?: string }, body?: Kept) => {
    if (name === "authenticationManagement.getExecutions") return structuredClone(steps);
    onWrite(name, steps);
    if (name === "authenticationManagement.addExecutionToFlow") {
      steps.push(step("new", 0, query.provider ?? ""));
      return { id: "new" };
    }
    if (name === "authenticationManagement.updateExecution")
      steps = steps.map((one) => (one.id === body?.id ? { ...one, ...body } : one));
    if (name === "authenticationManagement.delExecution") steps = steps.filter(({ id }) => id !== query.id);
  };
  return { call: call as Call, ids: () => steps.map(({ id }) => id) };
}

const move = (): Move => ({
  id: "old",
  name: "otp",
  source: { parent: "holder", index: 0 },
  target: { parent: undefined, index: 1 },
  made: "",
  isWhole: false,
  isGone: false,
  renames: [],
});

const ADD = "authenticationManagement.addExecutionToFlow";
const UPDATE = "authenticationManagement.updateExecution";

it("puts a copy where the step is to be, and deletes the original", async () => {
  const { call, ids } = server(() => undefined);
  expect(await moveExecution(call, "flow", move())).toEqual({ id: "new" });
  expect(ids()).toEqual(["holder", "new"]);
});

it("leaves the original where somebody has changed it while it was copied", async () => {
  const job = move();
  const { call, ids } = server((name, steps) => {
    const old = steps.find(({ id }) => id === "old");
    if (name === ADD && old) old.requirement = "REQUIRED";
  });
  await expect(moveExecution(call, "flow", job)).rejects.toThrow();
  expect(ids()).toEqual(["holder", "old", "new"]);
  expect(await takeBack(call, "flow", job)).toEqual({ id: "old" });
  expect(ids()).toEqual(["holder", "old"]);
});

it("takes no half of a copy for the whole where the original was deleted", async () => {
  const job = move();
  const { call, ids } = server((name, steps) => {
    if (name !== UPDATE) return;
    steps.splice(1, 1);
    throw new Error("refused");
  });
  await expect(moveExecution(call, "flow", job)).rejects.toThrow("refused");
  expect(ids()).toEqual(["holder", "new"]);
  expect(await moveExecution(call, "flow", job)).toBe("gone");
});
