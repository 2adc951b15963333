// Client policies: on which conditions the executors of profiles count.
import { findings } from "../../support/axe";
import { flip, lastAlert } from "../../support/controls";
import { at, policiesOf, policyAt, policyOf, putPolicy, putProfile } from "../../support/areas/clientPolicies";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, settled, test, visit } from "../../support/test";

test("a policy is made with conditions and profiles, and counts for the clients it is about @smoke", async ({
  page,
  realm,
  allowConsole,
}) => {
  const name = 'reject / % "é" 🍺';
  await putProfile(realm, { name: "rejecting", executors: [{ executor: "reject-request", configuration: {} }] });
  const clientId = uniqueName("marked");
  await admin.clients.create({
    realm,
    clientId,
    secret: "secret",
    serviceAccountsEnabled: true,
    attributes: { marked: "yes" },
  });
  const signsIn = async () => {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: "secret",
    });
    const address = `${server.url}/realms/${realm}/protocol/openid-connect/token`;
    return (await fetch(address, { method: "POST", body })).ok;
  };
  expect(await signsIn()).toBe(true);

  await open(page, at(realm, "policies"));
  await page.getByTestId("no-client-policies-empty-action").click();
  await page.getByTestId("cancelCreatePolicy").click();
  await page.getByTestId("no-client-policies-empty-action").click();
  await page.getByTestId("name").fill(name);
  await page.getByTestId("client-policy-description").fill("told");
  await page.getByTestId("saveCreatePolicy").click();
  await expect(page.getByTestId("view-header")).toHaveText(name);
  expect(await policiesOf(realm)).toEqual([{ name, description: "told", enabled: true, conditions: [], profiles: [] }]);
  await expect(page.getByTestId("no-conditions")).toBeVisible();

  const add = async (type: string) => {
    await page.getByTestId("addCondition").click();
    await page.locator("#provider").click();
    await page.getByTestId(type).click();
  };
  await add("client-attributes");
  await page.getByTestId("attributes-add-row").click();
  await page.getByTestId("config.attributes.0.key").fill("marked");
  await page.getByTestId("config.attributes.0.value").fill("yes");
  await page.getByTestId("addCondition-saveBtn").click();
  await expect(page.getByTestId("client-attributes-condition-link")).toBeVisible();
  await add("client-updater-source-roles");
  await page.getByTestId("config.roles0").fill("never");
  allowConsole(browserLine(500));
  const lift = await inject(page, /client-policies\/policies$/, 500, "PUT");
  await page.getByTestId("addCondition-saveBtn").click();
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
  await expect(page.getByTestId("config.roles0")).toHaveValue("never");
  lift();
  await page.getByTestId("addCondition-saveBtn").click();
  await expect(page.getByTestId("conditions-list-row")).toHaveCount(2);
  await expect(page.locator("#client-attributes")).toHaveAttribute("data-testid", "conditions-list-item");
  for (const title of ["Conditions", "Client profiles"])
    await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await page.getByTestId("addClientProfile").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByPlaceholder("Search profile").fill("rejecting");
  await page.keyboard.press("Enter");
  await dialog.getByRole("row", { name: "rejecting" }).getByRole("checkbox").check();
  await page.getByTestId("add-client-profile-button").click();
  await expect(page.getByTestId("profile-name-link")).toHaveText("rejecting");
  expect(await policyOf(realm, name)).toMatchObject({
    enabled: true,
    conditions: [
      { condition: "client-attributes", configuration: { attributes: '[{"key":"marked","value":"yes"}]' } },
      { condition: "client-updater-source-roles", configuration: { roles: ["never"] } },
    ],
    profiles: ["rejecting"],
  });
  expect(await signsIn()).toBe(false);

  await expect(page.getByTestId(`${name}-switch`)).toBeEnabled();
  await page.getByTestId(`${name}-switch`).press("Space");
  await page.getByTestId("confirm").click();
  await expect.poll(signsIn).toBe(true);
  await page.getByTestId("delete-client-updater-source-roles-condition").click();
  const told = "This action will permanently delete client-updater-source-roles. This cannot be undone.";
  await expect(page.getByText(told, { exact: true })).toBeVisible();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("conditions-list-row")).toHaveCount(1);
  await page.getByTestId("profile-list-item").getByTestId("deleteClientProfileDropdown").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("profile-list-row")).toHaveCount(0);
  expect(await policyOf(realm, name)).toMatchObject({ enabled: false, profiles: [], conditions: [{}] });
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("deleteClientPolicyDropdown").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("no-client-policies-empty-action")).toBeVisible();
});

test("two administrators change policies of one list, and one policy; nobody's change is lost", async ({
  page,
  realm,
}) => {
  const condition = { condition: "any-client", configuration: { "is-negative-logic": false } };
  await putPolicy(realm, { name: "one", description: "first", enabled: true, conditions: [condition] });
  await putPolicy(realm, { name: "two", enabled: true });
  await open(page, policyAt(realm, "one"));
  await page.getByTestId("client-policy-description").fill("mine");
  await putPolicy(realm, { name: "two", description: "theirs", enabled: false });
  await putPolicy(realm, { name: "one", description: "theirs", enabled: true, conditions: [condition] });
  await page.getByTestId("saveCreatePolicy").click();
  await expect(page.getByRole("dialog")).toContainText("theirs");
  await page.getByRole("dialog").getByRole("radio", { name: /mine/ }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect.poll(async () => (await policyOf(realm, "one"))?.description).toBe("mine");
  expect(await policyOf(realm, "two")).toMatchObject({ description: "theirs", enabled: false });
  expect((await policyOf(realm, "one"))?.conditions).toEqual([condition]);

  await page.getByTestId("name").fill("two");
  await page.getByTestId("name").blur();
  await expect(page.getByTestId("name-helper")).toHaveText("The name must be unique within the realm");
  await page.getByTestId("name").fill("renamed");
  await page.getByTestId("saveCreatePolicy").click();
  await expect(page.getByTestId("view-header")).toHaveText("renamed");
  expect((await policiesOf(realm)).map(({ name }) => name).sort()).toEqual(["renamed", "two"]);

  // deleted by somebody else while it is edited
  await page.getByTestId("client-policy-description").fill("kept");
  await admin.clientPolicies.updatePolicy({ realm, policies: [{ name: "two" }] });
  await page.getByTestId("saveCreatePolicy").click();
  await page.getByTestId("confirm").click();
  await expect.poll(() => policyOf(realm, "renamed")).toMatchObject({ description: "kept", conditions: [condition] });
});

test("the list switches and deletes, JSON changes many, and a viewer can only look", async ({
  page,
  newPage,
  problems,
  realm,
}) => {
  await admin.clientPolicies.updatePolicy({ realm, policies: [] });
  await putProfile(realm, { name: "gone soon" });
  await putPolicy(realm, { name: "a.b", enabled: true, profiles: ["gone soon"] });
  await putPolicy(realm, { name: "..", enabled: false });
  await admin.clientPolicies.createProfiles({ realm, profiles: [] });
  await open(page, at(realm, "policies"));
  // the server takes no list with a profile that is gone
  await page.getByRole("link", { name: "a.b" }).click();
  await expect(page.getByTestId("profile-list-row")).toContainText("Not there any more");
  await page.getByTestId("profile-list-item").getByTestId("deleteClientProfileDropdown").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("profile-list-row")).toHaveCount(0);
  await visit(page, at(realm, "policies"));
  await flip(page.getByTestId("..-switch"));
  await expect.poll(async () => (await policyOf(realm, ".."))?.enabled).toBe(true);
  // the page has read it, too
  await expect(page.getByTestId("..-switch")).toBeChecked();
  await flip(page.getByTestId("..-switch"));
  await page.getByTestId("cancel").click();
  await expect(page.getByTestId("..-switch")).toBeChecked();
  const row = page.getByRole("row").filter({ has: page.getByTestId("..-switch") });
  await expect(row.getByRole("link")).toHaveCount(0);
  await row.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(row).toHaveCount(0);

  await page.getByTestId("jsonEditor-policiesView").click();
  const editor = page.locator("#json");
  await expect(editor).toHaveValue(/a\.b/);
  const changes = page.getByTestId("json-changes");
  await expect(changes).toContainText("Nothing is changed.");
  await editor.fill((await editor.inputValue()).replace('"enabled": true', '"enabled": false'));
  await expect(changes.getByRole("heading")).toHaveText(["What will be saved", "a.b"]);
  await expect(changes.getByRole("deletion")).toHaveText(/- +"enabled": true/);
  await expect(changes.getByRole("insertion")).toHaveText(/\+ +"enabled": false/);
  expect(problems, "before axe, which itself violates the page's policy").toEqual([]);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect(await findings(page), colorScheme).toEqual([]);
  }
  problems.length = 0;
  await editor.fill("[");
  await expect(changes).toContainText("This is not a JSON list of objects.");
  await editor.fill(JSON.stringify([{ name: "a.b", enabled: false }, { name: "c" }]));
  await expect(changes.getByRole("heading")).toHaveText(["What will be saved", "a.b", "c"]);
  await page.getByTestId("jsonEditor-policies-saveBtn").click();
  await expect(lastAlert(page)).toHaveText("The client policies configuration was updated");
  expect((await policiesOf(realm)).map(({ name, enabled }) => [name, enabled])).toEqual([
    ["a.b", false],
    ["c", false],
  ]);

  const viewer = await createUser(realm, uniqueName("viewer"), ["view-realm"]);
  await admin.realms.update({ realm }, { adminTheme: "gatehouse" });
  const theirs = await newPage();
  await open(theirs, at(realm, "policies"), { realm, as: viewer });
  await expect(theirs.getByTestId("c-switch")).toBeDisabled();
  await expect(theirs.getByTestId("createPolicy")).toHaveAttribute("aria-disabled", "true");
  await theirs.getByRole("link", { name: "c", exact: true }).click();
  await expect(theirs.getByTestId("name")).toBeDisabled();
  await expect(theirs.getByTestId("addCondition")).toHaveAttribute("aria-disabled", "true");
});

test("conditions of a type that the server does not describe keep their settings", async ({ page, realm }) => {
  await putPolicy(realm, {
    name: "unknown",
    conditions: [{ condition: "any-client", configuration: { own: { a: ["b"] } } }],
  });
  await page.route(/\/admin\/serverinfo$/, async (route) => {
    const response = await route.fetch();
    const info = await response.json();
    const kind = "org.keycloak.services.clientpolicy.condition.ClientPolicyConditionProvider";
    info.componentTypes[kind] = info.componentTypes[kind].filter(({ id }: { id: string }) => id !== "any-client");
    await route.fulfill({ response, json: info });
  });
  await page.addInitScript(() => indexedDB.deleteDatabase("keyval-store"));
  await open(page, policyAt(realm, "unknown"));
  await page.getByTestId("any-client-condition-link").click();
  await expect(page.getByTestId("view-header")).toHaveText("Edit condition");
  await expect(page.locator("main pre")).toContainText('"own"');
});

test("a policy made elsewhere after the list was read is found by its address", async ({ page, realm }) => {
  await putPolicy(realm, { name: "first" });
  await open(page, at(realm, "policies"));
  await expect(page.getByRole("link", { name: "first" })).toBeVisible();
  await putPolicy(realm, { name: "second" });
  // older than a read that was started ahead for the page may be
  await page.clock.setSystemTime(Date.now() + 5_000);
  await visit(page, policyAt(realm, "second"));
  await expect(page.locator("main h1")).toHaveText("second");
});

test("a policy has a mode; a change of one leaves the order of all as it is", async ({ page, realm }) => {
  const names = ["third", "first", "second"];
  await admin.clientPolicies.updatePolicy({ realm, policies: names.map((name) => ({ name, enabled: true })) });
  await open(page, policyAt(realm, "first"));
  await page.locator("#mode").click();
  await page.getByRole("option", { name: "STRICT", exact: true }).click();
  await page.getByTestId("saveCreatePolicy").click();
  await expect.poll(() => policyOf(realm, "first")).toMatchObject({ mode: "STRICT" });
  expect((await policiesOf(realm)).map(({ name }) => name)).toEqual(names);
});
