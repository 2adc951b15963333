import { render, screen } from "@testing-library/react";
import { who } from "~/data/access/access.mock";
import { OtpPolicy } from "~/features/authentication/policies/OtpPolicy";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const mockRealm = { otpPolicyType: "totp", otpPolicyPeriod: 30, otpSupportedApplications: ["a", "b", "c", "d"] };
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => mockRealm, useRealmRepresentation: () => mockRealm }));

it("says in the administrator's language how many more applications there are", async () => {
  who.held = ["manage-realm"];
  setTexts("de", { showRemaining: "Zeige ${remaining} weitere" });
  render(
    <InRealm>
      <OtpPolicy />
    </InRealm>,
  );
  expect((await screen.findByTestId("supportedApplications")).textContent).toContain("Zeige 1 weitere");
});
