import { act, render, screen, waitFor } from "@testing-library/react";
import { cache, refreshShown } from "~/data/query/cache";
import { EffectiveTexts } from "~/features/realmSettings/localization/EffectiveTexts";
import { setTexts } from "~/i18n/i18n";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({}), useRealmRepresentation: () => ({}) }));
jest.mock("~/data/query/serverInfo", () => ({ useServerInfo: () => ({}), useServerInfoIfThere: () => ({}) }));
// without a layout no row is in view
jest.mock("~/kit/list/VirtualTable", () => {
  const { DataTable } = jest.requireActual<typeof import("~/kit/list/DataTable")>("~/kit/list/DataTable");
  return { VirtualTable: DataTable };
});

const headers = { "content-type": "application/json" };
const found = [{ key: "loginTitle", value: "Come in" }];

/** Opens the address of a search. @returns answers the next request */
function search() {
  cache.clear();
  setTexts("en", { noSearchResults: "No search results", spinnerLoading: "Loading" });
  let answered = 0;
  let answerWith: (response: Response) => void = () => {};
  global.fetch = jest.fn(() => new Promise<Response>((resolve) => (answerWith = resolve)));
  render(
    <InRealm at="/?theme=keycloak&themeType=login&language=en">
      <EffectiveTexts />
    </InRealm>,
  );
  return async (body: unknown, status = 200) => {
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(answered + 1));
    answered++;
    await act(async () => answerWith(new Response(JSON.stringify(body), { status, headers })));
  };
}

const form = () => screen.queryByTestId("dropdown-panel-btn");
const none = () => screen.queryByText("No search results");

it("shows that texts are on their way, not that there are none", async () => {
  const answer = search();
  expect(await screen.findByRole("progressbar", { name: "Loading" })).toBeDefined();
  expect(none()).toBeNull();
  expect(form()).not.toBeNull();
  await answer([]);
  expect(await screen.findByText("No search results")).toBeDefined();
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("leaves the search form below what went wrong, and says nothing of results", async () => {
  const answer = search();
  await answer({ error: "not now" }, 500);
  expect(await screen.findByText(/not now/)).toBeDefined();
  expect(form()).not.toBeNull();
  expect(none()).toBeNull();
});

it("keeps texts that could not be read again, and says so once", async () => {
  const answer = search();
  await answer(found);
  expect(await screen.findByText("Come in")).toBeDefined();
  void refreshShown();
  await answer({ error: "not now" }, 500);
  expect(await screen.findAllByText(/not now/)).toHaveLength(1);
  expect(screen.getByText("Come in")).toBeDefined();
});
