// Flows: made, bound and signed in through; copied, renamed, deleted; what uses them; who may do what.
import { lastAlert } from "../../support/controls";
import {
  addStep,
  flowPage,
  flowRow,
  makeFlow,
  requirementIn,
  rowAction,
  stepRow,
  stepsNow,
} from "../../support/areas/authentication";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createRealm, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const flows = admin.authenticationManagement;
const odd = ["دليل الدخول", "🏠 目録", 'it\'s 100%; a.b..c "x"'];

test("a flow made in the console is bound, and a user signs in through it @smoke", async ({
  page,
  newPage,
  allowConsole,
}) => {
  // the account console's own
  allowConsole(/An iframe which has both allow-scripts/);
  const realm = uniqueName("flow-story");
  await createRealm({ realm });
  await createUser(realm, "anna");
  await open(page, `/${realm}/authentication`);
  await expect(flowRow(page, "browser")).toContainText("Browser flow");
  await page.getByRole("link", { name: "Create flow", exact: true }).click();
  await page.getByTestId("alias").fill("only a password");
  await page.getByTestId("description").fill("No cookie");
  await page.getByTestId("create").click();
  await expect(lastAlert(page)).toHaveText("Flow created");
  await expect(page.getByRole("heading", { name: "only a password" })).toBeVisible();

  await page.getByRole("button", { name: "Add execution", exact: true }).click();
  await page.getByTestId("table-search-input").getByRole("textbox").fill("username password form");
  await page.keyboard.press("Enter");
  await page.getByTestId("auth-username-password-form").check();
  await page.getByTestId("modal-add").click();
  // the server knows no other requirement for it
  await expect(stepRow(page, "Username Password Form")).toContainText("Required");
  expect(await stepsNow(realm, "only a password")).toEqual(["0 Username Password Form REQUIRED"]);
  await expect(page.getByTestId("findings").getByRole("listitem")).toHaveText([
    "Username Password Form: A password alone is enough here: no second factor is enabled in this flow.",
  ]);

  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("set-as-default").click();
  await expect(page.getByTestId("bind-meaning")).toContainText("sign in with a browser");
  await expect(page.getByTestId("bind-meaning")).toContainText("“browser”");
  // what somebody else changes meanwhile survives
  await admin.realms.update({ realm }, { displayName: "Meanwhile" });
  await page.getByTestId("save").click();
  await expect(page.getByText("Default", { exact: true })).toBeVisible();
  expect(await admin.realms.findOne({ realm })).toMatchObject({
    browserFlow: "only a password",
    displayName: "Meanwhile",
  });

  const other = await newPage();
  await other.goto(`${server.url}/realms/${realm}/account`);
  await other.locator("#username").fill("anna");
  await other.locator("#password").fill("anna");
  await other.locator("#kc-login").click();
  await expect(other).toHaveURL(/\/account/);
  // without a step for the cookie the password is asked for again
  await other.goto(`${server.url}/realms/${realm}/account`);
  await expect(other.locator("#password")).toBeVisible();

  // and back; what others have changed stays
  await expect(page.getByTestId("bulk-run")).toContainText("browser → only a password");
  await page.getByTestId("bulk-undo").click();
  await expect(page.getByText("Not in use", { exact: true })).toBeVisible();
  expect(await admin.realms.findOne({ realm })).toMatchObject({ browserFlow: "browser", displayName: "Meanwhile" });
});

test("flows are copied, renamed and deleted; a taken name is shown at its field; what uses one is asked only when shown", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500), /status of 40[09]/);
  const id = await makeFlow(realm, "original");
  for (const number of Array.from({ length: 9 }, (_, index) => index))
    await admin.clients.create({
      realm,
      clientId: `app-${number}`,
      authenticationFlowBindingOverrides: { browser: id },
    });
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, path] = /authentication-management\/(.*)$/.exec(request.url()) ?? [];
    if (path) asked.push(path);
  });
  await open(page, `/${realm}/authentication?size=100`);
  await flowRow(page, "original").getByRole("button", { name: "Specific clients" }).click();
  await expect(page.getByRole("dialog").getByText("app-8")).toBeVisible();
  expect(asked.map((path) => path.replace(/\?.*/, ""))).toEqual(["flows", `clients/${id}`]);
  await page.getByTestId("cancel").click();
  await flowRow(page, "original").getByRole("button", { name: "Kebab toggle" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Duplicate", "Bind flow"]);
  await page.keyboard.press("Escape");

  await rowAction(page, "original", "Duplicate");
  for (const [alias, error] of [
    ["browser", "already exists"],
    ["a/b", "Character '/' not allowed."],
  ] as const) {
    await page.getByTestId("alias").fill(alias);
    await page.getByTestId("confirm").click();
    await expect(page.getByTestId("alias-helper")).toContainText(error);
  }
  await page.getByTestId("alias").fill("the copy");
  await page.getByTestId("description").fill("Its own words");
  // the copy is made, its description is refused: it is not made twice
  const liftDescription = await inject(page, /authentication\/flows\//, 500, "PUT");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("half-copied")).toContainText("“the copy” is there with all of its steps.");
  await expect(lastAlert(page)).toContainText(MESSAGE);
  liftDescription();
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("heading", { name: "the copy" })).toBeVisible();
  const copies = (await flows.getFlows({ realm })).filter(({ alias = "" }) => alias.startsWith("the copy"));
  expect(copies.map(({ description }) => description)).toEqual(["Its own words"]);
  const copy = copies[0]?.id ?? "";

  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("edit-flow").click();
  await page.getByTestId("alias").fill("renamed");
  const lift = await inject(page, /authentication\/flows\//, 500, "PUT");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await page.getByTestId("confirm").click();
  await expect(page.getByRole("heading", { name: "renamed" })).toBeVisible();
  const remove = async () => {
    await page.getByTestId("action-dropdown").click();
    await page.getByTestId("delete-flow").click();
    await page.getByTestId("confirm").click();
  };
  // used meanwhile: the server refuses it without a reason
  const override = await admin.clients.create({
    realm,
    clientId: "meanwhile",
    authenticationFlowBindingOverrides: { browser: copy },
  });
  await remove();
  await expect(lastAlert(page)).toHaveText("Could not delete flow: It is used by meanwhile.");
  await admin.clients.del({ realm, id: override.id });
  await page.reload();
  await remove();
  await expect(page.getByRole("heading", { name: "Authentication" })).toBeVisible();
  expect((await flows.getFlows({ realm })).map(({ alias }) => alias)).not.toContain("renamed");
});

test("flows with odd names are listed, opened, added to and deleted", async ({ page, realm }) => {
  await open(page, `/${realm}/authentication?size=100`);
  for (const alias of odd) {
    const made = await flows
      .createFlow({ realm, alias, providerId: "basic-flow", topLevel: true, builtIn: false })
      .catch(() => undefined);
    // some characters the server refuses
    if (!made) continue;
    await page.getByTestId("refresh").click();
    await page.getByRole("link", { name: alias, exact: true }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Add an execution",
      "Add a sub-flow",
    ]);
    await page.getByTestId("addExecution").click();
    await page.getByTestId("auth-cookie").check();
    await page.getByTestId("modal-add").click();
    await expect(stepRow(page, "Cookie")).toBeVisible();
    expect(await stepsNow(realm, alias)).toEqual(["0 Cookie DISABLED"]);
    await page.getByTestId("action-dropdown").click();
    await page.getByTestId("delete-flow").click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText(alias);
    await page.getByTestId("confirm").click();
    await expect(page.getByRole("link", { name: alias, exact: true })).toHaveCount(0);
  }
});

test("who may only look sees flows, actions and policies, off and with the reason", async ({
  signedOutPage: page,
  realm,
}) => {
  await admin.realms.update({ realm }, { adminTheme: "gatehouse" });
  const rights = ["view-realm", "view-identity-providers", "view-clients", "view-authorization"];
  const viewer = await createUser(realm, uniqueName("viewer"), rights);
  const id = await makeFlow(realm, "looked at");
  await addStep(realm, "looked at", "auth-cookie");
  await open(page, flowPage(realm, id), { realm, as: viewer });
  await expect(stepRow(page, "Cookie")).toBeVisible();
  await expect(page.getByTestId("addStep")).toHaveAttribute("aria-disabled", "true");
  await expect(requirementIn(stepRow(page, "Cookie"))).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("addStep").focus();
  await expect(page.getByRole("tooltip").filter({ hasText: "manage-realm" })).toBeVisible();
  await page.getByRole("link", { name: "Authentication", exact: true }).last().click();
  await page.getByTestId("requiredActions").click();
  await expect(page.locator("#enable-Verify-Email")).toBeDisabled();
  await page.getByTestId("policies").click();
  await expect(page.getByTestId("add-policy")).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("otpPolicy").click();
  await expect(page.getByText("You need: manage-realm")).toBeVisible();
  await expect(page.getByTestId("totp")).toBeDisabled();
});
