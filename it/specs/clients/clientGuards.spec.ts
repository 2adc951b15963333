// Clients that nobody may take away, and administrators who may do a part: the rest is off and says why.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine } from "../../support/faults";
import { grant, helperOf } from "../../support/areas/finePermissions";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const idOf = async (realm: string, clientId: string) => (await admin.clients.find({ realm, clientId }))[0]?.id ?? "";
const entries = async (page: Page) => {
  await page.getByTestId("action-dropdown").click();
  return page.getByRole("menuitem").allTextContents();
};

test("a client that stands for a realm goes with its realm only, and has neither keys nor scopes", async ({
  page,
  realm,
}) => {
  const clientId = `${realm}-realm`;
  const other = await admin.clients.create({ realm: "master", clientId: `${realm}-other` });
  await open(page, `/master/clients?search=${realm}`);
  await row(page, clientId).getByRole("button", { name: "Kebab toggle" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Export"]);
  await page.keyboard.press("Escape");
  // selected among others, none of them is deleted
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(page.getByText("It is deleted only with that realm.")).toBeVisible();
  expect(await admin.clients.findOne({ realm: "master", id: other.id })).not.toBeNull();
  await page.reload();
  await row(page, clientId).getByRole("link", { name: clientId, exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(clientId);
  for (const tab of ["rolesTab", "sessionsTab", "advancedTab"]) await expect(page.getByTestId(tab)).toBeVisible();
  for (const tab of ["keysTab", "clientScopesTab"]) await expect(page.getByTestId(tab)).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Credentials" })).toHaveCount(0);
  const offered = await entries(page);
  expect(offered).not.toContain("Delete");
  expect(offered).not.toContain("Duplicate");
  await admin.clients.del({ realm: "master", id: other.id });
});

test("what the server refuses of a built-in client is shown in its words; nothing is lost", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const id = await idOf(realm, "admin-cli");
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("rootUrl").fill("data:text/plain,no");
  await page.getByTestId("settings-save").click();
  await expect(page.getByTestId("rootUrl-helper")).toHaveText("Root URL uses an illegal scheme");
  await page.getByTestId("settings-revert").click();
  await page.getByTestId("description").fill("still here");
  await page.getByTestId("settings-save").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  expect(await admin.clients.findOne({ realm, id })).toMatchObject({
    description: "still here",
    directAccessGrantsEnabled: true,
    publicClient: true,
  });
});

test("query-clients alone lists what may be seen: nothing, and no way to create", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(403));
  const helper = await createUser("master", uniqueName("asks"), ["query-clients"], { of: realm });
  await open(page, `/${realm}/clients`, { as: helper });
  // without permissions of single clients the server lists none at all
  await expect(page.getByTestId("empty-state")).toBeVisible();
  await expect(page.getByRole("link", { name: "account", exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Create client" })).toHaveCount(0);
});

test("one client only by a fine-grained permission: it is changed, others are not there", async ({
  signedOutPage: page,
  realm,
  allowConsole,
}) => {
  test.skip(server.version < "26.4", "what may be granted differs before 26.4");
  allowConsole(browserLine(403));
  const helper = await helperOf(realm, ["query-clients"]);
  const [own, seen, hidden] = [uniqueName('own / % " ;'), uniqueName("seen"), uniqueName("hidden")];
  const make = async (clientId: string) =>
    (await admin.clients.create({ realm, clientId, publicClient: false, secret: "known" })).id;
  const [ownId, seenId] = [await make(own), await make(seen), await make(hidden)];
  await grant(realm, helper.id, "Clients", ["view", "manage"], [ownId]);
  await grant(realm, helper.id, "Clients", ["view"], [seenId]);
  await open(page, `/${realm}/clients`, { realm, as: helper });
  await expect(row(page, own)).toBeVisible();
  await expect(row(page, seen)).toBeVisible();
  await expect(row(page, hidden)).toHaveCount(0);
  await expect(page.getByTestId(`${seen}-switch`)).toBeDisabled();
  await expect(page.getByTestId(`${own}-switch`)).toBeEnabled();

  await row(page, own).getByRole("link", { name: own, exact: true }).click();
  await page.getByTestId("description").fill("by the helper");
  await page.getByTestId("settings-save").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  expect(await admin.clients.findOne({ realm, id: ownId })).toMatchObject({ description: "by the helper" });
  await page.getByRole("tab", { name: "Credentials" }).click();
  await expect(page.locator("#kc-client-secret")).toHaveValue("known");

  await open(page, `/${realm}/clients/${seenId}/settings`, { realm, as: helper });
  await expect(page.getByText("Read-only. You need")).toBeVisible();
  await expect(page.getByTestId("description")).not.toBeEditable();
  await page.getByTestId("action-dropdown").click();
  const remove = page.getByRole("menuitem", { name: "Delete", exact: true });
  await expect(remove).toHaveAttribute("aria-disabled", "true");
});
