import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { who } from "~/data/access/access.mock";
import { Locales } from "~/features/realmSettings/localization/Locales";
import { InRealm } from "~/kit/page/InRealm.mock";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock(
  "~/data/access/access",
  () => jest.requireActual<typeof import("~/data/access/access.mock")>("~/data/access/access.mock").access,
);
const realm = {
  id: "1",
  realm: "r",
  internationalizationEnabled: true,
  supportedLocales: ["de", "en"],
  defaultLocale: "de",
};
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => realm, useRealmRepresentation: () => realm }));
jest.mock("~/data/query/serverInfo", () => {
  const info = { themes: { login: [{ name: "keycloak", locales: ["de", "en", "fr"] }] } };
  return { useServerInfo: () => info, useServerInfoIfThere: () => info };
});

it("a default language is wrong while it is none of the languages", async () => {
  who.held = ["view-realm", "manage-realm"];
  // Node's copies are of another window
  Object.assign(global, { structuredClone: (value: object) => JSON.parse(JSON.stringify(value)) });
  global.fetch = jest.fn();
  render(
    <InRealm>
      <Locales />
    </InRealm>,
  );
  const user = userEvent.setup();
  const save = await screen.findByTestId<HTMLButtonElement>("localization-tab-save", {}, { timeout: 20_000 });
  const toggle = async (language: string) => {
    await user.type(screen.getByRole("combobox"), language);
    await user.click(await screen.findByRole("option", { name: language }));
    await user.keyboard("{Escape}");
  };
  await toggle("German");
  expect((await screen.findByTestId("defaultLocale-helper")).textContent).toBe("required");
  expect(save.disabled).toBe(true);
  await toggle("German");
  await toggle("French");
  await waitFor(() => expect(screen.queryByTestId("defaultLocale-helper")).toBeNull());
  expect(save.disabled).toBe(false);
  expect(global.fetch).not.toHaveBeenCalled();
});
