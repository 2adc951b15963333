import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { AddText } from "~/features/realmSettings/localization/AddText";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);

test.each(["..", " . "])("a text gets no key %j, to which no address leads", async (key) => {
  who.held = ["manage-realm"];
  render(
    <InRealm>
      <AddText locale="en" onClose={() => {}} />
    </InRealm>,
  );
  await userEvent.type(screen.getByTestId("key"), key);
  expect(await screen.findByText("gatehouse.unusableKey")).toBeDefined();
  expect(screen.getByTestId<HTMLButtonElement>("add-translation-confirm-button").disabled).toBe(true);
});

test("a text says which language it is for", () => {
  who.held = ["manage-realm"];
  render(
    <InRealm>
      <AddText locale="de" onClose={() => {}} />
    </InRealm>,
  );
  expect(screen.getByRole("group", { name: "language" }).textContent).toContain("German");
});
