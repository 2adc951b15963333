// What users did and why they could not sign in: real sign-ins, searched, counted, followed.
import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { askToken, makeClient, signInAs } from "../../support/signIns";
import { expect, open, test, visit } from "../../support/test";
import { userOf } from "../../support/areas/users";

const grid = (page: Page) => page.getByRole("grid", { name: "Events" });
const rows = (page: Page) => grid(page).locator("tbody tr:visible");
const calls = (page: Page, address: RegExp) => {
  const urls: string[] = [];
  page.on("request", (request) => address.test(request.url()) && urls.push(request.url()));
  return urls;
};

/** Saves events of the realm, those of refreshed tokens, too, which name nobody. */
const saveEvents = (realm: string) =>
  admin.realms.update(
    { realm },
    { eventsEnabled: true, enabledEventTypes: ["LOGIN", "LOGIN_ERROR", "REFRESH_TOKEN", "CLIENT_LOGIN_ERROR"] },
  );

async function userAtApp(realm: string) {
  const { clientId } = await makeClient(realm);
  return { app: clientId, user: await createUser(realm, uniqueName("who")) };
}

test.beforeEach(({ realm }) => saveEvents(realm));

test("why somebody could not sign in: two clicks from the page of the user @smoke", async ({ page, realm }) => {
  const { app, user } = await userAtApp(realm);
  const { username } = user;
  await askToken(realm, { client_id: app, username, password: "wrong" });
  await admin.users.update({ realm, id: user.id }, { ...(await userOf(realm, user.id)), enabled: false });
  await askToken(realm, { client_id: app, username, password: username });
  await open(page, `/${realm}/users/${user.id}/settings`);
  await page.getByTestId("events-tab").click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText("The user is disabled");
  await expect(rows(page).nth(1)).toContainText("Wrong password");
  await page.locator("#expandable-row-0").click();
  await expect(grid(page)).toContainText(`username${username}`);
  await expect(grid(page)).toContainText("user_disabled: The user is disabled");
});

test("searched by type, client and name; the search is in the address", async ({ page, realm }) => {
  const { app, user } = await userAtApp(realm);
  await signInAs(realm, app, user.username);
  await askToken(realm, { client_id: app, username: user.username, password: "wrong" });
  await askToken(realm, { client_id: app, username: "nobody at all", password: "wrong" });
  await open(page, `/${realm}/events`);
  const panel = page.getByTestId("searchForm");
  await page.getByTestId("dropdown-panel-btn").click();
  await panel.getByTestId("client-searchField").fill(app);
  await panel.getByTestId("search-events-btn").click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("nobody at all (No user details)");
  await expect(rows(page).first()).toContainText("No user has this username");

  await page.getByTestId("dropdown-panel-btn").click();
  await panel.getByRole("combobox").fill("LOGIN_ERROR");
  await page.getByRole("option", { name: "Login error", exact: true }).click();
  // closes the list, not the panel around it
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("event-type-searchField")).toHaveCount(0);
  // pasted with blanks around it
  await panel.getByTestId("userId-searchField").fill(` ${user.username} `);
  await panel.getByTestId("search-events-btn").click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Wrong password");
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("group", { name: "Event saved type" }).getByRole("button").last().click();
  await expect(rows(page)).toHaveCount(2);

  await rows(page).first().getByRole("link", { name: user.username }).click();
  await expect(page).toHaveURL(new RegExp(`/users/${user.id}/settings$`));
});

test("days are those of the zone shown", async ({ newPage, realm, signedIn }) => {
  const { app, user } = await userAtApp(realm);
  await signInAs(realm, app, user.username);
  // 14 hours before or after UTC: for one half of the day its date is another one there
  const timezoneId = new Date().getUTCHours() < 12 ? "Etc/GMT+12" : "Etc/GMT-14";
  const page = await newPage({ timezoneId, storageState: signedIn });
  const day = (timeZone: string) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date());
  expect(day(timezoneId)).not.toBe(day("UTC"));
  await open(page, `/${realm}/events?client=${app}&dateFrom=${day(timezoneId)}&dateTo=${day(timezoneId)}`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByTestId("utc").check({ force: true });
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await open(page, `/${realm}/events?client=${app}&dateFrom=${day("UTC")}&dateTo=${day("UTC")}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first().getByRole("time")).toHaveAttribute("title", /UTC$/);
});

test("names of many users are one request; of nobody known the id stays", async ({ page, realm }) => {
  const { app } = await userAtApp(realm);
  const users = await Promise.all(
    ["o-ñ_.x", "émile", "ünï", "gone"].map((name) => createUser(realm, `${name}-${Date.now()}`)),
  );
  for (const { username } of users) {
    const refresh_token = await signInAs(realm, app, username);
    await askToken(realm, { client_id: app, grant_type: "refresh_token", refresh_token });
  }
  const gone = users.pop();
  await admin.users.del({ realm, id: gone?.id ?? "" });
  const requested = calls(page, /\/users\/?\?/);
  await open(page, `/${realm}/events?client=${app}&type=REFRESH_TOKEN`);
  await expect(rows(page)).toHaveCount(4);
  for (const { username } of users) await expect(grid(page).getByRole("link", { name: username })).toHaveCount(1);
  await expect(grid(page).getByTitle(gone?.id ?? "")).toHaveText(`${gone?.id.slice(0, 8)}…`);
  await expect(grid(page).getByRole("link", { name: gone?.id })).toHaveCount(0);
  // older servers take one id at a time, which they show by an empty answer
  expect([1, 1 + 4]).toContain(requested.length);
});

test("the overview: counted, narrowed by a bar and by who comes first", async ({ page, realm }) => {
  const { app, user } = await userAtApp(realm);
  await signInAs(realm, app, user.username);
  // another second: another bar
  await expect.poll(() => Date.now() % 1000).toBeGreaterThan(0);
  const first = Date.now();
  await expect.poll(() => Math.floor(Date.now() / 1000) > Math.floor(first / 1000) + 1).toBe(true);
  for (let n = 0; n < 3; n++) await askToken(realm, { client_id: app, username: user.username, password: "wrong" });
  const read = calls(page, /\/events\?/);
  await open(page, `/${realm}/events?client=${app}`);
  await expect(rows(page)).toHaveCount(4);
  expect(read).toHaveLength(1);
  await page.getByTestId("event-overview").click();
  const overview = page.getByTestId("overview");
  await expect(overview).toContainText("Counted over all events that match: 4");
  expect(read).toHaveLength(2);
  await expect(overview.getByTestId("time-axis").locator("bdi")).toHaveCount(3);
  const bar = overview.getByRole("button", { name: /: 1 events \(LOGIN 1\)$/ });
  await bar.click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("LOGIN");
  await expect(page).toHaveURL(/from=\d+&to=\d+/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByTestId("zoomed").getByRole("button").click();
  await expect(rows(page)).toHaveCount(4);

  await page.getByTestId("event-overview").click();
  const bars = overview.getByRole("toolbar").getByRole("button");
  await bars.last().focus();
  await page.keyboard.press("Home");
  await expect(bars.first()).toBeFocused();
  await page.keyboard.press("Shift+End");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("zoomed")).toBeVisible();
  await expect(rows(page)).toHaveCount(4);

  await overview.getByRole("region", { name: "User" }).getByRole("button", { name: user.username }).click();
  await expect(page.getByRole("group", { name: "User" })).toContainText(user.username);
  await overview.getByRole("button", { name: "LOGIN_ERROR", exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("saving is off: shown, and switched on without changing anything else", async ({ page, realm, allowConsole }) => {
  const before = { eventsExpiration: 4711, eventsListeners: ["jboss-logging"], adminEventsEnabled: true };
  await admin.realms.update({ realm }, { ...before, eventsEnabled: false });
  const config = await admin.realms.getConfigEvents({ realm });
  allowConsole(browserLine(500));
  await open(page, `/${realm}/events`);
  await expect(page.locator("main")).toContainText("Saving user events turned off");
  const lift = await inject(page, /\/events\/config/, 500, "PUT");
  await page.getByTestId("switch-on-saving").click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  await expect(page.locator("main")).toContainText("Saving user events turned off");
  lift();
  await page.getByTestId("switch-on-saving").click();
  await expect(page.locator("main")).not.toContainText("Saving user events turned off");
  const after = await admin.realms.getConfigEvents({ realm });
  expect({ ...after, enabledEventTypes: after.enabledEventTypes?.toSorted() }).toEqual({
    ...config,
    eventsEnabled: true,
    enabledEventTypes: config.enabledEventTypes?.toSorted(),
  });
});

test("live: new events by themselves, nothing while hidden, over after 5 minutes without input", async ({
  page,
  realm,
}) => {
  const { app, user } = await userAtApp(realm);
  await signInAs(realm, app, user.username);
  await page.clock.install();
  await open(page, `/${realm}/events?client=${app}`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByTestId("live").check({ force: true });
  await signInAs(realm, app, user.username);
  await page.clock.runFor(5_000);
  await expect(rows(page)).toHaveCount(2);

  const hide = (hidden: boolean) =>
    page.evaluate((value) => void Object.defineProperty(document, "hidden", { value, configurable: true }), hidden);
  // the answer to something else comes after what was requested before it
  const aMinute = async () => {
    for (let n = 0; n < 12; n++) {
      await page.clock.runFor(5_000);
      await page.evaluate(() => fetch("/realms/master"));
    }
  };
  await hide(true);
  const read = calls(page, /\/events\?/);
  await aMinute();
  expect(read).toEqual([]);
  await hide(false);
  await page.clock.runFor(5_000);
  await expect.poll(() => read.length).toBe(1);

  await page.mouse.move(10, 10);
  await page.clock.runFor(299_000);
  await expect(page.getByTestId("live")).toBeChecked();
  await page.clock.runFor(10_000);
  await expect(page.getByTestId("live")).not.toBeChecked();
  await expect(page.locator("main")).toContainText("stopped after 5 minutes");
  await aMinute();
  const before = [...read];
  await aMinute();
  expect(read).toEqual(before);
});

test("exported with names and reasons", async ({ page, realm }) => {
  const { app, user } = await userAtApp(realm);
  for (let n = 0; n < 12; n++) await askToken(realm, { client_id: app, username: user.username, password: "wrong" });
  await open(page, `/${realm}/events?client=${app}`);
  await page.getByTestId("list-options").click();
  await page.getByTestId("export").click();
  await page.getByRole("dialog").getByLabel("Comma").check();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("export-start").click()]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(13);
  // with the exact time
  expect(lines[12]).toMatch(new RegExp(`20\\d\\d.*${user.username},LOGIN_ERROR,[\\d.]+,${app},Wrong password`));
});

test("who may only look at events asks for nothing else; who may not is notified", async ({
  newPage,
  realm,
  allowConsole,
}) => {
  // a typed address is read before it is known who asks
  allowConsole(browserLine(403));
  await admin.realms.update({ realm }, { eventsEnabled: false });
  const { app, user } = await userAtApp(realm);
  await saveEvents(realm);
  const refresh_token = await signInAs(realm, app, user.username);
  await askToken(realm, { client_id: app, grant_type: "refresh_token", refresh_token });
  await admin.realms.update({ realm }, { eventsEnabled: false });
  const looks = await createUser("master", uniqueName("looks"), ["view-events"], { of: realm });
  const other = await createUser("master", uniqueName("other"), ["view-users"], { of: realm });
  const [page, second] = [await newPage(), await newPage()];
  const requested = calls(page, new RegExp(`${server.url}/admin/realms/.*/users`));
  await open(page, `/${realm}/events?client=${app}&type=REFRESH_TOKEN`, { as: looks });
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first().getByTitle(user.id)).toHaveText(`${user.id.slice(0, 8)}…`);
  await expect(page.getByTestId("switch-on-saving")).toHaveAttribute("aria-disabled", "true");
  await visit(page, `/${realm}/events?user=${user.username}`);
  expect(requested).toEqual([]);
  await open(second, `/${realm}/events`, { as: other });
  await expect(second.locator("main")).toContainText("view-events");
  await open(second, `/${realm}/users/${user.id}/settings`, { as: other });
  await expect(second.getByTestId("user-sessions-tab")).toBeVisible();
  await expect(second.getByTestId("events-tab")).toHaveCount(0);
});
