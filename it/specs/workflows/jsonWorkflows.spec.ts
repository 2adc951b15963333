// Workflows of 26.4, an experiment: written in JSON, listed, deleted, and never changed.
import { lastAlert } from "../../support/controls";
import { inject, MESSAGE } from "../../support/faults";
import { createRealm, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { chooseInRow, confirm, dialog } from "../../support/areas/userTabs";
import { hasJsonWorkflows, makeJsonWorkflow, requestWorkflow } from "../../support/areas/workflows";

test.beforeEach(() => test.skip(!hasJsonWorkflows, "only 26.4 has them in JSON"));

/** Names of the realm's workflows; the server searches nothing. */
async function namesIn(realm: string): Promise<string[]> {
  const workflows: { name: string }[] = await (await requestWorkflow(realm, "")).json();
  return workflows.map(({ name }) => name).sort();
}

test("a workflow is written in JSON, refused, listed and deleted @smoke", async ({ page, allowConsole }) => {
  allowConsole(/status of (400|500) /);
  const realm = uniqueName("json");
  await createRealm({ realm });
  // an empty list offers another control
  await makeJsonWorkflow(realm, "first");
  await open(page, `/${realm}/workflows`);
  await page.getByTestId("nav-item-workflows").click();
  await page.getByTestId("create-workflow").click();
  await expect(page).toHaveURL(/\/workflows\/new$/);
  const editor = page.getByTestId("workflowJSON");
  const save = () => page.getByTestId("save").click();
  const error = page.getByTestId("json-helper");
  await expect(editor).toHaveValue(/"uses": "event-based-workflow"/);
  await editor.fill("{ no");
  await save();
  await expect(error).toContainText(/no valid JSON: .*line 1 column 3/);
  await editor.fill('{ "uses": "event-based-workflow" }');
  await expect(error).toHaveText("The workflow needs a name.");
  const named = (step: string) =>
    JSON.stringify({
      name: 'odd "%2F" 😀 مسار',
      uses: "event-based-workflow",
      on: "USER_ADD",
      steps: [{ uses: step }],
    });
  await editor.fill(named("fly"));
  await save();
  await expect(error).toContainText("Step not found: fly");
  await editor.fill(named("notify-user"));
  const lift = await inject(page, new RegExp(`/${realm}/workflows/?$`), 500, "POST");
  await save();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(await namesIn(realm)).toEqual(["first"]);
  lift();
  await save();
  await expect(lastAlert(page)).toHaveText("The workflow has been created.");
  await expect(page).toHaveURL(/\/workflows$/);
  expect(await namesIn(realm)).toEqual(["first", 'odd "%2F" 😀 مسار']);

  for (const name of ["one", "two", "three"]) await makeJsonWorkflow(realm, name);
  await open(page, `/${realm}/workflows`);
  await expect(page.getByRole("row", { name: /one/ })).toContainText(/event-based-workflow.*USER_ADD.*notify-user/);
  await chooseInRow(page, "two", "Delete");
  await expect(dialog(page)).toContainText("two");
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The workflow has been deleted.");
  await expect(page.getByRole("row", { name: /two/ })).toHaveCount(0);
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirm(page);
  await expect.poll(() => namesIn(realm)).toEqual([]);
  await expect(page.getByTestId("empty-state")).toBeVisible();
});

test("what only newer servers have is not there", async ({ page, realm }) => {
  await open(page, `/${realm}/workflows/create/new`);
  await expect(page.locator("main")).toContainText("not found", { ignoreCase: true });
});
