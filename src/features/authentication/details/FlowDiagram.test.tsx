import { render, screen, within } from "@testing-library/react";
import { treeOf } from "~/features/authentication/details/executionTree";
import { FlowDiagram } from "~/features/authentication/details/FlowDiagram";

const condition = { id: "if", displayName: "Condition - user role", providerId: "conditional-user-role", level: 1 };

/** Names in the picture of a flow. @param requirement of its sub-flow */
function rendered(requirement: string) {
  const tree = treeOf([
    { id: "cookie", displayName: "Cookie", requirement: "ALTERNATIVE", level: 0 },
    { id: "forms", displayName: "forms", requirement, level: 0, authenticationFlow: true },
    { ...condition, requirement: "REQUIRED" },
    { id: "otp", displayName: "OTP", requirement: "REQUIRED", level: 1 },
  ]);
  render(<FlowDiagram tree={tree} onShow={jest.fn()} />);
  return within(screen.getByTestId("diagram"))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
}

test("alternatives are rendered where nothing beside them is required", () => {
  expect(rendered("ALTERNATIVE")).toEqual(["Cookie", "forms", "OTP"]);
});

test("an alternative beside something required, which the server leaves out, is not rendered", () => {
  expect(rendered("REQUIRED")).toEqual(["forms", "OTP"]);
});

test("a condition is rendered where it decides something", () => {
  expect(rendered("CONDITIONAL")).toEqual(["forms", "gatehouse.flowIf", "OTP"]);
});
