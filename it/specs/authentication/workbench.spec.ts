// Flows as files, compared, and used instead of each other: also where the server fails in the middle.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { addStep, addSubFlow, flowPage, makeFlow, stepsNow } from "../../support/areas/authentication";
import { findings } from "../../support/axe";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { pressKey } from "../../support/keys";
import { admin, createRealm, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const flows = admin.authenticationManagement;
const RECAPTCHA = "registration-recaptcha-action";

const action = async (page: Page, testId: string) => {
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId(testId).click();
};

/** Makes a flow with a sub-flow, a condition with settings, and a step in it. */
async function makeSample(realm: string, alias: string): Promise<string> {
  const id = await makeFlow(realm, alias);
  await addStep(realm, alias, "auth-username-password-form");
  await addSubFlow(realm, alias, `${alias} second`);
  const condition = await addStep(realm, `${alias} second`, "conditional-user-role", "REQUIRED", alias);
  await flows.createConfig({
    realm,
    id: condition,
    alias: `${alias} role`,
    config: { condUserRole: "offline_access" },
  });
  await addStep(realm, `${alias} second`, "auth-otp-form", "REQUIRED", alias);
  return id;
}

/** Settings of the steps of a flow that have some. */
async function configsNow(realm: string, flow: string) {
  const executions = await flows.getExecutions({ realm, flow });
  const ids = executions.flatMap(({ authenticationConfig }) => authenticationConfig ?? []);
  return Promise.all(ids.map((id) => flows.getConfig({ realm, id })));
}

/** Exports the flow of the page. @returns the text of the file */
async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "export-flow")]);
  return readFile(await download.path(), "utf8");
}

test("a flow is exported with its settings, imported under another name, and understood by the server @smoke", async ({
  page,
  realm,
}) => {
  const id = await makeSample(realm, "sample");
  await open(page, flowPage(realm, id));
  const text = await exported(page);
  await expect(lastAlert(page)).toHaveText("Flow exported");
  expect(JSON.parse(text)).toMatchObject({
    authenticationFlows: [
      { alias: "sample", topLevel: true },
      { alias: "sample second", topLevel: false },
    ],
    authenticatorConfig: [{ alias: "sample role", config: { condUserRole: "offline_access" } }],
  });
  await open(page, `/${realm}/authentication`);
  await page.getByTestId("import-flow").click();
  await page.locator("#import-flow-file-text").fill("{}");
  await expect(page.getByTestId("import-flow-file-helper")).toHaveText("No flow is in this file.");
  await page.locator("#import-flow-file-text").fill(text.replace("auth-otp-form", "of-another-server"));
  await expect(page.getByRole("dialog")).toContainText("Their steps are left out: of-another-server");
  await page.locator("#import-flow-file-text").fill(text);
  await expect(page.getByTestId("alias")).toHaveValue("Copy of sample");
  await page.getByTestId("alias").fill("browser");
  await expect(page.getByTestId("alias-helper")).toHaveText("Another entry has this name.");
  await expect(page.getByTestId("confirm")).toBeDisabled();
  await page.getByTestId("alias").fill("imported");
  await expect(page.getByTestId("import-preview")).toContainText("imported sample second (Disabled)");
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("heading", { name: "imported", level: 1 })).toBeVisible();
  const original = await stepsNow(realm, "sample");
  expect(await stepsNow(realm, "imported")).toEqual(
    original.map((step) => step.replace("sample second", "imported sample second")),
  );
  expect(await configsNow(realm, "imported")).toMatchObject([
    { alias: "imported sample role", config: { condUserRole: "offline_access" } },
  ]);

  // the same file in the import of a realm
  const other = uniqueName("of-file");
  await createRealm({ realm: other, ...JSON.parse(text) });
  expect(await stepsNow(other, "sample")).toEqual(original);
});

test("a secret is named in the export, and typed or left out in the import; a flow is called like a sub-flow of the server", async ({
  page,
  realm,
}) => {
  await flows.copyFlow({ realm, flow: "registration", newName: "with secret" });
  const step = (await flows.getExecutions({ realm, flow: "with secret" })).find((one) => one.providerId === RECAPTCHA);
  const config = { "secret.key": "hidden", "site.key": "shown" };
  await flows.createConfig({ realm, id: step?.id ?? "", alias: "captcha", config });
  const id = (await flows.getFlows({ realm })).find(({ alias }) => alias === "with secret")?.id ?? "";
  await open(page, flowPage(realm, id));
  const text = await exported(page);
  await expect(lastAlert(page)).toContainText("captcha: secret.key");
  expect(text).not.toContain("hidden");
  await open(page, `/${realm}/authentication`);
  await page.getByTestId("import-flow").click();
  await page.locator("#import-flow-file-text").fill(text);
  await page.getByLabel("captcha: secret.key").fill("typed");
  await page.getByTestId("alias").fill("forms");
  await expect(page.getByTestId("alias-helper")).toBeVisible();
  await page.getByTestId("alias").fill('دليل "🏠" 100%');
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("heading", { name: 'دليل "🏠" 100%', exact: true, level: 1 })).toBeVisible();
  const [made] = await configsNow(realm, 'دليل "🏠" 100%');
  expect(made?.config).toMatchObject({ "secret.key": "**********", "site.key": "shown" });
});

test("an import that fails in the middle shows what is there, is finished, or deleted again", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const id = await makeSample(realm, "whole");
  await open(page, flowPage(realm, id));
  const text = await exported(page);
  const start = async (alias: string) => {
    await open(page, `/${realm}/authentication`);
    const lift = await inject(page, /authentication\/executions\/[^/]+\/config$/, 500, "POST");
    await page.getByTestId("import-flow").click();
    await page.locator("#import-flow-file-text").fill(text);
    await page.getByTestId("alias").fill(alias);
    await page.getByTestId("confirm").click();
    await expect(lastAlert(page)).toContainText(MESSAGE);
    await expect(page.getByRole("dialog")).toContainText(`“${alias}” is only partly imported`);
    return lift;
  };
  const row = (name: string) => page.getByRole("dialog").getByRole("row").filter({ hasText: name });
  const lift = await start("half");
  await expect(row("Username Password Form")).toContainText("Created");
  await expect(row("Condition - user role")).toContainText("Not finished");
  await expect(row("OTP Form")).toContainText("Missing");
  expect(await findings(page)).toEqual([]);
  // it fails again, and nothing is made twice
  await page.getByTestId("finish").click();
  await expect(row("OTP Form")).toContainText("Missing");
  await expect(page.getByTestId("finish")).toBeEnabled();
  lift();
  await page.getByTestId("finish").click();
  await expect(page.getByRole("heading", { name: "half", exact: true, level: 1 })).toBeVisible();
  expect((await stepsNow(realm, "half")).map((step) => step.replace("half ", ""))).toEqual(
    await stepsNow(realm, "whole"),
  );

  await start("gone");
  await page.getByTestId("take-back").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await flows.getFlows({ realm })).map(({ alias }) => alias)).not.toContain("gone");
});

test("a copy of a flow in use is changed, compared, and used instead of it, with a way back", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const id = await makeSample(realm, "live");
  await admin.realms.update({ realm }, { browserFlow: "live", directGrantFlow: "live", displayName: "live" });
  const client = await admin.clients.create({
    realm,
    clientId: "app",
    authenticationFlowBindingOverrides: { browser: id },
  });
  const provider = { realm, alias: "hub" };
  const config = { clientId: "a", clientSecret: "b" };
  await admin.identityProviders.create({ ...provider, providerId: "github", postBrokerLoginFlowAlias: "live", config });
  const used = async () => {
    const now = await admin.realms.findOne({ realm });
    const overrides = (await admin.clients.findOne({ realm, id: client.id }))?.authenticationFlowBindingOverrides;
    const { postBrokerLoginFlowAlias } = (await admin.identityProviders.findOne(provider)) ?? {};
    return [now?.browserFlow, now?.directGrantFlow, overrides?.browser, postBrokerLoginFlowAlias, now?.displayName];
  };
  await open(page, flowPage(realm, id));
  await page.getByTestId("edit-copy").click();
  await page.getByTestId("alias").fill("next");
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("heading", { name: "next", level: 1 })).toBeVisible();
  const nextId = (await flows.getFlows({ realm })).find(({ alias }) => alias === "next")?.id ?? "";

  await action(page, "compare-flow");
  await expect(page.getByTestId("compare-result")).toHaveText("Both flows have the same steps.");
  await page.getByTestId("cancel").click();
  await addStep(realm, "next", "auth-cookie", "ALTERNATIVE");
  const [stored] = await configsNow(realm, "next");
  await flows.updateConfig({ realm, ...stored, id: stored?.id ?? "", config: { condUserRole: "uma_authorization" } });
  await page.reload();
  await action(page, "compare-flow");
  await expect(page.getByTestId("compare-result")).toHaveText("The flows differ.");
  const row = (name: string) => page.getByRole("dialog").getByRole("row").filter({ hasText: name });
  await expect(row("Cookie")).toContainText("Added");
  await expect(row("OTP Form")).toContainText("Unchanged");
  await expect(row("Condition - user role")).toContainText(
    "condUserRole: was “offline_access”, is “uma_authorization”",
  );
  expect(await findings(page)).toEqual([]);
  await page.getByTestId("cancel").click();

  // the client cannot be changed at first
  const lift = await inject(page, /\/clients\/[^/]+$/, 500, "PUT");
  await page.getByTestId("use-copy").click();
  await expect(page.getByTestId("uses").getByRole("listitem")).toHaveText([
    "Browser flow, Direct grant flow",
    /app$/,
    /hub$/,
  ]);
  await page.getByTestId("confirm").click();
  const run = page.getByTestId("bulk-run").first();
  await expect(run.getByTestId("bulk-failures")).toContainText("app");
  expect(await used()).toEqual(["next", "next", id, "next", "live"]);
  lift();
  await run.getByTestId("bulk-retry").click();
  await expect.poll(used).toEqual(["next", "next", nextId, "next", "live"]);
  await expect(page.getByTestId("use-copy")).toHaveCount(0);
  await run.getByTestId("bulk-undo").click();
  await expect.poll(used).toEqual(["live", "live", id, "live", "live"]);
  await expect(page.getByTestId("use-copy")).toBeVisible();
});

test("the diagram shows what the tree shows, and leads to it by the keyboard", async ({ page, realm }) => {
  const id = await makeSample(realm, "drawn");
  await open(page, flowPage(realm, id));
  await page.locator("#diagramView").focus();
  await pressKey(page, "Enter");
  const diagram = page.getByTestId("diagram");
  await expect(diagram.getByRole("listitem")).toHaveText([/Username Password Form/]);
  await expect(page.locator("#diagramView")).toHaveAttribute("aria-pressed", "true");
  const second = (await flows.getExecutions({ realm, flow: "drawn" })).find(({ flowId }) => flowId);
  await flows.updateExecution({ realm, flow: "drawn" }, { ...second, requirement: "CONDITIONAL" });
  await page.reload();
  await page.locator("#diagramView").click();
  await expect(diagram).toContainText("If: Condition - user role");
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await diagram.getByRole("button", { name: "OTP Form" }).focus();
  await pressKey(page, "Enter");
  await expect(page.getByRole("row").filter({ hasText: "OTP Form" }).getByRole("button").first()).toBeFocused();
});

test("who may only look compares and exports, and cannot import or swap", async ({ signedOutPage: page, realm }) => {
  await admin.realms.update({ realm }, { adminTheme: "gatehouse" });
  const rights = ["view-realm", "view-identity-providers", "view-clients", "view-authorization"];
  const viewer = await createUser(realm, uniqueName("viewer"), rights);
  const id = await makeSample(realm, "looked at");
  await open(page, flowPage(realm, id), { realm, as: viewer });
  expect(await exported(page)).toContain("looked at role");
  await page.getByTestId("action-dropdown").click();
  await expect(page.getByTestId("use-instead").getByRole("menuitem")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("compare-flow").click();
  await expect(page.getByTestId("compare-result")).toHaveText("The flows differ.");
  await page.getByTestId("cancel").click();
  await page.getByRole("link", { name: "Authentication", exact: true }).last().click();
  await page.getByTestId("import-flow").focus();
  await expect(page.getByRole("tooltip").filter({ hasText: "manage-realm" })).toBeVisible();
});
