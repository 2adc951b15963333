// Initial access tokens: made in the browser, used by a client that registers itself, listed and deleted.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const tokens = (realm: string) => admin.realms.getClientsInitialAccess({ realm });

/** Registers a client as it would itself. @returns the status of the answer and its allowed origin */
async function register(realm: string, token: string, client_name: string, origin = "") {
  const answer = await fetch(`${server.url}/realms/${realm}/clients-registrations/openid-connect`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...(origin && { origin }) },
    body: JSON.stringify({ client_name, redirect_uris: ["https://app.example/cb"] }),
  });
  return { status: answer.status, origin: answer.headers.get("access-control-allow-origin") };
}

test("a token is shown once, registers as many clients as it says, and is deleted", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `/${realm}/clients`);
  await page.getByTestId("initialAccessToken").click();
  await page.getByTestId("no-initial-access-tokens-empty-action").click();
  await expect(page.getByRole("heading", { name: "Create initial access token" })).toBeVisible();
  const save = page.getByTestId("save");
  await expect(save).toBeEnabled();
  await page.getByTestId("expiration").fill("0");
  await expect(page.getByTestId("expiration-helper")).toHaveText("Value should be greater than or equal to 1");
  await expect(save).toBeDisabled();
  await page.getByTestId("expiration").fill("2");
  await page.locator("#count").getByRole("button", { name: "Plus" }).click();
  await expect(page.locator("#count input")).toHaveValue("2");
  await page.getByTestId("webOrigins0").fill("https://portal.example");
  const lift = await inject(page, /\/clients-initial-access$/, 500, "POST");
  await save.click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("webOrigins0")).toHaveValue("https://portal.example");
  lift();
  await save.click();
  const dialog = page.getByRole("dialog", { name: "Initial access token details" });
  await dialog.getByTestId("initialAccessToken").getByRole("button").first().click();
  const token = await dialog.getByRole("textbox").inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(lastAlert(page)).toHaveText("New initial access token has been created");
  const [made] = await tokens(realm);
  expect(made).toMatchObject({ count: 2, remainingCount: 2, expiration: 2 * 86_400 });

  const name = uniqueName("registered");
  const first = await register(realm, token, name, "https://portal.example");
  expect(first).toEqual({ status: 201, origin: "https://portal.example" });
  expect((await register(realm, token, name, "https://other.example")).status).toBe(403);
  expect((await register(realm, token, name)).status).toBe(201);
  expect((await admin.clients.find({ realm })).map((client) => client.name)).toContain(name);

  const grid = page.getByRole("grid", { name: "Initial access token" });
  await page.reload();
  await expect(grid.getByRole("gridcell", { name: "0", exact: true })).toBeVisible();
  expect((await register(realm, token, name)).status).toBe(401);
  await page.getByPlaceholder("Search token").fill("no such token");
  await page.getByPlaceholder("Search token").press("Enter");
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await page.getByTestId("clear-all-filters-empty-action").click();
  await grid.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText(made?.id ?? "none");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Initial access token deleted successfully");
  await expect(page.getByTestId("empty-state")).toBeVisible();
  expect(await tokens(realm)).toEqual([]);
});

test("a token made elsewhere is listed; one without an end says so; who may only look", async ({
  newPage,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await admin.realms.createClientsInitialAccess({ realm }, { count: 7, expiration: 0 });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const page = await newPage();
  await open(page, `/${realm}/clients/initial-access-token`, { as: viewer });
  const row = page.getByRole("grid", { name: "Initial access token" }).locator("tbody tr");
  await expect(row).toContainText("Never expires");
  await expect(row).toContainText("7");
  await expect(page.getByTestId("table-toolbar").getByRole("button", { name: "Create" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await row.getByRole("button", { name: "Kebab toggle" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
  // who may not see them is told so, instead of an empty list
  const reader = await createUser("master", uniqueName("reader"), ["query-clients"], { of: realm });
  const other = await newPage();
  await open(other, `/${realm}/clients/initial-access-token`, { as: reader });
  await expect(other.getByText("You need: view-clients")).toBeVisible();
  await expect(other.getByTestId("empty-state")).toHaveCount(0);
});
