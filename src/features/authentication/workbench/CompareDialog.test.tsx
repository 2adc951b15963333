import { render, screen, waitFor } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { CompareDialog } from "~/features/authentication/workbench/CompareDialog";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

it("stays open while the types of steps are read", async () => {
  who.held = ["view-realm"];
  const flows = ["mine", "other"].map((alias) => ({ id: alias, alias, authenticationExecutions: [] }));
  let answer = () => {};
  const types = new Promise<void>((resolve) => (answer = resolve));
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    if (address.endsWith("form-providers")) await types;
    const [, id] = /flows\/(\w+)$/.exec(address) ?? [];
    if (id) return Response.json(flows.find((one) => one.id === id));
    return Response.json(address.endsWith("/flows") ? flows : []);
  });
  render(
    <InRealm>
      <CompareDialog flow={{ id: "mine", alias: "mine" }} onClose={() => {}} />
    </InRealm>,
  );
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(screen.getByTestId("compare-result").textContent).toBe("gatehouse.flowsSame"));
  expect(document.body.contains(dialog)).toBe(true);
  answer();
  expect(await screen.findByRole("treegrid")).toBeDefined();
  expect(document.body.contains(dialog)).toBe(true);
});
