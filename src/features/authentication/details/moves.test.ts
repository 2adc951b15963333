import { find, type FlowKind, treeOf } from "~/features/authentication/details/executionTree";
import { dropTarget, targetOf } from "~/features/authentication/details/moves";

const flow = { authenticationFlow: true };
const form = { authenticationFlow: true, providerId: "registration-page-form" };
const list = [
  { id: "cookie", level: 0, providerId: "auth-cookie" },
  { id: "forms", level: 0, ...flow },
  { id: "password", level: 1, providerId: "p" },
  { id: "second", level: 1, ...flow },
  { id: "otp", level: 2, providerId: "o" },
  { id: "page", level: 0, ...form },
  { id: "name", level: 1, providerId: "n" },
  { id: "last", level: 0, providerId: "l" },
];
const tree = treeOf(list);
const shown = list.map(({ id }) => id);
const move = (id: string, direction: Parameters<typeof targetOf>[2], top: FlowKind = "basic-flow") =>
  targetOf(tree, id, direction, top);

it("builds the tree by levels", () => {
  expect(tree.map(({ execution }) => execution.id)).toEqual(["cookie", "forms", "page", "last"]);
  expect(find(tree, "otp")?.parent?.parent?.execution.id).toBe("forms");
});

it.each([
  ["forms", "up", { parent: undefined, index: 0 }],
  ["cookie", "up", undefined],
  ["cookie", "down", { parent: undefined, index: 1 }],
  ["last", "down", undefined],
  ["otp", "out", { parent: "forms", index: 2 }],
  ["second", "out", { parent: undefined, index: 2 }],
  ["cookie", "out", undefined],
  ["page", "in", { parent: "forms", index: 2 }],
  ["second", "in", undefined],
  ["last", "in", undefined],
  ["name", "out", undefined],
] as const)("moves %s %s", (id, direction, target) => expect(move(id, direction)).toEqual(target));

const drop = (id: string, to: number) => {
  const rest = shown.filter((one) => one !== id);
  return dropTarget(tree, shown, rest.toSpliced(to, 0, id), "basic-flow");
};

it("drops beside the row that stood there", () => {
  expect(drop("cookie", 1)).toEqual({ id: "cookie", target: { parent: undefined, index: 1 } });
  expect(drop("cookie", 2)).toEqual({ id: "cookie", target: { parent: "forms", index: 1 } });
  expect(drop("otp", 0)).toEqual({ id: "otp", target: { parent: undefined, index: 0 } });
  expect(drop("last", 0)).toEqual({ id: "last", target: { parent: undefined, index: 0 } });
});

it("drops into a sub-flow that has nothing yet, from above only", () => {
  const steps = [
    { id: "cookie", level: 0, providerId: "auth-cookie" },
    { id: "new", level: 0, ...flow },
    { id: "otp", level: 0, providerId: "o" },
    { id: "last", level: 0, providerId: "l" },
  ];
  const before = steps.map(({ id }) => id);
  const dropped = (ids: string[]) => dropTarget(treeOf(steps), before, ids, "basic-flow")?.target;
  expect(dropped(["new", "cookie", "otp", "last"])).toEqual({ parent: "new", index: 0 });
  expect(dropped(["new", "otp", "cookie", "last"])).toEqual({ parent: undefined, index: 2 });
  expect(dropped(["cookie", "last", "new", "otp"])).toEqual({ parent: undefined, index: 1 });
});

it("drops nothing into itself or where it does not fit", () => {
  expect(drop("forms", 2)).toEqual({ id: "forms", target: undefined });
  expect(drop("cookie", 6)).toEqual({ id: "cookie", target: undefined });
});
