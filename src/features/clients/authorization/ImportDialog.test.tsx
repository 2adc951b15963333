import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { ImportDialog } from "~/features/clients/authorization/ImportDialog";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

setTexts("en", {
  policyEnforcementMode: "Policy enforcement mode",
  "policyEnforcementModes.ENFORCING": "Enforcing",
  decisionStrategy: "Decision strategy",
  "decisionStrategies.UNANIMOUS": "Unanimous",
  "decisionStrategies.AFFIRMATIVE": "Affirmative",
  allowRemoteResourceManagement: "Remote resource management",
  on: "On",
  off: "Off",
  resources: "Resources",
  "gatehouse.policyTypesUnknown": "Not there: {{types}}",
});

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfoIfThere: () => ({ providers: { policy: { providers: { role: {}, uma: {} } } } }),
}));

/** Pastes a file. @returns what the preview says, line by line */
async function preview(file: object) {
  who.held = ["manage-authorization"];
  const { unmount } = render(
    <InRealm>
      <ImportDialog id="c" onClose={() => undefined} />
    </InRealm>,
  );
  await userEvent.click(document.querySelector("#import-resource-text") ?? document.body);
  await userEvent.paste(JSON.stringify(file));
  const [names, values] = ["term", "definition"].map((role) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent),
  );
  unmount();
  return names?.map((name, index) => `${name}: ${values?.[index]}`);
}

it("says which settings the server takes where the file names none, and those of a file that does", async () => {
  expect(await preview({ resources: [{ name: "documents" }] })).toEqual([
    "Policy enforcement mode: Enforcing",
    "Decision strategy: Unanimous",
    "Remote resource management: On",
    "1 Resources: documents",
  ]);
  expect(await preview({ decisionStrategy: "AFFIRMATIVE", allowRemoteResourceManagement: false })).toEqual([
    "Policy enforcement mode: Enforcing",
    "Decision strategy: Affirmative",
    "Remote resource management: Off",
  ]);
});

it("says at the file which types of policies the server does not have: its own refusal names none", async () => {
  who.held = ["manage-authorization"];
  render(
    <InRealm>
      <ImportDialog id="c" onClose={() => undefined} />
    </InRealm>,
  );
  const policies = ["role", "script-office.js", "uma", "script-office.js", "old"].map((type) => ({ type }));
  await userEvent.click(document.querySelector("#import-resource-text") ?? document.body);
  await userEvent.paste(JSON.stringify({ policies }));
  expect(await screen.findByText("Not there: script-office.js, old")).toBeDefined();
  expect(screen.getByTestId("confirm")).toHaveProperty("disabled", true);
});
