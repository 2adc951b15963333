// Workflows: listed, written in YAML, changed, switched off and on, copied, deleted; what the server refuses.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { chooseInRow, confirm, dialog } from "../../support/areas/userTabs";
import { findWorkflows, hasYamlWorkflows, makeWorkflow, requestWorkflow } from "../../support/areas/workflows";

test.beforeEach(() => test.skip(!hasYamlWorkflows, "the server has them in YAML since 26.5"));

const editor = (page: Page) => page.getByTestId("workflowYAML");
const summary = (page: Page) => page.getByTestId("workflow-summary");
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a workflow is written, changed, copied and deleted @smoke", async ({ page, realm }) => {
  // an empty list offers another control
  await makeWorkflow(realm, uniqueName("other"));
  const name = uniqueName("leavers");
  await open(page, `/${realm}/workflows`);
  await page.getByTestId("nav-item-workflows").click();
  await page.getByTestId("create-workflow").click();
  await expect(page).toHaveURL(/\/workflows\/create\/new$/);
  await editor(page).fill(`name: ${name}\non: user_created\n`);
  await page.getByTestId("add-disable-user").click();
  await expect(editor(page)).toHaveValue(/steps:\n {2}- uses: disable-user\n {4}after: 1d\n$/);
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("The workflow has been created.");
  await expect(page).toHaveURL(/\/workflows\/update\/[^/]+$/);
  const id = page.url().split("/").at(-1) ?? "";
  const stored = async () => (await requestWorkflow(realm, `/${id}`)).json();
  expect(await stored()).toMatchObject({ name, on: "user_created", steps: [{ uses: "disable-user", after: "1d" }] });
  await expect(summary(page)).toContainText("After 1 day: disable-user");

  await editor(page).fill(
    `name: ${name}\nif: has-role(a b)\nschedule:\n  after: 12h\nsteps:\n  - uses: notify-user\n    with:\n      subject: Bye\n`,
  );
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Workflow updated successfully");
  await expect.poll(stored).toMatchObject({ schedule: { after: "12h" }, steps: [{ with: { subject: "Bye" } }] });
  await expect(summary(page)).toContainText("every 12 hours");
  await expect(summary(page)).toContainText("has-role(a b)");
  await expect(summary(page)).toContainText(/At once: notify-user\s*subject: Bye/);

  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expect(editor(page)).toHaveValue(new RegExp(`^name: "Copy of ${name}"\\n`));
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText(`Copy of ${name}`);
  expect(await findWorkflows(realm, name)).toMatchObject([{ name: `Copy of ${name}` }, { name }]);

  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(dialog(page)).toContainText(`Copy of ${name}`);
  await confirm(page);
  await expect(page).toHaveURL(/\/workflows$/);
  await expect(row(page, name)).toHaveCount(1);
  await expect(row(page, name)).toContainText(id.slice(0, 8));
  expect(await findWorkflows(realm, name)).toMatchObject([{ id, name }]);
});

test("a row switches its workflow off and on, and keeps what someone else changed", async ({ page, realm }) => {
  const name = uniqueName("switched");
  const id = await makeWorkflow(realm, name);
  await open(page, `/${realm}/workflows?search=${name}`);
  const toggle = page.getByTestId(`toggle-enabled-${name}`);
  await expect(toggle).toBeChecked();
  await expect(toggle).toHaveAccessibleName("Enabled");
  await expect(toggle).toHaveAccessibleDescription(name);
  await expect(row(page, name)).toContainText("notify-user, disable-user");
  const body = `name: ${name}\non: user_created\nsteps:\n  - uses: notify-user\n    after: 3d\n`;
  const answer = await requestWorkflow(realm, `/${id}`, { method: "PUT", type: "application/yaml", body });
  expect(answer.ok).toBe(true);
  await toggle.press("Space");
  await expect(lastAlert(page)).toHaveText("Workflow disabled");
  await expect(toggle).not.toBeChecked();
  const stored = async () => (await requestWorkflow(realm, `/${id}`)).json();
  expect(await stored()).toMatchObject({ enabled: false, on: "user_created", steps: [{ after: "3d" }] });
  await expect(row(page, name)).toContainText("user_created");
  await toggle.press("Space");
  await expect(lastAlert(page)).toHaveText("Workflow enabled");
  await expect(toggle).toBeChecked();

  // on its page what is typed is saved before: the text says whether it is on
  await page.getByRole("link", { name }).click();
  const onPage = page.getByTestId(`${name}-switch`);
  await editor(page).fill(body.replace("3d", "4d"));
  await onPage.press("Space");
  await expect(dialog(page)).toContainText("saved first");
  await page.getByTestId("cancel").last().click();
  expect(await stored()).toMatchObject({ steps: [{ after: "3d" }] });
  await onPage.press("Space");
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("Workflow disabled");
  await expect(onPage).not.toBeChecked();
  expect(await stored()).toMatchObject({ enabled: false, steps: [{ after: "4d" }] });
  await expect(editor(page)).toHaveValue(/enabled: false/);
  await expect(page.getByTestId("save")).toBeDisabled();
});

test("what was typed for a copy stays, whatever becomes of its source, and is offered again", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const name = uniqueName("source");
  const id = await makeWorkflow(realm, name);
  const copy = `/${realm}/workflows/copy/${id}`;
  const offer = page.getByText("You have an unsaved draft.");
  const leave = async () => {
    await page.getByTestId("nav-item-workflows").click();
    await confirm(page);
    await expect(row(page, name)).toHaveCount(1);
  };
  await open(page, copy);
  await expect(editor(page)).toHaveValue(new RegExp(`^name: "Copy of ${name}"\\n`));
  // nobody has typed it
  await leave();
  await visit(page, copy);
  await expect(editor(page)).toHaveValue(new RegExp(`^name: "Copy of ${name}"\\n`));
  await expect(offer).toHaveCount(0);

  const typed = `name: other ${name}\nsteps:\n  - uses: disable-user\n    after: 1d\n`;
  await editor(page).fill(typed);
  const body = `name: ${name}\nsteps:\n  - uses: notify-user\n    after: 9d\n`;
  await requestWorkflow(realm, `/${id}`, { method: "PUT", type: "application/yaml", body });
  const lift = await inject(page, new RegExp(`/${realm}/workflows/?$`), 500, "POST");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  // when the page has read the source again
  await expect(page.getByTestId("save")).toBeEnabled();
  await expect(editor(page)).toHaveValue(typed);
  lift();
  await leave();
  await visit(page, copy);
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Use the draft" }).click();
  await expect(editor(page)).toHaveValue(typed);
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText(`other ${name}`);
  expect(await findWorkflows(realm, `other ${name}`)).toMatchObject([{ steps: [{ uses: "disable-user" }] }]);
});

test("what the server refuses is said at the text, with its line", async ({ page, realm, allowConsole }) => {
  allowConsole(/status of (400|500) /);
  const taken = uniqueName("taken");
  await makeWorkflow(realm, taken);
  await open(page, `/${realm}/workflows/create/new`);
  const save = () => page.getByTestId("save").click();
  const error = page.getByTestId("yaml-helper");
  const steps = "steps:\n  - uses: disable-user\n    after: 1d\n";
  await editor(page).fill(`name: ${taken}\n${steps}`);
  await save();
  await expect(error).toContainText("already exists");
  await editor(page).fill(`name: ${taken} 2\non: user_created\n${steps}  - uses: fly\n`);
  await save();
  await expect(error).toContainText("Could not find step provider: fly");
  await page.getByRole("button", { name: "Line 6" }).first().click();
  const selected = () =>
    editor(page).evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
  expect(await selected()).toBe("  - uses: fly");
  await page.keyboard.insertText("  - uses: restart");
  const lift = await inject(page, new RegExp(`/${realm}/workflows/?$`), 500, "POST");
  await save();
  await expect(lastAlert(page)).toContainText(`Could not create the workflow: ${MESSAGE}`);
  lift();
  await save();
  await expect(page).toHaveURL(/\/workflows\/update\//);
  expect(await findWorkflows(realm, `${taken} 2`)).toMatchObject([{ steps: [{}, { uses: "restart" }] }]);
});

test("while a text is written, its mistakes are said with their lines", async ({ page, realm }) => {
  await open(page, `/${realm}/workflows/create/new`);
  const check = page.getByTestId("text-check");
  await editor(page).fill("name: a\nsteps: [\n");
  await expect(check).toContainText("Line");
  await editor(page).fill('nam: a\nif: has-role("b")\nsteps:\n  - uses: fly\n');
  await expect(check.locator("> div")).toHaveText([
    /Line 1 There is no setting nam here/,
    /Line 2 Names in brackets are written without quotes/,
    /Line 4 This server has no step fly/,
  ]);
  await editor(page).fill("name: a\nsteps:\n  - uses: disable-user\n");
  await expect(check).toBeEmpty();
});

test("while a text is written, what the server knows is offered at the caret, and written by the keyboard", async ({
  page,
  realm,
}) => {
  await open(page, `/${realm}/workflows/create/new`);
  const offered = page.getByTestId("completions").getByRole("button");
  await editor(page).fill("");
  await editor(page).pressSequentially("na");
  await expect(offered).toHaveText(["name:"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type("a\non: user_r");
  // of this server, by what it says of itself
  const { providers = {} } = await admin.serverInfo.find();
  const events = Object.keys(providers["workflow-event"]?.providers ?? {}).map((name) => name.replaceAll("-", "_"));
  await expect(offered).toHaveText(events.filter((name) => name.startsWith("user_r")).sort());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("\nsteps:\n  - us");
  await expect(offered).toHaveText(["uses:"]);
  await offered.click();
  await page.keyboard.type("disable-us");
  await expect(offered).toHaveText(["disable-user"]);
  await offered.click();
  await expect(editor(page)).toHaveValue(/^name: a\non: user_r\w+\nsteps:\n {2}- uses: disable-user$/);
  await expect(offered).toHaveCount(0);
  await expect(page.getByTestId("text-check")).toBeEmpty();
});

test("many are searched, paged and deleted at once, whatever they are called", async ({
  page,
  realm,
  allowConsole,
}) => {
  const word = uniqueName("bulk");
  const odd = `${word} <b>"%2F" 😀 مسار`;
  for (let n = 0; n < 11; n += 1) await makeWorkflow(realm, `${word}-${n}`);
  await makeWorkflow(realm, odd);
  await open(page, `/${realm}/workflows?search=${word}`);
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
  await expect(lastAlert(page)).toHaveText("The workflow has been deleted.");

  await open(page, `/${realm}/workflows?search=${word}&size=100`);
  await expect(rows).toHaveCount(11);
  await page.locator('input[name="check-all"]').check();
  await page.getByTestId("bulk").click();
  const lift = await inject(page, /\/workflows\/[^/]+$/, 500, "DELETE");
  allowConsole(browserLine(500));
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await confirm(page);
  await expect(page.getByTestId("bulk-failed")).toContainText("11");
  lift();
  await page.getByTestId("bulk-retry").click();
  await expect(page.getByTestId("bulk-failed")).toHaveCount(0);
  await expect.poll(() => findWorkflows(realm, word)).toEqual([]);
});

test("only administrators of the whole realm see workflows", async ({ signedOutPage: page, realm, allowConsole }) => {
  test.skip(server.version < "26.6", "before that, who manages the realm did");
  allowConsole(browserLine(403));
  const manager = await createUser("master", uniqueName("manager"), ["manage-realm", "view-realm"], { of: realm });
  await open(page, `/${realm}/workflows`, { as: manager });
  await expect(page.locator("main")).toContainText("realm-admin");
  await expect(page.getByTestId("nav-item-workflows")).toHaveCount(0);
});
