import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { cache } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { RealmContext } from "~/data/query/useRealm";
import { AccessControls } from "~/features/users/access/AccessControls";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));

it("looks for another user once somebody has typed, not with every key", async () => {
  cache.clear();
  const searches: string[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request) => {
    searches.push(new URL(input instanceof Request ? input.url : input).searchParams.get("search") ?? "");
    return new Response(JSON.stringify([{ id: "2", username: "bobby" }]), {
      headers: { "content-type": "application/json" },
    });
  });
  render(
    <CacheProvider>
      <RealmContext value="r">
        <MemoryRouter initialEntries={["/r/users/1/access?view=with"]}>
          <AccessControls user={{ id: "1" }} joined={[]} join={[]} leave={[]} />
        </MemoryRouter>
      </RealmContext>
    </CacheProvider>,
  );
  const input = await screen.findByRole("combobox");
  for (const value of ["b", "bo", "bob"]) fireEvent.change(input, { target: { value } });
  await screen.findByRole("option", { name: "bobby" }, { timeout: 5000 });
  expect(searches).toEqual(["bob"]);
});
