import type { Call } from "~/data/write/action";
import { type Move, moveExecution, takeBack } from "~/features/authentication/details/moveExecution";

interface Kept {
  id: string;
  level: number;
  displayName: string;
  providerId: string;
  requirement: string;
}

/**
 * A flow with a step in a sub-flow.
 * @param onWrite called before each call that writes; what it throws is the answer
 * @param onRead called before the steps are read, in the same way
 * @param isFlow the step is a sub-flow itself
 */
function server(onWrite: (name: string, steps: Kept[]) => void, onRead = () => {}, isFlow = false) {
  const step = (id: string, level: number, name: string): Kept => ({
    id,
    level,
    displayName: name,
    providerId: name,
    requirement: "DISABLED",
  });
  const flow = (id: string) => isFlow && { flowId: `flow ${id}`, authenticationFlow: true };
  let steps = [step("holder", 0, "holder"), { ...step("old", 1, "otp"), ...flow("old") }];
  const call = async (name: string, query: { id?: string; provider?: string; alias?: string }, body?: Kept) => {
    if (name === "authenticationManagement.getExecutions") {
      onRead();
      return structuredClone(steps);
    }
    if (name === "authenticationManagement.getFlow") return {};
    onWrite(name, steps);
    if (name === "authenticationManagement.addExecutionToFlow") {
      steps.push(step("new", 0, query.provider ?? ""));
      return { id: "new" };
    }
    if (name === ADD_FLOW) {
      steps.push({ ...step("new", 0, query.alias ?? ""), ...flow("new") });
      return { id: "flow new" };
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
const ADD_FLOW = "authenticationManagement.addFlowToFlow";
const UPDATE = "authenticationManagement.updateExecution";

it("settings get their name again, without what the server refuses in one that came with the realm", async () => {
  const { call, ids } = server(() => undefined);
  const names: (string | undefined)[] = [];
  const withSettings = async (name: string, query: { alias?: string }, body: object = {}) => {
    if (name === "authenticationManagement.getConfig") return { id: "c", alias: "to: google (x)", config: {} };
    if (name === "authenticationManagement.createConfig") return { id: "d" };
    if (name === "authenticationManagement.updateConfig") return names.push(query.alias);
    const answer: unknown = await Reflect.apply(call, undefined, [name, query, body]);
    return Array.isArray(answer)
      ? answer.map((one: Kept) => (one.id === "old" ? { ...one, authenticationConfig: "c" } : one))
      : answer;
  };
  expect(await moveExecution(withSettings as Call, "flow", move())).toEqual({ id: "new" });
  expect(names).toEqual(["to- google -x-"]);
  expect(ids()).toEqual(["holder", "new"]);
});

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

it.each([
  ["otp", "finishes", moveExecution, ["holder", "new"]],
  ["otp", "takes back", takeBack, ["holder", "old"]],
  ["group", "finishes", moveExecution, ["holder", "new"]],
  ["group", "takes back", takeBack, ["holder", "old"]],
] as const)("%s: knows of a copy that could not be read, and %s", async (kind, _, goOn, left) => {
  const job = move();
  let [isDown, isUpAgain] = [false, false];
  const { call, ids } = server(
    (name) => (isDown = !isUpAgain && [ADD, ADD_FLOW].includes(name)),
    () => {
      if (!isDown) return;
      [isDown, isUpAgain] = [false, true];
      throw new Error("down");
    },
    kind === "group",
  );
  await expect(moveExecution(call, "flow", job)).rejects.toThrow("down");
  expect(job.made).not.toBe("");
  expect(ids()).toEqual(["holder", "old", "new"]);
  await goOn(call, "flow", job);
  expect(ids()).toEqual(left);
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
