import { policyPanel } from "~/parts/authorization/policies/policyPanel";

it("says a type that is searched for as it was chosen, one that the server does not know as it is", () => {
  const { chips } = policyPanel([{ type: "client-scope", name: "Client Scope" }]);
  expect(chips?.("type", "client-scope")).toMatchObject([{ text: "Client Scope" }]);
  expect(chips?.("type", "gone")).toMatchObject([{ text: "gone" }]);
  expect(chips?.("name", "any")).toBeUndefined();
});
