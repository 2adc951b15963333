// Client profiles: lists of executors, kept and written as a whole.
import { lastAlert } from "../../support/controls";
import {
  at,
  policyAt,
  policyOf,
  profileAt,
  profileOf,
  profilesOf,
  putPolicy,
  putProfile,
} from "../../support/areas/clientPolicies";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { pressKey } from "../../support/keys";
import { expect, open, test, visit } from "../../support/test";

test("a profile is made with executors, changed beside another administrator, and deleted @smoke", async ({
  page,
  realm,
  allowConsole,
}) => {
  const name = 'strict / % "é" 🍺';
  await open(page, at(realm));
  await expect(page.getByRole("row", { name: /^fapi-ciba Global/ })).toBeVisible();
  await page.getByTestId("createProfile").click();
  await page.getByTestId("name").fill("fapi-ciba");
  await page.getByTestId("name").blur();
  await expect(page.getByTestId("name-helper")).toBeVisible();
  await page.getByTestId("name").fill(name);
  await page.getByTestId("description").fill("checks");
  await expect(page.getByText("The name must be unique within the realm")).toBeVisible();
  allowConsole(browserLine(500));
  const lift = await inject(page, /client-policies\/profiles$/, 500, "PUT");
  await page.getByTestId("saveCreateProfile").click();
  await expect(page.getByText(MESSAGE).first()).toBeVisible();
  await expect(page.getByTestId("name")).toHaveValue(name);
  lift();
  await page.getByTestId("saveCreateProfile").click();
  await expect(page.getByTestId("view-header")).toHaveText(name);
  expect(await profilesOf(realm)).toEqual([{ name, description: "checks" }]);

  const chooseType = async (type: string) => {
    await page.locator("#kc-executor").click();
    await page.getByTestId(type).click();
    // it lies over the settings, and the switches among them are clicked through whatever covers them
    await expect(page.getByTestId(type)).toHaveCount(0);
  };
  const add = async (type: string) => {
    await page.getByTestId("addExecutor").click();
    await chooseType(type);
  };
  await add("intent-client-bind-checker");
  await expect(page.getByTestId("intent-client-bind-check-endpoint")).toHaveValue(/^https:/);
  await chooseType("pkce-enforcer");
  await page.locator("#auto-configure").click({ force: true });
  await expect(page.locator("#auto-configure")).toBeChecked();
  // the same one again keeps what was set
  await chooseType("pkce-enforcer");
  await expect(page.locator("#auto-configure")).toBeChecked();
  await page.getByTestId("addExecutor-saveBtn").click();
  await expect(page.getByTestId("executors-list-row")).toHaveCount(1);
  await add("pkce-enforcer");
  await page.getByTestId("addExecutor-saveBtn").click();
  await expect(page.getByTestId("executors-list-row")).toHaveCount(2);
  await add("reject-request");
  await page.getByTestId("addExecutor-saveBtn").click();
  await expect(page.getByTestId("executors-list-row")).toHaveCount(3);
  for (const id of ["pkce-enforcer", "pkce-enforcer-2", "reject-request"])
    await expect(page.locator(`[id="${id}"]`).getByTestId(`deleteExecutor-${id.replace(/-2$/, "")}`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Executors", exact: true })).toBeVisible();
  const executors = async () => (await profileOf(realm, name))?.executors;
  expect(await executors()).toEqual([
    { executor: "pkce-enforcer", configuration: { "auto-configure": "true" } },
    { executor: "pkce-enforcer", configuration: { "auto-configure": "false" } },
    { executor: "reject-request", configuration: {} },
  ]);

  // the second of a type is not the first one; somebody else takes that away meanwhile
  await page.getByTestId("editExecutor").nth(1).click();
  await expect(page.getByRole("switch")).not.toBeChecked();
  await page.getByRole("switch").click({ force: true });
  const [, ...others] = (await executors()) ?? [];
  await putProfile(realm, { name, description: "theirs", executors: others });
  await page.getByTestId("addExecutor-saveBtn").click();
  await expect(page.getByTestId("executors-list-row")).toHaveCount(2);
  expect(await profileOf(realm, name)).toMatchObject({
    description: "theirs",
    executors: [
      { executor: "pkce-enforcer", configuration: { "auto-configure": "true" } },
      { executor: "reject-request", configuration: {} },
    ],
  });
  await page.getByTestId("deleteExecutor-reject-request").click();
  await page.getByTestId("cancel").click();
  await page.getByTestId("deleteExecutor-reject-request").click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Success! The executor was deleted.");
  await expect(page.getByTestId("executors-list-row")).toHaveCount(1);

  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("deleteClientProfileDropdown").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("createProfile")).toBeVisible();
  expect(await profilesOf(realm)).toEqual([]);
});

test("policies follow a profile that is renamed, and lose one that is deleted", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const [name, other] = ["old / name", "new % name"];
  await putProfile(realm, { name, executors: [{ executor: "reject-request", configuration: {} }] });
  await putPolicy(realm, { name: "uses both", profiles: ["fapi-ciba", name], enabled: true });
  await open(page, at(realm));
  await expect(page.getByRole("row", { name: /^old/ })).toContainText("uses both");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByTestId("name")).toHaveValue(name);
  await page.getByTestId("name").fill(other);
  await page.getByTestId("saveCreateProfile").click();
  await expect(page.getByTestId("view-header")).toHaveText(other);
  expect((await policyOf(realm, "uses both"))?.profiles).toEqual(["fapi-ciba", other]);
  expect((await profilesOf(realm)).map((profile) => profile.name)).toEqual([other]);
  expect((await profileOf(realm, other))?.executors).toHaveLength(1);
  await visit(page, at(realm));
  const remove = async () => {
    await page.getByRole("row", { name: /^new/ }).getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByRole("dialog")).toContainText("uses both");
    await page.getByTestId("confirm").click();
  };
  const lift = await inject(page, /client-policies\/profiles$/, 500, "PUT");
  await remove();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect((await policyOf(realm, "uses both"))?.profiles, "of one that was not deleted").toEqual(["fapi-ciba", other]);
  lift();
  await remove();
  await expect(page.getByRole("row", { name: /^new/ })).toHaveCount(0);
  await expect.poll(async () => (await policyOf(realm, "uses both"))?.profiles).toEqual(["fapi-ciba"]);
});

test("profiles are changed as JSON, each for itself; the server's stay as they are", async ({ page, realm }) => {
  await putProfile(realm, { name: "mine", description: "one" });
  await putProfile(realm, { name: "theirs" });
  await open(page, at(realm));
  await page.getByTestId("jsonEditor-profilesView").click();
  const editor = page.locator("#json");
  const profiles = async (): Promise<{ name: string; global: boolean; description?: string }[]> =>
    JSON.parse(await editor.inputValue());
  await expect(editor).toHaveValue(/fapi-ciba/);
  const all = await profiles();
  expect(all.filter((one) => !one.global).map((one) => one.name)).toEqual(["mine", "theirs"]);
  const [list, changes] = [page.getByRole("grid"), page.getByTestId("json-changes")];
  const box = async (part: typeof list) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const width of [1200, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [json, diff, form] = [await box(editor), await box(changes), await box(list)];
    expect(form.x, `${width} px: the list is beside the text`).toBeGreaterThanOrEqual(json.x + json.width);
    expect(form.y).toBeLessThan(json.y + json.height);
    expect(form.x + form.width).toBeLessThanOrEqual(width);
    expect(form.x, "and beside what is changed").toBeGreaterThanOrEqual(diff.x + diff.width);
  }
  await page.setViewportSize({ width: 800, height: 900 });
  const diff = await box(changes);
  expect((await box(list)).y, "800 px: the list is below them").toBeGreaterThanOrEqual(diff.y + diff.height);
  const type = (list: object[]) => editor.fill(JSON.stringify(list));
  await editor.fill("[");
  await page.getByTestId("jsonEditor-saveBtn").click();
  await expect(page.getByTestId("json-helper")).toBeVisible();
  await type(all.map((one) => (one.name === "fapi-ciba" ? { ...one, description: "no" } : one)));
  await expect(page.getByTestId("json-helper")).toBeVisible();
  await expect(page.getByTestId("jsonEditor-saveBtn")).toBeDisabled();
  await page.getByTestId("jsonEditor-reloadBtn").click();
  await expect(editor).toHaveValue(JSON.stringify(all, null, 2));

  await type([...all.map((one) => (one.name === "mine" ? { ...one, description: "two" } : one)), { name: "third" }]);
  await putProfile(realm, { name: "theirs", description: "meanwhile" });
  await page.getByTestId("jsonEditor-saveBtn").click();
  await expect(lastAlert(page)).toHaveText("The client profiles configuration was updated");
  expect((await profilesOf(realm)).sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""))).toEqual([
    { name: "mine", description: "two" },
    { name: "theirs", description: "meanwhile" },
    { name: "third" },
  ]);
  await page.getByTestId("formView-profilesView").click();
  await expect(page.getByRole("row", { name: /^third/ })).toBeVisible();
});

test("executors and conditions are sorted by the keyboard; what somebody else adds meanwhile stays", async ({
  page,
  realm,
  allowConsole,
}) => {
  const pkce = (auto: string) => ({ executor: "pkce-enforcer", configuration: { "auto-configure": auto } });
  const reject = { executor: "reject-request", configuration: {} };
  const conditions = ["client-roles", "any-client"].map((condition) => ({ condition, configuration: {} }));
  await putProfile(realm, { name: "sorted", executors: [pkce("true"), reject, pkce("false")] });
  await putPolicy(realm, { name: "sorted", enabled: true, conditions });
  const moveUp = async (row: number) => {
    const handle = page.getByRole("row").nth(row).getByRole("button").first();
    await handle.focus();
    await pressKey(page, "Space");
    await expect(handle).toHaveAttribute("aria-pressed", "true");
    await pressKey(page, "ArrowUp");
    await expect(page.locator("[aria-live]").filter({ hasText: `is now at place ${row - 1}` })).toBeAttached();
    await pressKey(page, "Space");
  };
  const executors = async () => (await profileOf(realm, "sorted"))?.executors;
  await open(page, profileAt(realm, "sorted"));
  await expect(page.getByTestId("executors-list-row")).toHaveCount(3);
  await putProfile(realm, {
    name: "sorted",
    executors: [{ ...reject, executor: "confidential-client" }, ...((await executors()) ?? [])],
  });
  await moveUp(3);
  await expect(lastAlert(page)).toHaveText("Client profile updated successfully");
  const first = { ...reject, executor: "confidential-client" };
  expect(await executors()).toEqual([first, pkce("true"), pkce("false"), reject]);
  await expect(page.getByTestId("executors-list-row")).toHaveCount(4);

  allowConsole(browserLine(500));
  const lift = await inject(page, /client-policies\/profiles$/, 500, "PUT");
  await moveUp(2);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("executors-list-row").first()).toContainText("confidential-client");
  lift();

  await visit(page, profileAt(realm, "fapi-ciba"));
  await expect(page.getByTestId("backToClientPolicies")).toBeVisible();
  await expect(page.getByRole("row").getByRole("button", { name: /drag/i })).toHaveCount(0);

  await visit(page, policyAt(realm, "sorted"));
  const rows = page.getByTestId("conditions-list-row");
  await expect(rows).toHaveCount(2);
  await moveUp(2);
  await expect(rows.first()).toContainText("any-client");
  // the row moves before its place is written
  await expect
    .poll(async () => (await policyOf(realm, "sorted"))?.conditions?.map(({ condition }) => condition))
    .toEqual(["any-client", "client-roles"]);
});
