import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { BruteForce } from "~/features/realmSettings/BruteForce";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = { bruteForceProtected: true, permanentLockout: false, maxTemporaryLockouts: 0, failureFactor: 30 };
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => realm, useRealmRepresentation: () => realm }));

it("the help of the strategy counts with the failures that are typed", async () => {
  who.held = ["view-realm", "manage-realm"];
  setTexts("en", { bruteForceStrategyHelp: "multiples of {{failureFactor}}" });
  render(
    <InRealm>
      <BruteForce />
    </InRealm>,
  );
  const user = userEvent.setup();
  const failures = document.querySelector<HTMLInputElement>('input[name="failureFactor"]');
  if (!failures) throw new Error("no field");
  await user.clear(failures);
  await user.type(failures, "5");
  await user.click(screen.getByTestId("help-label-bruteForceStrategy"));
  expect(await screen.findByText("multiples of 5")).toBeDefined();
});
