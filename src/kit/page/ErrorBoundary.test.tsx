import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { useWhoami } from "~/data/access/access";
import { notFound } from "~/data/api/errors";
import { cache, openPlace, read, useData } from "~/data/query/cache";
import { CacheProvider } from "~/data/query/CacheProvider";
import { whoamiQuery } from "~/data/query/realm";
import { RealmContext } from "~/data/query/useRealm";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));

let names: string[];
const fetched = jest.fn(
  async () =>
    new Response(JSON.stringify(names.map((name) => ({ name }))), { headers: { "content-type": "application/json" } }),
);

beforeEach(() => {
  cache.clear();
  global.fetch = fetched;
  fetched.mockClear();
  // React writes what a boundary catches
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

/** An object that is an entry of a list. */
function Entry({ name }: { name: string }) {
  const list = useData("roles.find");
  if (!list.some((one) => one.name === name)) throw notFound(name);
  return <p>{`Here is ${name}`}</p>;
}

const show = (name: string) =>
  act(async () =>
    render(
      <CacheProvider>
        <RealmContext value="demo">
          <ErrorBoundary>
            <Suspense fallback="…">
              <Entry name={name} />
            </Suspense>
          </ErrorBoundary>
        </RealmContext>
      </CacheProvider>,
    ),
  );

/** The list as it was read some milliseconds ago. */
const readAgo = (milliseconds: number, ...before: string[]) =>
  cache.setQueryData(
    read("demo", "roles.find").queryKey,
    before.map((name) => ({ name })),
    { updatedAt: Date.now() - milliseconds },
  );
const readBefore = (...before: string[]) => readAgo(5000, ...before);

it("finds an entry that was created elsewhere after the list was read", async () => {
  readBefore("old");
  names = ["old", "new"];
  await show("new");
  expect(await screen.findByText("Here is new")).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("finds an entry that was created between a list that was read ahead and the place that needs it", async () => {
  readAgo(500, "old");
  names = ["old", "new"];
  openPlace();
  await show("new");
  expect(await screen.findByText("Here is new")).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("says that an entry is not there, after one more read", async () => {
  readBefore("old");
  names = ["old"];
  await show("new");
  expect(await screen.findByText("gatehouse.askAgain")).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("does not read again what was just read", async () => {
  names = ["old"];
  await show("new");
  expect(await screen.findByText("gatehouse.askAgain")).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("looks once more by Try again", async () => {
  names = ["old"];
  await show("new");
  names = ["old", "new"];
  const again = await screen.findByText("gatehouse.askAgain");
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 5000);
  await act(async () => again.click());
  expect(await screen.findByText("Here is new")).toBeTruthy();
});

it("asks by Try again what the administrator may do, too", async () => {
  const answer = (realm_access: object) =>
    new Response(JSON.stringify({ realm_access }), { headers: { "content-type": "application/json" } });
  const Rights = () => useWhoami().realm_access.demo?.join();
  cache.setQueryData(whoamiQuery("demo").queryKey, JSON.parse(await answer({ demo: ["view-realm"] }).text()));
  names = [];
  render(
    <CacheProvider>
      <RealmContext value="demo">
        <Rights />
      </RealmContext>
    </CacheProvider>,
  );
  await show("new");
  fetched.mockImplementation(async () => answer({ demo: ["manage-realm"] }));
  await act(async () => (await screen.findByText("gatehouse.askAgain")).click());
  expect(await screen.findByText("manage-realm")).toBeTruthy();
});

it("is told to screen readers", async () => {
  names = [];
  await show("nowhere");
  const alert = (await screen.findByText("gatehouse.askAgain")).closest("[aria-live]");
  expect(alert?.getAttribute("aria-live")).toBe("polite");
});
