// Sessions of a realm and of a user: listed, searched, ended; since when tokens count.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE, untilShown } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { makeClient, signInAs } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

const rows = (page: Page) => page.getByRole("grid", { name: "Sessions" }).locator("tbody tr");
const sessionsOf = (realm: string, id: string) => admin.users.listSessions({ realm, id });

async function choose(page: Page, row: number, entry: string) {
  await rows(page).nth(row).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** A user with sessions at a client of their own. */
async function userWith(realm: string, { regular = 0, offline = 0 }) {
  const app = await makeClient(realm);
  const user = await createUser(realm, uniqueName("who"));
  for (let n = 0; n < regular; n++) await signInAs(realm, app.clientId, user.username);
  for (let n = 0; n < offline; n++) await signInAs(realm, app.clientId, user.username, "openid offline_access");
  return { user, app };
}

test("every session is listed: pages, search, types, clients, order of the page @smoke", async ({ page, realm }) => {
  const { user, app } = await userWith(realm, { regular: 11, offline: 2 });
  await open(page, `/${realm}/sessions?search=${app.clientId}`);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText(app.clientId);
  await page.getByLabel("Pagination bottom").getByLabel("Go to next page").click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page).toHaveURL(/page=2/);

  await page.getByTestId("filter-session-type-select").click();
  for (const option of ["all-sessions-option", "regular-sso-option", "offline-option"])
    await expect(page.getByTestId(option)).toBeVisible();
  await page.getByTestId("offline-option").click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/type=OFFLINE/);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);

  await page.getByTestId("filter-session-type-select").click();
  await page.getByRole("option", { name: "All session types" }).click();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole("columnheader", { name: "Last access" }).getByRole("button").click();
  await expect(page.locator("main")).toContainText("Only the rows of this page are sorted");

  await rows(page).first().getByRole("link", { name: user.username }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}/sessions$`));
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole("link", { name: "Offline sessions" }).click();
  await expect(rows(page)).toHaveCount(2);
});

test("one signed out, an offline one revoked, selected ones, all", async ({ page, realm }) => {
  const { user, app } = await userWith(realm, { regular: 4, offline: 1 });
  await open(page, `/${realm}/sessions?search=${user.username}&type=REGULAR`);
  await expect(rows(page)).toHaveCount(4);
  await choose(page, 0, "Sign out");
  await expect(rows(page)).toHaveCount(3);
  expect(await sessionsOf(realm, user.id)).toHaveLength(3);

  await page.getByRole("checkbox", { name: "Select row 0" }).check();
  await page.getByRole("checkbox", { name: "Select row 1" }).check();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByTestId("confirm").click();
  await expect(rows(page)).toHaveCount(1);
  expect(await sessionsOf(realm, user.id)).toHaveLength(1);

  await open(page, `/${realm}/sessions?search=${user.username}&type=OFFLINE`);
  await choose(page, 0, "Revoke");
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  expect(await admin.users.listOfflineSessions({ realm, id: user.id, clientId: app.id })).toEqual([]);

  await open(page, `/${realm}/sessions`);
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("logout-all").click();
  await expect(page.getByRole("dialog")).toContainText("active subjects in this realm will be signed out");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("no-sessions-empty-action")).toBeVisible();
  await expect(page.getByTestId("last-alert"), "no alert when all went well").toHaveCount(0);
  await page.getByTestId("action-dropdown").click();
  await expect(page.getByTestId("logout-all").getByRole("menuitem")).toBeDisabled();
  await page.keyboard.press("Escape");
  expect(await sessionsOf(realm, user.id)).toEqual([]);

  await signInAs(realm, app.clientId, user.username);
  await page.getByTestId("no-sessions-empty-action").click();
  await expect(rows(page)).toHaveCount(1);
  const [session] = await sessionsOf(realm, user.id);
  await admin.realms.deleteSession({ realm, session: session?.id ?? "", isOffline: false });
  await page.getByTestId("refresh").click();
  await expect(page.getByTestId("no-sessions-empty-action")).toBeVisible();
});

test("the sessions of a user: all ended; times in UTC are remembered", async ({ page, realm }) => {
  const { user, app } = await userWith(realm, { regular: 2 });
  await open(page, `/${realm}/users/${user.id}/settings`);
  await page.getByTestId("user-sessions-tab").click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(app.clientId);
  await page.getByTestId("utc").check({ force: true });
  await expect(rows(page).first().getByRole("time").first()).toHaveAttribute("title", /UTC$/);
  await page.reload();
  await expect(page.getByTestId("utc")).toBeChecked();
  await page.getByRole("button", { name: "Logout all sessions" }).click();
  await expect(page.getByRole("dialog")).toContainText(user.username);
  await expect(page.getByRole("dialog")).toContainText("If you sign out all active sessions");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("empty-state")).toContainText("There are currently no active sessions for this user");
  expect(await sessionsOf(realm, user.id)).toEqual([]);
});

test("tokens issued before now are refused; cleared; pushed to nobody", async ({ page, realm }) => {
  // who signs out everybody sets it, too
  // what the server would set back where a realm is sent without them
  const others = { cibaExpiresIn: "300", cibaInterval: "20", parRequestUriLifespan: "600" };
  await admin.realms.update({ realm }, { notBefore: 0, attributes: others });
  const notBefore = async () => (await admin.realms.findOne({ realm }))?.notBefore;
  const dialog = page.getByRole("dialog", { name: "Revocation" });
  const revocation = async () => {
    await page.getByTestId("action-dropdown").click();
    await page.getByTestId("revocation").click();
  };
  await open(page, `/${realm}/sessions`);
  await revocation();
  await expect(dialog.getByTestId("not-before-input")).toHaveValue("None");
  const before = Math.floor(Date.now() / 1000);
  await dialog.getByTestId("set-to-now-button").click();
  await expect(dialog).toHaveCount(0);
  expect(await notBefore()).toBeGreaterThanOrEqual(before);
  expect(await admin.realms.findOne({ realm })).toMatchObject({ attributes: others });

  await revocation();
  await expect(dialog.getByTestId("not-before-input")).toHaveValue(new RegExp(String(new Date().getFullYear())));
  await dialog.getByTestId("modal-test-connection-button").click();
  await expect(lastAlert(page)).toContainText("No push sent");
  await revocation();
  await dialog.getByTestId("clear-not-before-button").click();
  await expect(lastAlert(page)).toContainText("cleared");
  expect(await notBefore()).toBe(0);
});

test("a session that cannot be ended stays, and is shown", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const { user } = await userWith(realm, { regular: 1 });
  await open(page, `/${realm}/sessions?search=${user.username}`);
  await expect(rows(page)).toHaveCount(1);
  const lift = await inject(page, /\/sessions\//, 500, "DELETE");
  await choose(page, 0, "Sign out");
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(rows(page)).toHaveCount(1);
  lift();
  await page.clock.install();
  const hang = await inject(page, /\/sessions\//, "hang", "DELETE");
  const requested = page.waitForRequest((request) => request.method() === "DELETE");
  await choose(page, 0, "Sign out");
  await requested;
  const shown = await untilShown(page);
  await shown.getByRole("button", { name: "Stop waiting" }).click();
  await expect(shown).toHaveCount(0);
  hang();
  await choose(page, 0, "Sign out");
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  expect(await sessionsOf(realm, user.id)).toEqual([]);
});

test("who may only look, and who gets no list from the server", async ({ newPage, realm, allowConsole }) => {
  // a typed address is read before it is known who asks
  allowConsole(browserLine(403));
  const { user } = await userWith(realm, { regular: 1 });
  const looks = await createUser("master", uniqueName("looks"), ["view-realm", "view-users"], { of: realm });
  const blind = await createUser("master", uniqueName("blind"), ["view-realm"], { of: realm });
  const unlisted = await createUser("master", uniqueName("unlisted"), ["view-users"], { of: realm });
  const page = await newPage();
  await open(page, `/${realm}/sessions?search=${user.username}`, { as: looks });
  await rows(page).first().getByRole("button", { name: "Kebab toggle" }).click();
  const signOut = page.getByRole("menuitem", { name: "Sign out" });
  await expect(signOut).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await page.getByTestId("action-dropdown").click();
  await expect(page.getByTestId("logout-all")).toHaveAttribute("data-denied", "true");
  await page.getByTestId("revocation").click();
  const now = page.getByTestId("set-to-now-button");
  await now.hover();
  await expect(page.getByRole("tooltip")).toHaveText("You need: manage-realm");

  const other = await newPage();
  await open(other, `/${realm}/sessions`, { as: unlisted });
  await expect(other.getByTestId("view-header")).toHaveText("Sessions");
  await expect(other.locator("main")).toContainText("You need: view-realm");
  await expect(other.getByTestId("refresh")).toHaveCount(0);
  await open(other, `/${realm}/users/${user.id}/sessions`, { as: unlisted });
  await expect(rows(other)).toHaveCount(1);
  const third = await newPage();
  await open(third, `/${realm}/sessions`, { as: blind });
  await expect(third.locator("main")).toContainText("You need: view-users");
});
