import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cache } from "~/data/query/cache";
import { KeyList } from "~/features/realmSettings/keys/KeyList";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}) }));

const keys = [
  { kid: "one", providerId: "1", algorithm: "RS256", type: "RSA", use: "SIG", status: "ACTIVE", publicKey: "MIIHMACx" },
  { kid: "two", providerId: "1", algorithm: "RS384", type: "RSA", use: "SIG", status: "PASSIVE" },
  { kid: "three", providerId: "2", algorithm: "HS512", type: "OCT", use: "SIG", status: "DISABLED" },
  { kid: "four", providerId: "2", algorithm: "HS256", type: "OCT", use: "SIG", status: "NEW" },
];
const providers = [
  { id: "1", name: "rsa" },
  { id: "2", name: "hmac" },
];

beforeEach(async () => {
  cache.clear();
  setTexts("en", { "gatehouse.keyPassive": "Passive", disabled: "Disabled", searchKey: "Search key" });
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const answer = String(input).includes("/components") ? providers : { keys };
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  render(
    <InRealm>
      <KeyList />
    </InRealm>,
  );
  await screen.findByText("one");
});

const shown = () => keys.filter(({ kid }) => screen.queryByText(kid)).map(({ kid }) => kid);

it("says the state of a key that does not sign, as the server calls it where we do not know it", () => {
  const cells = [...document.querySelectorAll("tbody tr")].map((row) => row.querySelector("td")?.textContent);
  expect(cells.sort()).toEqual(["HS256 NEW", "HS512 Disabled", "RS256 ", "RS384 Passive"]);
});

it("finds a key by what can be read of it, not by the text of its public key", async () => {
  const search = screen.getByPlaceholderText("Search key");
  await userEvent.type(search, "hmac{Enter}");
  expect(shown()).toEqual(["three", "four"]);
  await userEvent.clear(search);
  await userEvent.type(search, "rs384{Enter}");
  expect(shown()).toEqual(["two"]);
});
