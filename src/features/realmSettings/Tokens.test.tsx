import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { Tokens } from "~/features/realmSettings/Tokens";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/env", () => ({ env: () => ({ realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const server: { info: object; realm: object } = { info: {}, realm: {} };
jest.mock("~/data/query/realm", () => ({
  useRealmIfThere: () => server.realm,
  useRealmRepresentation: () => server.realm,
}));
jest.mock("~/data/query/serverInfo", () => ({
  useServerInfo: () => server.info,
  useServerInfoIfThere: () => server.info,
}));

// jsdom has none
const observer = { observe: () => {}, disconnect: () => {} };
beforeAll(() => {
  // Node's copies are of another window: for react-hook-form no objects to be copied, and it would write on its defaults
  const structuredClone = (value: object) => JSON.parse(JSON.stringify(value));
  Object.assign(global, { IntersectionObserver: jest.fn(() => observer), structuredClone });
});

function show(info: object, settings: object = {}) {
  who.held = ["view-realm", "manage-realm"];
  Object.assign(server, { info, realm: { id: "r", ...settings } });
  setTexts("en", { required: "Required", "gatehouse.clearInput": "clear", recommendedSsoTimeout: "idle {{time}}" });
  render(
    <InRealm>
      <Tokens />
    </InRealm>,
  );
}

const devices = (enabled: boolean) => ({ features: [{ name: "DEVICE_FLOW", enabled }] });

it.each([
  ["is there", devices(true), true],
  ["may be there, as far as somebody may see", {}, true],
  ["is switched off", devices(false), false],
])("devices without a browser get something where their flow %s", (_, info, isThere) => {
  show(info);
  expect(screen.queryByTestId("shortVerificationUri") !== null).toBe(isThere);
  expect(screen.getByTestId("token-times").textContent?.includes("oAuthDeviceCodeLifespan")).toBe(isThere);
});

it("empty fields of devices say what belongs there", () => {
  show({});
  expect(screen.getByTestId("shortVerificationUri").getAttribute("placeholder")).toBe("shortVerificationUri");
  const interval = document.querySelector("#oAuthDevicePollingInterval input");
  expect(interval?.getAttribute("placeholder")).toBe("oAuthDevicePollingInterval");
});

it.each([
  [0, "idle 30 minutes"],
  [60, "idle 1 minute"],
])("compares an access token with the idle time that the server counts for %i seconds", (seconds, words) => {
  show({}, { ssoSessionIdleTimeout: seconds, accessTokenLifespan: 300 });
  expect(screen.getByText(words, { exact: false })).toBeDefined();
});

describe("the algorithm that tokens are signed with", () => {
  const names = ["ES256", "ES384", "ES512", "EdDSA", "HS256", "HS384", "HS512", "PS256", "PS384", "PS512", "RS256"];
  const info = { providers: { signature: { providers: Object.fromEntries(names.map((name) => [name, {}])) } } };

  it("is the server's where none is set", () => {
    show(info);
    expect(screen.getByRole("combobox").getAttribute("placeholder")).toBe("RS256");
  });

  it("cannot be taken away", async () => {
    show(info, { defaultSignatureAlgorithm: "ES256" });
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "clear" }));
    await screen.findByTestId("changes");
    await user.click(screen.getByTestId("tokens-tab-save"));
    expect((await screen.findByTestId("defaultSignatureAlgorithm-helper")).textContent).toBe("Required");
  });
});
