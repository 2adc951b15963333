// The settings of every type of step that the server describes: each is rendered, typed, saved, and kept by the server.
import type { ConfigPropertyRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/configPropertyRepresentation";
import type { Page } from "@playwright/test";
import { adminClient } from "../../../maven/theme.mjs";
import { addStep, flowPage, makeFlow, stepRow } from "../../support/areas/authentication";
import { findings } from "../../support/axe";
import { choose, lastAlert } from "../../support/controls";
import { admin, server } from "../../support/server";
import { expect, open, test } from "../../support/test";

const flows = admin.authenticationManagement;
const MASK = "**********";
type Property = ConfigPropertyRepresentation;
const FORM = "registration-page-form";

/** Types one setting in the open dialog. @returns what the server has to keep of it */
async function type(page: Page, { name = "", type: kind, options = [], defaultValue, secret }: Property) {
  const field = page.getByRole("dialog").getByTestId(name);
  const listed = `config.${name.replaceAll(".", "🍺")}`;
  if (kind === "boolean") {
    // as it stands: off where the server names nothing
    const isOn = String(defaultValue) === "true";
    await expect(field).toBeChecked({ checked: isOn });
    await field.press("Space");
    return String(!isOn);
  }
  if (kind === "List") {
    const last = options.at(-1) ?? "";
    await choose(page, name, last);
    return last;
  }
  if (kind === "MultivaluedList") {
    const several = options.slice(0, 2);
    await page.locator(`[id="${name}"]`).click();
    for (const one of several) await page.getByRole("option", { name: one, exact: true }).click();
    await page.keyboard.press("Escape");
    return several.join("##");
  }
  if (kind === "MultivaluedString") {
    await page.getByTestId(`${listed}0`).fill("first");
    await page.getByTestId(`${listed}-addValue`).click();
    await page.getByTestId(`${listed}1`).fill("second");
    return "first##second";
  }
  if (kind === "Role") {
    // as many roles as there are chosen already, its menu comes behind those of the others
    const chosen = await page.getByRole("dialog").getByRole("button", { name: "close offline_access" }).count();
    await page.getByTestId("add-role-mapping-button").nth(chosen).click();
    await page.getByTestId("roles-role").click();
    const roles = page.getByRole("dialog", { name: "Select role" });
    await roles
      .getByRole("row", { name: /offline_access/ })
      .getByRole("radio")
      .check();
    await roles.getByTestId("assign").click();
    await expect(roles).toHaveCount(0);
    return "offline_access";
  }
  expect(["String", "Text", "Password"], `${name} is of a type that this spec does not know`).toContain(kind);
  const value = /^\d+$/.test(String(defaultValue)) ? "7" : `typed ${name}`;
  await field.fill(value);
  return secret || kind === "Password" ? MASK : value;
}

test("every type of step that has settings is configured by what the server describes", async ({ page, realm }) => {
  const flow = "configured";
  const id = await makeFlow(realm, flow);
  await flows.addFlowToFlow({ realm, flow, alias: "form", type: "form-flow", provider: FORM, description: "" });
  const described: { id: string; properties: Property[] }[] = [];
  const addAll = async (into: string, types: { id?: string }[]) => {
    for (const { id: provider = "" } of types) {
      const { properties = [] } = await flows.getConfigDescription({ realm, providerId: provider });
      if (properties.length === 0) continue;
      described.push({ id: provider, properties });
      await flows.addExecutionToFlow({ realm, flow: into, provider });
    }
  };
  // these calls take no realm as argument
  const own = adminClient(server.url);
  own.setConfig({ realmName: realm });
  await addAll(flow, await own.authenticationManagement.getAuthenticatorProviders());
  await addAll("form", await own.authenticationManagement.getFormActionProviders());
  expect(described.length).toBeGreaterThan(10);
  const executions = await flows.getExecutions({ realm, flow });
  await open(page, flowPage(realm, id));
  for (const { id: provider, properties } of described) {
    const made = executions.find(({ providerId }) => providerId === provider);
    await page.getByTestId(`row-${made?.id}`).getByRole("button", { name: "Settings" }).click();
    await page.getByTestId("alias").fill(`made ${provider}`);
    const config: Record<string, string> = {};
    for (const property of properties) config[property.name ?? ""] = await type(page, property);
    await page.getByTestId("save").click();
    await expect(page.getByRole("dialog"), provider).toHaveCount(0);
    const now = (await flows.getExecutions({ realm, flow })).find((one) => one.id === made?.id);
    const stored = await flows.getConfig({ realm, id: now?.authenticationConfig ?? "" });
    expect(stored, provider).toMatchObject({ alias: `made ${provider}`, config });
  }
  await expect(lastAlert(page)).toHaveText("Successfully saved the config");
});

test("Escape closes the list, the help text or the dialog on top, and loses nothing of the settings below", async ({
  page,
  realm,
}) => {
  const id = await makeFlow(realm, "escaped");
  const step = await addStep(realm, "escaped", "user-session-limits");
  await flows.createConfig({ realm, id: step, alias: "escaped", config: { behavior: "Deny new session" } });
  await open(page, flowPage(realm, id));
  await stepRow(page, "User session count limiter").getByRole("button", { name: "Settings" }).click();
  const message = page.getByTestId("errorMessage");
  await message.fill("typed");
  await page.locator('[id="behavior"]').click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await page
    .getByRole("dialog")
    .getByTestId(/^help-label-/)
    .first()
    .click();
  await expect(page.locator(".pf-v6-c-popover")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".pf-v6-c-popover")).toHaveCount(0);
  await page.getByTestId("changes").click();
  const changes = page.getByRole("dialog", { name: "What will be saved" });
  await expect(changes).toContainText("typed");
  // with the focus on nothing, too
  await changes.getByRole("heading").click();
  await page.keyboard.press("Escape");
  await expect(changes).toHaveCount(0);
  await expect(message).toHaveValue("typed");
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(message).toHaveValue("typed");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("settings that are stored get no default of what nobody set", async ({ page, realm }) => {
  const flow = "limited";
  const id = await makeFlow(realm, flow);
  const step = await addStep(realm, flow, "user-session-limits");
  const config = { userClientLimit: "1", behavior: "Deny new session" };
  await flows.createConfig({ realm, id: step, alias: "limits", config });
  await open(page, flowPage(realm, id));
  await stepRow(page, "User session count limiter").getByRole("button", { name: "Settings" }).click();
  await page.getByTestId("errorMessage").fill("Too many");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Successfully saved the config");
  const { authenticationConfig = "" } = (await flows.getExecutions({ realm, flow }))[0] ?? {};
  // an absent limit of the realm means none, not the 3 that the server begins with
  expect((await flows.getConfig({ realm, id: authenticationConfig })).config).toEqual({
    ...config,
    errorMessage: "Too many",
  });
});

test("the settings of a step open beside the flow, as high as the window; in a narrow one they fill it", async ({
  page,
  realm,
  problems,
}) => {
  const id = await makeFlow(realm, "beside");
  await addStep(realm, "beside", "identity-provider-redirector");
  await open(page, flowPage(realm, id));
  const settings = stepRow(page, "Identity Provider Redirector").getByRole("button", { name: "Settings" });
  await settings.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByTestId("alias")).toBeVisible();
  const wide = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ y: 0, height: wide.height, width: 512, x: wide.width - 512 });
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  expect(await dialog.boundingBox()).toEqual({ ...box, x: 0 });
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  expect(problems, "before axe, which itself violates the page's policy").toEqual([]);
  const found = await findings(page);
  problems.length = 0;
  expect(found).toEqual([]);
  await page.getByTestId("cancel").click();
  await expect(dialog).toHaveCount(0);
  await expect(settings).toBeFocused();
});

test("settings that somebody else has made for a step meanwhile are not replaced", async ({ page, realm }) => {
  const id = await makeFlow(realm, "meanwhile");
  const step = await addStep(realm, "meanwhile", "user-session-limits");
  await open(page, flowPage(realm, id));
  await stepRow(page, "User session count limiter").getByRole("button", { name: "Settings" }).click();
  await page.getByTestId("alias").fill("mine");
  await flows.createConfig({ realm, id: step, alias: "theirs", config: { behavior: "Deny new session" } });
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText("This was changed by someone else");
  await expect(page.getByTestId("alias")).toHaveValue("mine");
  const [{ authenticationConfig = "" } = {}] = await flows.getExecutions({ realm, flow: "meanwhile" });
  expect(await flows.getConfig({ realm, id: authenticationConfig })).toMatchObject({ alias: "theirs" });
});
