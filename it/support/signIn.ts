// What the specs about sign-in and session share: administrators nobody else uses, and the ways a session ends.
import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { Locator, Page } from "@playwright/test";
import { type Account, createRealm, createUser, uniqueName } from "./server";
import { expect, test as base } from "./test";

interface Fixtures {
  /** Makes an administrator of the whole server. */
  newAdministrator: (role?: string) => Promise<Account & { id: string }>;
  /** An administrator of the whole server for this test alone: its sessions may be ended. */
  administrator: Account & { id: string };
  /** Makes a realm with a console of its own and an administrator of it: what `open` needs. */
  newConsole: (settings?: RealmRepresentation) => Promise<{ realm: string; as: Account & { id: string } }>;
}

export const test = base.extend<Fixtures>({
  storageState: { cookies: [], origins: [] },
  newAdministrator: async ({}, use) => use((role = "admin") => createUser("master", uniqueName("session"), [role])),
  administrator: async ({ newAdministrator }, use) => use(await newAdministrator()),
  newConsole: async ({}, use) =>
    use(async (settings) => {
      const realm = uniqueName("console");
      await createRealm({ realm, adminTheme: "gatehouse", ...settings });
      return { realm, as: await createUser(realm, "operator", ["realm-admin"]) };
    }),
});

/** The browser's own line for a request that the server refuses with one of these, or that reaches nobody. */
export const refused = (...statuses: number[]) =>
  new RegExp(
    `^error: Failed to load resource: .*(${["net::", ...statuses.map((one) => `status of ${one}`)].join("|")})`,
  );

/** Row of the realm list that names a realm and no longer name: other specs have realms on the server as well. */
export const row = (page: Page, realm: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("gridcell").getByText(realm, { exact: true }) });

/** Types a name into the dialog that creates a realm: a form with unsaved changes. */
export async function startRealm(page: Page, name: string): Promise<void> {
  await page.getByTestId("add-realm").click();
  await page.getByTestId("realm").fill(name);
}

/** Waits until the console shows the new realm (`timeout` in milliseconds); its keys alone take a busy server seconds. */
export const created = (page: Page, name: string, timeout?: number) =>
  expect(page).toHaveURL(new RegExp(`#/${name}/realms$`), { timeout });

/** Puts the page's clock forward until its access token (60 s) has to be refreshed, and a little time passes on it. */
export const outliveToken = (page: Page) => page.clock.fastForward("01:05");

/** The dialog that tells of a server which nothing reaches. */
export const unreachable = (page: Page) => page.getByRole("dialog", { name: "The server cannot be reached" });

/** Clicks what opens a second window. */
export async function secondWindow(page: Page): Promise<Page> {
  const [second] = await Promise.all([page.waitForEvent("popup"), page.getByTestId("session-new-window").click()]);
  await expect(second.locator("#kc-form-login")).toBeVisible();
  return second;
}

/** Counts the requests for tokens that a page makes from now on. */
export function countRefreshes(page: Page): () => number {
  let refreshes = 0;
  page.on("request", (request) => {
    if (request.postData()?.includes("grant_type=refresh_token")) refreshes += 1;
  });
  return () => refreshes;
}
