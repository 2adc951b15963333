import { compareSteps, type ComparedStep } from "~/features/authentication/workbench/compareFlows";
import { flowFileIn, maskedIn, type Step, wholeIn } from "~/features/authentication/workbench/flowFile";
import { renamed } from "~/features/authentication/workbench/importedFlow";

const step = (provider: string, rest: Partial<Step> = {}): Step => ({
  provider,
  requirement: "REQUIRED",
  flow: undefined,
  config: undefined,
  steps: [],
  ...rest,
});
const flow = (alias: string, ...steps: Step[]) =>
  step("", { flow: { alias, description: "", type: "basic-flow" }, steps });
const config = (values: Record<string, string>) => ({ alias: "c", config: values });

const lines = (compared: readonly ComparedStep[]): unknown[] =>
  compared.flatMap(({ mark, step, changes, steps }) => [
    [mark, step.flow?.alias ?? step.provider, ...changes.map(({ kind, name }) => kind + name)].join(" "),
    ...lines(steps),
  ]);

it("finds a step that was put between others, and one that was taken away", () => {
  const from = [step("a"), step("b"), step("c")];
  expect(lines(compareSteps(from, [step("a"), step("x"), step("c")]))).toEqual([
    "same a",
    "removed b",
    "added x",
    "same c",
  ]);
});

it("knows a sub-flow of a copy again, and one that has another name", () => {
  expect(lines(compareSteps([flow("forms", step("a"))], [flow("copy forms", step("a"))]))).toEqual([
    "same copy forms",
    "same a",
  ]);
  expect(lines(compareSteps([flow("forms", step("a"))], [flow("other", step("b"))]))).toEqual([
    "changed other name",
    "removed a",
    "added b",
  ]);
});

it("shows requirement and settings, and does not compare secrets", () => {
  const from = [step("a", { config: config({ one: "1", two: "2", secret: "**********" }) })];
  const to = [step("a", { requirement: "DISABLED", config: config({ one: "1", three: "3", secret: "typed" }) })];
  expect(lines(compareSteps(from, to))).toEqual(["changed a requirement settingtwo secretsecret settingthree"]);
});

const text = (extra: object = {}) =>
  JSON.stringify({
    authenticationFlows: [
      {
        alias: "top",
        topLevel: true,
        authenticationExecutions: [
          { flowAlias: "below", priority: 20, requirement: "REQUIRED" },
          { authenticator: "a", priority: 10, requirement: "REQUIRED", authenticatorConfig: "c" },
        ],
      },
      { alias: "below", authenticationExecutions: [], ...extra },
    ],
    authenticatorConfig: [{ alias: "c", config: { secret: "**********", open: "1" } }],
  });

const read = (content: string) => {
  const file = flowFileIn(content);
  return typeof file === "object" ? wholeIn(file, "top") : file;
};

it("reads a flow in the order of its priorities, and names what is taken anew", () => {
  const whole = read(text());
  if (typeof whole !== "object") throw new Error(whole);
  expect(whole.steps.map(({ provider, flow }) => flow?.alias ?? provider)).toEqual(["a", "below"]);
  expect(maskedIn(whole)).toEqual([{ alias: "c", property: "secret" }]);
  const taken = { flows: new Set(["below"]), configs: new Set(["c"]) };
  const [first, second] = renamed(whole, "new", taken, [undefined]).steps;
  expect(first?.config).toEqual({ alias: "new c", config: { open: "1" } });
  expect(second?.flow?.alias).toBe("new below");
  expect(renamed(whole, "below", taken, ["typed"]).steps[0]?.config?.config).toEqual({ secret: "typed", open: "1" });
  // its own name is taken, too
  expect(renamed(whole, "below", { flows: new Set(), configs: new Set() }, []).steps[1]?.flow?.alias).toBe(
    "below below",
  );
});

it("gives a sub-flow whose name has no address another one: nothing could be put into it", () => {
  const whole = read(text().replaceAll("below", ".."));
  if (typeof whole !== "object") throw new Error(whole);
  const taken = { flows: new Set<string>(), configs: new Set<string>() };
  expect(renamed(whole, "new", taken, []).steps[1]?.flow?.alias).toBe("new ..");
});

it("takes out of the name of settings what the server refuses in it: the flow could never be finished", () => {
  const whole = read(text().replaceAll('"c"', '"to: a/b (c)"'));
  if (typeof whole !== "object") throw new Error(whole);
  const taken = { flows: new Set<string>(), configs: new Set<string>() };
  expect(renamed(whole, "new", taken, []).steps[0]?.config?.alias).toBe("to- a-b -c-");
});

it("gives settings without a name to no step", () => {
  const whole = read(text().replace('"alias":"c",', "").replace(',"authenticatorConfig":"c"', ""));
  if (typeof whole !== "object") throw new Error(whole);
  expect(whole.steps.map(({ config }) => config)).toEqual([undefined, undefined]);
});

it.each([
  ["", undefined],
  ["[]", "gatehouse.noJsonObject"],
  ["{}", "gatehouse.noFlowIn"],
  [text({ alias: "other" }), "gatehouse.flowPartMissing"],
  [text({ authenticationExecutions: [{ flowAlias: "top" }] }), "gatehouse.flowPartMissing"],
  // neither a step of a type nor a sub-flow of a name
  [text({ authenticationExecutions: [{ requirement: "REQUIRED" }] }), "gatehouse.flowPartMissing"],
])("refuses %s", (content, problem) => expect(read(content)).toBe(problem));
