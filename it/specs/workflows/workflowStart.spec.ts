// A workflow is tried on one user; what happens when someone else changes or deletes it meanwhile.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { browserLine, hold, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { confirm, dialog, newUser } from "../../support/areas/userTabs";
import { findWorkflows, hasYamlWorkflows, makeWorkflow, requestWorkflow } from "../../support/areas/workflows";

test.beforeEach(() => test.skip(!hasYamlWorkflows, "the server has them in YAML since 26.5"));

const editor = (page: Page) => page.getByTestId("workflowYAML");

/** Selects a user in the dialog and starts the workflow for them. */
async function startFor(page: Page, username: string) {
  await dialog(page).getByRole("combobox").fill(username);
  await page.getByRole("option", { name: username, exact: true }).click();
  await confirm(page);
}

test("a workflow is started for one user, and says what waits", async ({ page, realm, allowConsole }) => {
  test.skip(server.version < "26.6", "what is scheduled is read since 26.6");
  const name = uniqueName("tried");
  await admin.roles.create({ realm, name });
  const id = await makeWorkflow(
    realm,
    name,
    `name: ${name}\non: user_created\nif: has-role(${name})\nsteps:\n  - uses: disable-user\n    after: 5d\n`,
  );
  const other = await newUser(realm);
  const fits = await createUser(realm, uniqueName("fits"), [name]);
  const scheduled = async (user: string) => (await requestWorkflow(realm, `/scheduled/${user}`)).json();
  await open(page, `/${realm}/workflows/update/${id}`);
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Start for a user" }).click();
  await expect(dialog(page)).toContainText("After 5 days: disable-user");
  await startFor(page, other.username);
  await expect(page.getByTestId("started")).toContainText("No step waits for this user");
  expect(await scheduled(other.id)).toEqual([]);

  allowConsole(/status of (400|500) /);
  const lift = await inject(page, /\/activate\/USERS\//, 500, "POST");
  await startFor(page, fits.username);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("started")).toHaveCount(0);
  lift();
  await confirm(page);
  await expect(page.getByTestId("started")).toContainText("The next step is due");
  expect(await scheduled(fits.id)).toMatchObject([{ id, steps: [{ uses: "disable-user" }] }]);
  // what came of it cannot be read: the start was requested all the same
  const liftRead = await inject(page, /\/workflows\/scheduled\//, 500);
  await confirm(page);
  await expect(page.getByTestId("started")).toContainText("The start was requested.");
  liftRead();

  // as long as it waits, the server lets no step be added
  await page.getByTestId("cancel").last().click();
  await page.getByTestId("add-restart").click();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("yaml-helper")).toContainText("Cannot change the number or order of steps");
});

test("a workflow about clients is started for one client, and says what waits", async ({ page, realm }) => {
  test.skip(server.version < "26.6", "what is scheduled is read since 26.6");
  const name = uniqueName("idle");
  const yaml = `name: ${name}\non: client_authenticated\nsteps:\n  - uses: disable-client\n    after: 30d\n`;
  const id = await makeWorkflow(realm, name, yaml);
  const clientId = uniqueName("client");
  const client = await admin.clients.create({ realm, clientId });
  await open(page, `/${realm}/workflows/update/${id}`);
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Start for a client" }).click();
  await expect(dialog(page)).toContainText("After 30 days: disable-client");
  await startFor(page, clientId);
  await expect(page.getByTestId("started")).toContainText("The next step is due");
  const answer = await requestWorkflow(realm, `/scheduled/${client.id}`);
  expect(await answer.json()).toMatchObject([{ id, steps: [{ uses: "disable-client", status: "PENDING" }] }]);

  // off: it does not start
  await requestWorkflow(realm, `/${id}/deactivate/CLIENTS/${client.id}`, { method: "POST" });
  const body = JSON.stringify({ ...(await (await requestWorkflow(realm, `/${id}`)).json()), enabled: false });
  await requestWorkflow(realm, `/${id}`, { method: "PUT", type: "application/json", body });
  await confirm(page);
  await expect(page.getByTestId("started")).toContainText("No step waits for this client");
  await page.getByTestId("started").getByRole("link").click();
  await expect(page.getByTestId("view-header")).toContainText(clientId);
});

test("who waits for a step is moved to another one, of the same workflow or of another about the same objects", async ({
  page,
  realm,
  allowConsole,
}) => {
  test.skip(server.version < "26.6", "the server moves them since 26.6");
  allowConsole(browserLine(500));
  const [name, other, idle] = [uniqueName("leaving"), uniqueName("leaving-soon"), uniqueName("leaving-clients")];
  const [id, otherId] = [await makeWorkflow(realm, name), await makeWorkflow(realm, other)];
  await makeWorkflow(realm, idle, `name: ${idle}\nsteps:\n  - uses: disable-client\n    after: 30d\n`);
  const users = [await newUser(realm), await newUser(realm)];
  const scheduled = async (user: string) => {
    const all: { id: string; steps: { uses: string; status: string }[] }[] = await (
      await requestWorkflow(realm, `/scheduled/${user}`)
    ).json();
    return all
      .filter((one) => one.id === id || one.id === otherId)
      .map((one) => [one.id, ...one.steps.map(({ status }) => status)]);
  };
  for (const user of users) {
    await requestWorkflow(realm, `/${id}/activate/USERS/${user.id}`, { method: "POST" });
    await expect.poll(() => scheduled(user.id)).toEqual([[id, "PENDING", "PENDING"]]);
  }
  await open(page, `/${realm}/workflows/update/${id}`);
  const choose = async (field: string, option: string | RegExp) => {
    await dialog(page).locator(`#${field}`).click();
    await page.getByRole("option", { name: option }).click();
  };
  const begin = async () => {
    await page.getByTestId("action-dropdown").click();
    await page.getByRole("menuitem", { name: "Move to another step" }).click();
    await expect(dialog(page).getByTestId("confirm")).toBeDisabled();
    await choose("from", "1. After 1 day: notify-user");
  };
  await begin();
  await choose("to", "2. After 5 days: disable-user");
  const lift = await inject(page, /\/workflows\/migrate/, 500, "POST");
  await confirm(page);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(await scheduled(users[0]?.id ?? "")).toEqual([[id, "PENDING", "PENDING"]]);
  lift();
  // cancelled while it is on its way: it closes no dialog that was opened since
  const go = await hold(page, /\/workflows\/migrate/, "POST");
  await confirm(page);
  await page.getByTestId("cancel").last().click();
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Start for a user" }).click();
  go();
  await expect(lastAlert(page)).toHaveText("Whoever waited for the step has been moved.");
  await expect(dialog(page)).toContainText("It starts now for the user you select");
  await page.getByTestId("cancel").last().click();
  for (const user of users) expect(await scheduled(user.id)).toEqual([[id, "COMPLETED", "PENDING"]]);

  // into another workflow; those about clients are not offered
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Move to another step" }).click();
  await choose("from", "2. After 5 days: disable-user");
  await dialog(page).getByRole("combobox").fill("leaving");
  await expect(page.getByRole("option", { name: other })).toBeVisible();
  await expect(page.getByRole("option", { name: idle })).toHaveCount(0);
  await page.getByRole("option", { name: other }).click();
  await choose("to", "1. After 1 day: notify-user");
  await confirm(page);
  await expect(dialog(page)).toHaveCount(0);
  for (const user of users) expect(await scheduled(user.id)).toEqual([[otherId, "PENDING", "PENDING"]]);
});

test("a change of someone else is not overwritten, and a deleted workflow is made again", async ({
  page,
  realm,
  allowConsole,
}) => {
  const name = uniqueName("shared");
  const id = await makeWorkflow(realm, name);
  await open(page, `/${realm}/workflows/update/${id}`);
  const typed = `name: ${name}\non: user_created\nsteps:\n  - uses: disable-user\n    after: 1d\n`;
  await editor(page).fill(typed);
  const body = `name: ${name}\non: user_created\nsteps:\n  - uses: delete-user\n    after: 9d\n`;
  await requestWorkflow(realm, `/${id}`, { method: "PUT", type: "application/yaml", body });
  await page.getByTestId("save").click();
  await expect(dialog(page)).toContainText("delete-user");
  await page.keyboard.press("Escape");
  expect(await findWorkflows(realm, name)).toMatchObject([{ steps: [{ uses: "delete-user" }] }]);

  // the server answers 400 for a workflow that there is not
  allowConsole(/status of 400 /);
  await requestWorkflow(realm, `/${id}`, { method: "DELETE" });
  await page.getByTestId("save").click();
  await confirm(page);
  await expect(page).not.toHaveURL(new RegExp(id));
  expect(await findWorkflows(realm, name)).toMatchObject([{ steps: [{ uses: "disable-user" }] }]);
  await open(page, `/${realm}/workflows/update/${id}`);
  await expect(page.locator("main")).toContainText("Not found");
});

test("a user is taken out of a workflow, which goes on for others", async ({ page, realm, allowConsole }) => {
  test.skip(server.version < "26.6", "the page of a user tells of workflows since 26.6");
  allowConsole(browserLine(500));
  const name = uniqueName("stopped");
  const id = await makeWorkflow(realm, name);
  const [one, other] = [await newUser(realm), await newUser(realm)];
  // workflows of other stories may begin with each new user
  const scheduled = async (user: string) => {
    const all: { id: string }[] = await (await requestWorkflow(realm, `/scheduled/${user}`)).json();
    return all.filter((workflow) => workflow.id === id);
  };
  for (const user of [one, other]) await requestWorkflow(realm, `/${id}/activate/USERS/${user.id}`, { method: "POST" });
  await open(page, `/${realm}/users/${one.id}/workflows`);
  await expect(page.getByRole("grid", { name })).toContainText("disable-user");
  const lift = await inject(page, /\/deactivate\/USERS\//, 500, "POST");
  await page.getByTestId(`stop-${name}`).click();
  await expect(dialog(page)).toContainText(name);
  await confirm(page);
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect(await scheduled(one.id)).toHaveLength(1);
  lift();
  await page.getByTestId(`stop-${name}`).click();
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The workflow no longer runs for this user.");
  await expect(page.getByRole("grid", { name })).toHaveCount(0);
  expect(await scheduled(one.id)).toEqual([]);
  expect(await scheduled(other.id)).toHaveLength(1);
});
