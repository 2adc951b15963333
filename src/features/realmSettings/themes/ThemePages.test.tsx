import { render, screen } from "@testing-library/react";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { realmQuery } from "~/data/query/realm";
import { RealmContext } from "~/data/query/useRealm";
import { ThemePages } from "~/features/realmSettings/themes/ThemePages";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ serverBaseUrl: "http://server.test" }) }));

it("leads to the pages where users see them: below the frontend URL of the realm", () => {
  cache.setQueryData(realmQuery("a b").queryKey, { attributes: { frontendUrl: "https://users.test/" } });
  render(
    <CacheProvider>
      <RealmContext value="a b">
        <ThemePages />
      </RealmContext>
    </CacheProvider>,
  );
  const [signIn, account] = screen.getAllByRole("link").map((link) => new URL(link.getAttribute("href") ?? ""));
  expect(account?.href).toBe("https://users.test/realms/a%20b/account/");
  expect(signIn?.href).toMatch(/^https:\/\/users\.test\/realms\/a%20b\/protocol\/openid-connect\/auth\?/);
  expect(signIn?.searchParams.get("redirect_uri")).toBe(account?.href);
});
