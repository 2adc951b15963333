// Organizations: listed, created, changed, switched off, deleted; where the realm has them off.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { makeOrganization } from "../../support/areas/organizations";
import { admin, createRealm, createUser, server, uniqueName } from "../../support/server";
import { chooseInRow, confirm, dialog, newUser } from "../../support/areas/userTabs";
import { expect, open, test } from "../../support/test";

test("an organization is created, changed, switched off and deleted @smoke", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { organizationsEnabled: true });
  const name = uniqueName("Acme & sons");
  await open(page, `/${realm}/organizations`);
  await page.getByTestId("no-organizations-empty-action").click();
  await page.getByTestId("name").fill(name);
  const alias = name.replaceAll(/[ &]+/g, "-");
  await expect(page.getByTestId("alias")).toHaveValue(alias);
  await page.getByTestId("domains0").fill(`${alias}.EXAMPLE`);
  await page.getByTestId("domains-addValue").click();
  await page.getByTestId("domains1").fill(`${alias}.example`);
  await page.getByTestId("redirectUrl").focus();
  await expect(page.getByText("This domain is listed twice.")).toBeVisible();
  await page.getByTestId("domains1").fill(`www.${alias}.example`);
  await page.getByTestId("redirectUrl").fill("https://acme.example/welcome");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Organization successfully saved.");
  await expect(page).toHaveURL(/\/organizations\/[^/]+\/settings$/);
  const id = page.url().split("/").at(-2) ?? "";
  const stored = () => admin.organizations.findOne({ realm, id });
  const domains = async () => (await stored()).domains?.map((domain) => domain.name).sort();
  expect(await stored()).toMatchObject({ name, alias, redirectUrl: "https://acme.example/welcome", enabled: true });
  expect(await domains()).toEqual([`${alias.toLowerCase()}.example`, `www.${alias.toLowerCase()}.example`].sort());

  // what somebody else adds meanwhile, and what was verified, survive a save
  const verified = (await stored()).domains?.map((domain) => ({ ...domain, verified: true }));
  await admin.organizations.updateById({ realm, id }, { ...(await stored()), domains: verified });
  await admin.organizations.updateById({ realm, id }, { ...(await stored()), attributes: { region: ["north"] } });
  // the form that made it has the same fields
  await expect(page.getByTestId("attributeTab")).toBeVisible();
  await expect(page.getByTestId("name")).toHaveValue(name);
  await page.getByTestId("description").fill("Made in the browser");
  await page.getByTestId("save").click();
  await expect.poll(stored).toMatchObject({ description: "Made in the browser", attributes: { region: ["north"] } });
  expect((await stored()).domains?.every((domain) => domain.verified)).toBe(true);

  await page.getByTestId("attributeTab").click();
  await expect(page.getByTestId("attributes-key").first()).toHaveValue("region");
  await page.getByTestId("attributes-add-row").click();
  await page.getByTestId("attributes-key").last().fill("tier");
  await page.getByTestId("attributes-value").last().fill("gold");
  await page.getByTestId("attributes-save").click();
  await expect.poll(async () => (await stored()).attributes).toEqual({ region: ["north"], tier: ["gold"] });

  await page.getByTestId(`${name}-switch`).press("Space");
  await expect(dialog(page)).toContainText(name);
  await confirm(page);
  await expect(page.getByTestId(`${name}-switch`)).not.toBeChecked();
  expect(await stored()).toMatchObject({ enabled: false, description: "Made in the browser" });

  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-client").click();
  await expect(dialog(page)).toContainText("they are deleted with it");
  await confirm(page);
  await expect(page).toHaveURL(/\/organizations$/);
  expect(await admin.organizations.find({ realm, search: name })).toEqual([]);
});

test("what the server refuses is said at its field, and nothing is lost", async ({ page, realm, allowConsole }) => {
  allowConsole(/status of (400|409|500) /);
  const taken = uniqueName("taken");
  await makeOrganization(realm, taken);
  await open(page, `/${realm}/organizations/new`);
  const error = (field: string) => page.getByTestId(`${field}-helper`);
  await page.getByTestId("name").fill(taken);
  await page.getByTestId("alias").fill("own alias");
  await page.getByTestId("domains0").fill(`${taken}.example`);
  await page.getByTestId("redirectUrl").fill("nowhere");
  const save = async () => page.getByTestId("save").click();
  await save();
  await expect(error("alias")).toContainText("Empty Space not allowed");
  await page.getByTestId("alias").fill(`${taken}-2`);
  await save();
  await expect(error("redirectUrl")).toContainText("redirect URL is not valid");
  await page.getByTestId("redirectUrl").fill("");
  await save();
  await expect(error("name")).toContainText("same name");
  const name = uniqueName("free");
  await page.getByTestId("name").fill(name);
  // an alias that was typed stays
  await expect(page.getByTestId("alias")).toHaveValue(`${taken}-2`);
  await save();
  await expect(error("domains")).toContainText("already linked");
  await page.getByTestId("domains0").fill("no domain");
  await save();
  await expect(error("domains")).toContainText("Invalid domain format");
  await page.getByTestId("domains0").fill(`${name}.example`);
  const lift = await inject(page, new RegExp(`/${realm}/organizations/?$`), 500, "POST");
  await save();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await save();
  await expect(page).toHaveURL(/\/settings$/);
  expect(await admin.organizations.find({ realm, search: name, exact: true })).toHaveLength(1);
});

test("odd names are taken as they are; what no name can be is said at its field", async ({ page, realm }) => {
  const word = uniqueName("odd");
  await admin.realms.update({ realm }, { organizationsEnabled: true });
  const odd = { "..": "..", [`${word} 😀 مؤسسة`]: `${word}-😀-مؤسسة`, [`${word};a/b "%2F"`]: `${word}-a-b-2F-` };
  for (const [name, alias] of Object.entries(odd)) {
    await open(page, `/${realm}/organizations/new`);
    await page.getByTestId("name").fill("  ");
    await expect(page.getByTestId("name-helper")).toBeVisible();
    await expect(page.getByTestId("save")).toBeDisabled();
    await page.getByTestId("name").fill(name);
    await expect(page.getByTestId("alias")).toHaveValue(alias);
    await page.getByTestId("save").click();
    await expect(page.getByTestId("view-header")).toHaveText(name);
    await page.getByTestId("description").fill("Changed");
    await page.getByTestId("save").click();
    await expect
      .poll(async () => (await admin.organizations.find({ realm, search: name, exact: true }))[0])
      .toMatchObject({ name, alias, description: "Changed" });
  }
});

test("what was done to an organization is listed, and who joined and left it", async ({ page, realm }) => {
  const id = await makeOrganization(realm, uniqueName("watched"));
  await admin.realms.update({ realm }, { adminEventsEnabled: false });
  await open(page, `/${realm}/organizations/${id}/settings`);
  await expect(page.getByTestId("membersTab")).toBeVisible();
  await expect(page.getByTestId("admin-events-tab")).toHaveCount(0);
  await admin.realms.update({ realm }, { adminEventsEnabled: true, adminEventsDetailsEnabled: true });
  // another one, whose events do not show
  const other = await makeOrganization(realm, uniqueName("other"));
  await admin.organizations.updateById({ realm, id: other }, await admin.organizations.findOne({ realm, id: other }));
  await page.reload();
  await page.getByTestId("description").fill("Changed");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("save")).toBeDisabled();
  const { id: userId } = await newUser(realm);
  await admin.organizations.addMember({ realm, orgId: id, userId });
  await admin.organizations.delMember({ realm, orgId: id, userId });
  await page.getByTestId("admin-events-tab").click();
  const rows = page.getByRole("grid").locator("tbody tr");
  const of = (path: string) => rows.filter({ has: page.getByTitle(path, { exact: true }) });
  await expect(of(`organizations/${id}`)).toContainText(["UPDATE"]);
  await expect(rows.filter({ has: page.getByTitle(`organizations/${other}`) })).toHaveCount(0);
  await page.getByRole("tab", { name: "Membership events" }).click();
  await expect(of(`organizations/${id}`)).toHaveCount(0);
  await expect(rows).toContainText(["DELETE", "CREATE"]);
});

test("many are searched, paged and deleted at once, whatever they are called", async ({
  page,
  realm,
  allowConsole,
}) => {
  const word = uniqueName("bulk");
  const odd = `${word} <b>"%2F" 😀 مؤسسة`;
  for (let n = 0; n < 11; n += 1) await makeOrganization(realm, `${word}-${n}`, { domains: [] });
  await makeOrganization(realm, `${word}-odd`, { name: odd, domains: [] });
  await open(page, `/${realm}/organizations?search=${word}`);
  const rows = page.getByRole("row").filter({ hasText: word });
  await expect(rows).toHaveCount(10);
  await page.getByRole("button", { name: "Next" }).first().click();
  await expect(rows).toHaveCount(2);
  await page.getByTestId("table-search-input").getByRole("textbox").fill(odd);
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(1);
  await page.getByRole("link", { name: odd }).click();
  await expect(page.getByTestId("view-header")).toHaveText(odd);
  await page.goBack();
  await chooseInRow(page, odd, "Delete");
  await expect(dialog(page)).toContainText(odd);
  await confirm(page);
  await expect(lastAlert(page)).toBeVisible();

  await open(page, `/${realm}/organizations?search=${word}&size=100`);
  await expect(rows).toHaveCount(11);
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("bulk").click();
  const address = new RegExp(`/organizations/[^/]+$`);
  const lift = await inject(page, address, 500, "DELETE");
  allowConsole(browserLine(500));
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirm(page);
  await expect(page.getByTestId("bulk-failed")).toContainText("11");
  lift();
  await page.getByTestId("bulk-retry").click();
  await expect(page.getByTestId("bulk-failed")).toHaveCount(0);
  await expect.poll(async () => admin.organizations.find({ realm, search: word })).toEqual([]);
});

test("where the realm has organizations off, the page says where they are turned on", async ({ page, realm }) => {
  const off = `${realm}-off`;
  await createRealm({ realm: off });
  await open(page, `/${off}/organizations`);
  await expect(page.getByRole("heading", { name: "Organizations are off in this realm" })).toBeVisible();
  await expect(page.getByTestId("nav-item-organizations")).toHaveCount(0);
  // so do the pages below it, whose addresses somebody kept
  for (const place of ["new", "any/settings", "any/groups/other/members"]) {
    await open(page, `/${off}/organizations/${place}`);
    await expect(page.getByRole("heading", { name: "Organizations are off in this realm" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Realm settings" }).last().click();
  await page.getByTestId("organizationsEnabled").press("Space");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await page.getByTestId("nav-item-organizations").click();
  await expect(page.getByRole("heading", { name: "No organizations" })).toBeVisible();
});

test("who may only view organizations changes none, and is told what is missing", async ({ newPage, realm }) => {
  test.skip(server.version < "26.7", "organizations have permissions of their own since 26.7");
  const name = uniqueName("viewed");
  const id = await makeOrganization(realm, name);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-organizations"], { of: realm });
  const page = await newPage();
  await open(page, `/${realm}/organizations`, { as: viewer });
  await page.getByTestId("addOrganization").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-realm, manage-organizations");
  await open(page, `/${realm}/organizations/${id}/settings`);
  await expect(page.getByTestId("name")).toBeDisabled();
  await expect(page.getByTestId("attributeTab")).toBeVisible();
  await expect(page.getByTestId("membersTab")).toHaveCount(0);
  await expect(page.getByTestId("identityProvidersTab")).toHaveCount(0);

  // the server lists to them what fine-grained permissions let them view: nothing here
  const lister = await createUser("master", uniqueName("lister"), ["query-organizations"], { of: realm });
  const other = await newPage();
  await open(other, `/${realm}/organizations`, { as: lister });
  await expect(other.getByRole("heading", { name: "No organizations" })).toBeVisible();
});
