// How a realm is, on the page that it opens with: counted by the server, for who may see it, one request each.
import { browserLine, inject } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { askToken, signInAs } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

test.beforeAll(async ({ realm }) => {
  await admin.realms.update(
    { realm },
    { eventsEnabled: true, adminEventsEnabled: true, enabledEventTypes: ["LOGIN", "LOGIN_ERROR"] },
  );
  const { username } = await createUser(realm, uniqueName("seen"));
  await signInAs(realm, "admin-cli", username);
  for (let n = 0; n < 2; n++) await askToken(realm, { client_id: "admin-cli", username, password: "wrong" });
});

test("users, sessions, failed sign-ins, certificates and changes; each leads on", async ({ page, realm }) => {
  const users = await admin.users.count({ realm });
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/admin/realms/${realm}/`)) requested.push(pathname.replace(`/admin/realms/${realm}/`, ""));
  });
  await open(page, `/${realm}`);
  const card = (name: string) => page.getByTestId(`overview-${name}`);
  await expect(card("users").getByRole("link")).toHaveText(String(users));
  await expect(card("sessions").getByRole("link")).toHaveText("1");
  await expect(card("failed").getByRole("link")).toHaveText("2");
  await expect(card("certificates")).toContainText(/20\d\d/);
  await expect(card("changes").getByRole("listitem").first()).toContainText("users/");
  expect(requested.toSorted()).toEqual(["admin-events", "events", "keys", "ui-ext/sessions", "users/count"]);

  await card("failed").getByRole("link").click();
  await expect(page).toHaveURL(/events\?type=LOGIN_ERROR&from=\d+/);
  await expect(page.getByRole("grid", { name: "Events" }).locator("tbody tr:visible")).toHaveCount(2);
});

test("who may see users only sees no more; a read that fails is shown in its card", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users", "query-users"], { of: realm });
  const lift = await inject(page, /\/users\/count/, 500);
  await open(page, `/${realm}`, { as: viewer });
  const overview = page.getByTestId("realm-overview");
  await expect(overview.locator("[data-testid^=overview-]")).toHaveCount(1);
  await expect(overview.locator(".pf-m-danger")).toBeVisible();
  lift();
  await overview.getByRole("button", { name: "Try again" }).click();
  await expect(overview.getByRole("link")).toHaveText(/^\d+$/);
});
