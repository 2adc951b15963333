// Users sign in through a flow with a second factor for those who have a role, and through the old one afterwards.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { addStep, addSubFlow, flowPage, makeFlow, require, stepRow } from "../../support/authentication";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const flows = admin.authenticationManagement;

/** A security key that is there and says yes, as the browser's own tools make it. */
async function plugInKey(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("WebAuthn.enable");
  await tools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "usb",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a security key is asked of those who have a role, until the old flow is used again", async ({
  page,
  newPage,
  allowConsole,
}) => {
  // the account console's own
  allowConsole(/An iframe which has both allow-scripts/);
  const realm = uniqueName("keys");
  await admin.realms.create({ realm, enabled: true });
  await admin.roles.create({ realm, name: "careful" });
  const role = await admin.roles.findOneByName({ realm, name: "careful" });
  const carla = await createUser(realm, "carla");
  await createUser(realm, "anna");
  await admin.users.addRealmRoleMappings({ realm, id: carla.id, roles: [{ id: role?.id ?? "", name: "careful" }] });

  const id = await makeFlow(realm, "with key");
  await addStep(realm, "with key", "auth-username-password-form");
  await addSubFlow(realm, "with key", "for the careful");
  await open(page, flowPage(realm, id));
  const add = async (entry: string, search: string, provider: string) => {
    await page.getByTestId("for the careful-edit-dropdown").click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
    await page.getByTestId("table-search-input").getByRole("textbox").fill(search);
    await page.keyboard.press("Enter");
    await page.getByTestId(provider).check();
    await page.getByTestId("modal-add").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await require(page, "for the careful", "Conditional");
  await add("Add condition", "user role", "conditional-user-role");
  await require(page, "Condition - user role", "Required");
  await add("Add execution", "webauthn authenticator", "webauthn-authenticator");
  await require(page, "WebAuthn Authenticator", "Required");
  const condition = (await flows.getExecutions({ realm, flow: "with key" })).find(
    ({ providerId }) => providerId === "conditional-user-role",
  );
  await flows.createConfig({ realm, id: condition?.id ?? "", alias: "careful", config: { condUserRole: "careful" } });
  await page.reload();
  await expect(stepRow(page, "WebAuthn Authenticator")).toBeVisible();
  await expect(page.getByTestId("findings")).toHaveCount(0);
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("use-instead").click();
  await page.locator("#swap-from").click();
  await page.getByRole("option", { name: "browser", exact: true }).click();
  await expect(page.getByTestId("uses").getByRole("listitem")).toHaveText(["Browser flow"]);
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("The flow is now used instead of the other one");
  expect((await admin.realms.findOne({ realm }))?.browserFlow).toBe("with key");

  // the first to open the account console, whose files are many, may have to wait for it
  const isIn = (user: Page) =>
    expect(user.getByTestId("page-heading")).toHaveText("Personal info", { timeout: 60_000 });
  /** Clicks a button that a script of its page makes work, as soon as that has run. */
  const press = async (user: Page, id: string) => {
    await expect(user.locator(id)).toBeVisible();
    await user.waitForLoadState("load");
    await user.locator(id).click();
  };
  const signIn = async (user: Page, name: string) => {
    await user.goto(`${server.url}/realms/${realm}/account`);
    await user.locator("#username").fill(name);
    await user.locator("#password").fill(name);
    await user.locator("#kc-login").click();
  };
  const anna = await newPage();
  await signIn(anna, "anna");
  await isIn(anna);

  // the first time a key is registered, the second time it is asked for
  const careful = await newPage();
  await plugInKey(careful);
  careful.on("dialog", (dialog) => void dialog.accept("my key"));
  await signIn(careful, "carla");
  await press(careful, "#registerWebAuthn");
  await isIn(careful);
  const [key] = (await admin.users.getCredentials({ realm, id: carla.id })).filter(({ type }) => type === "webauthn");
  expect(key).toBeDefined();
  await careful.goto("about:blank");
  await careful.context().clearCookies();
  await signIn(careful, "carla");
  await press(careful, "#authenticateWebAuthnButton");
  await isIn(careful);

  await page.getByTestId("bulk-undo").click();
  await expect.poll(async () => (await admin.realms.findOne({ realm }))?.browserFlow).toBe("browser");
  const without = await newPage();
  await signIn(without, "anna");
  await isIn(without);
});
