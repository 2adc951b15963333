import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ExecutionTable } from "~/features/authentication/details/ExecutionTable";
import { treeOf } from "~/features/authentication/details/executionTree";
import type { useExecutions } from "~/features/authentication/details/useExecutions";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/features/authentication/details/ExecutionTools", () => ({ ExecutionTools: () => null }));

type Executions = ReturnType<typeof useExecutions>;

const tree = treeOf([
  { id: "cookie", displayName: "Cookie", level: 0 },
  { id: "forms", displayName: "forms", level: 0, authenticationFlow: true },
  { id: "otp", displayName: "OTP", level: 1 },
]);

const still: Executions = {
  tree,
  moved: undefined,
  isRefused: false,
  movedId: undefined,
  isMoving: false,
  halfMoved: undefined,
  change: jest.fn(),
  finish: jest.fn(),
  takeBack: jest.fn(),
  move: jest.fn(async () => undefined),
  remove: jest.fn(async () => undefined),
};

function show(first: Partial<Executions> = {}, { builtIn = false, seek = "" } = {}) {
  const table = (now: Partial<Executions>, sought = seek) => (
    <InRealm>
      <ExecutionTable
        flow={{ id: "f", alias: "flow", kind: "basic-flow", builtIn }}
        executions={{ ...still, ...now }}
        helps={new Map()}
        sought={sought}
        onFound={jest.fn()}
        onConfigure={jest.fn()}
        onAdd={jest.fn()}
        onEdit={jest.fn()}
      />
    </InRealm>
  );
  const { rerender } = render(table(first));
  return (now: Partial<Executions>, sought?: string) => rerender(table(now, sought));
}

const handle = (id: string) => document.getElementById(id);
const hasFocus = () => document.activeElement?.id;
const toggle = () => within(screen.getByTestId("row-forms")).getByRole("button", { name: "Open" });

beforeEach(() => {
  who.held = ["manage-realm"];
  setTexts("en", { expandRow: "Open", "gatehouse.orderLifted": "lifted" });
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
});

it("what was moved takes the focus once: not when its sub-flow is opened again, but with its next move", async () => {
  const now = show();
  now({ movedId: "otp" });
  expect(hasFocus()).toBe("otp");
  await userEvent.click(toggle());
  expect(handle("otp")).toBeNull();
  await userEvent.click(toggle());
  expect(handle("otp")).not.toBeNull();
  expect(document.activeElement).toBe(toggle());
  now({ isMoving: true });
  now({ movedId: "otp" });
  expect(hasFocus()).toBe("otp");
});

it("a tree that shows again after the diagram leaves the focus where it is", () => {
  show({ movedId: "otp" });
  expect(document.activeElement).toBe(document.body);
});

it("what is moved into a closed sub-flow shows there and takes the focus", async () => {
  const now = show();
  await userEvent.click(toggle());
  expect(handle("otp")).toBeNull();
  now({ movedId: "otp" });
  expect(hasFocus()).toBe("otp");
  expect(toggle().getAttribute("aria-expanded")).toBe("true");
});

const halfMoved = { id: "otp", name: "OTP" } as Executions["halfMoved"];

it.each([
  ["a move is half done", { halfMoved }, "true"],
  ["a move is written", { isMoving: true }, null],
])("nothing is picked up, and nothing said of it, while %s", async (_, now, isOff) => {
  show(now);
  expect(handle("cookie")?.getAttribute("aria-disabled")).toBe(isOff);
  act(() => handle("cookie")?.focus());
  await userEvent.keyboard(" ");
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText("lifted")).toBeNull();
});

it("else it is", async () => {
  show();
  act(() => handle("cookie")?.focus());
  await userEvent.keyboard(" ");
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText("lifted")).not.toBeNull();
});

it("what is requested in a closed sub-flow shows there and takes the focus", async () => {
  const now = show();
  await userEvent.click(toggle());
  expect(handle("otp")).toBeNull();
  now({}, "otp");
  expect(hasFocus()).toBe("otp");
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

it("what is requested below the rows that show first takes the focus", () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: `s${index}`, displayName: `s${index}`, level: 0 }));
  show({ tree: treeOf(many) }, { seek: "s49" });
  expect(hasFocus()).toBe("s49");
});

it.each([
  [true, 0],
  [false, 1],
])("the requirement of a step of a flow that is the server's own (%p) can be chosen: %p", (builtIn, count) => {
  const [cookie] = treeOf([
    { id: "c", displayName: "Cookie", requirement: "REQUIRED", requirementChoices: ["REQUIRED", "DISABLED"] },
  ]);
  show({ tree: cookie ? [cookie] : [] }, { builtIn });
  const row = within(screen.getByTestId("row-c"));
  expect(row.queryAllByRole("button", { name: "requirements.REQUIRED" })).toHaveLength(count);
  expect(row.getByText("requirements.REQUIRED")).not.toBeNull();
});
