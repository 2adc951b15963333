// Users sign in through a flow with a second factor for those who have a role, and through the old one afterwards.
import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import {
  addStep,
  addSubFlow,
  flowPage,
  makeFlow,
  require,
  requirementIn,
  stepRow,
} from "../../support/areas/authentication";
import { admin, createRealm, createUser, server, uniqueName } from "../../support/server";
import { newUser, OF_ACCOUNT, OTP_SECRET } from "../../support/areas/userTabs";
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

/** Adds a step or condition of a type to a sub-flow. */
async function add(page: Page, to: string, entry: string, search: string, provider: string): Promise<void> {
  await page.getByTestId(`${to}-edit-dropdown`).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
  await page.getByTestId("table-search-input").getByRole("textbox").fill(search);
  await page.keyboard.press("Enter");
  await page.getByTestId(provider).check();
  await page.getByTestId("modal-add").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The account console is there; the first to open it, whose files are many, may have to wait for it. */
const isIn = (user: Page) => expect(user.getByTestId("page-heading")).toHaveText("Personal info", { timeout: 60_000 });

/** What an application shows at a moment for a secret: HMAC-SHA1 of the half minutes, six digits (RFC 6238). */
function codeOf(secret: string, time = Date.now()): string {
  const halfMinutes = Buffer.alloc(8);
  halfMinutes.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const hash = createHmac("sha1", secret).update(halfMinutes).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, "0");
}

test("a security key is asked of those who have a role, until the old flow is used again", async ({
  page,
  newPage,
  allowConsole,
}) => {
  allowConsole(OF_ACCOUNT);
  const realm = uniqueName("keys");
  await createRealm({ realm });
  await admin.roles.create({ realm, name: "careful" });
  const role = await admin.roles.findOneByName({ realm, name: "careful" });
  const carla = await createUser(realm, "carla");
  await createUser(realm, "anna");
  await admin.users.addRealmRoleMappings({ realm, id: carla.id, roles: [{ id: role?.id ?? "", name: "careful" }] });

  const id = await makeFlow(realm, "with key");
  await addStep(realm, "with key", "auth-username-password-form");
  await addSubFlow(realm, "with key", "for the careful");
  await open(page, flowPage(realm, id));
  await require(page, "for the careful", "Conditional");
  await add(page, "for the careful", "Add condition", "user role", "conditional-user-role");
  await require(page, "Condition - user role", "Required");
  await add(page, "for the careful", "Add execution", "webauthn authenticator", "webauthn-authenticator");
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

test("a name and a one-time password are enough for those who have a role, others need their password", async ({
  page,
  newPage,
  allowConsole,
}) => {
  allowConsole(OF_ACCOUNT);
  const realm = uniqueName("codes");
  await createRealm({ realm });
  await admin.roles.create({ realm, name: "coded" });
  const role = await admin.roles.findOneByName({ realm, name: "coded" });
  const carla = await newUser(realm, { username: "carla", otps: ["phone"] });
  await newUser(realm, { username: "anna", password: "anna" });
  await admin.users.addRealmRoleMappings({ realm, id: carla.id, roles: [{ id: role?.id ?? "", name: "coded" }] });

  await open(page, `/${realm}/authentication/flows/create`);
  await page.getByTestId("alias").fill("by name");
  await page.getByTestId("create").click();
  await page.getByTestId("addExecution").click();
  await page.getByTestId("table-search-input").getByRole("textbox").fill("username form");
  await page.keyboard.press("Enter");
  await page.getByTestId("auth-username-form").check();
  await page.getByTestId("modal-add").click();
  const steps = {
    code: ["otp form", "auth-otp-form", "OTP Form"],
    word: ["password form", "auth-password-form"],
  } as const;
  for (const [name, [search, provider]] of Object.entries(steps)) {
    await page.getByTestId("addSubFlow").click();
    await page.getByTestId("name").fill(name);
    await page.getByTestId("modal-add").click();
    await require(page, name, "Conditional");
    await add(page, name, "Add condition", "user role", "conditional-user-role");
    const condition = stepRow(page, "Condition - user role").last();
    await requirementIn(condition).click();
    await page.getByRole("option", { name: "Required", exact: true }).click();
    await condition.getByRole("button", { name: "Settings" }).click();
    await page.getByTestId("alias").fill(`${name} by role`);
    await page.getByTestId("add-role-mapping-button").click();
    await page.getByTestId("roles-role").click();
    await page.getByRole("dialog").last().getByRole("row", { name: /coded/ }).getByRole("radio").check();
    await page.getByTestId("assign").click();
    if (name === "word") await page.getByTestId("negate").click({ force: true });
    await page.getByTestId("save").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await add(page, name, "Add execution", search, provider);
  }
  await require(page, "OTP Form", "Required");
  // a condition alone lets nobody in
  await expect(page.getByTestId("findings").getByRole("listitem")).toHaveText([
    "word: Nothing in it is enabled: it cannot be passed.",
  ]);
  await require(page, "Password Form", "Required");
  await expect(page.getByTestId("findings")).toHaveCount(0);
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("set-as-default").click();
  await page.getByTestId("save").click();
  await expect.poll(async () => (await admin.realms.findOne({ realm }))?.browserFlow).toBe("by name");

  const begin = async (name: string) => {
    const user = await newPage();
    await user.goto(`${server.url}/realms/${realm}/account`);
    await user.locator("#username").fill(name);
    return user;
  };
  const careful = await begin("carla");
  await careful.locator("#kc-login").click();
  await expect(careful.locator("#password")).toHaveCount(0);
  await careful.locator("#otp").fill(codeOf(OTP_SECRET));
  await careful.locator("#kc-login").click();
  await isIn(careful);
  const other = await begin("anna");
  await other.locator("#kc-login").click();
  await expect(other.locator("#otp")).toHaveCount(0);
  await other.locator("#password").fill("anna");
  await other.locator("#kc-login").click();
  await isIn(other);

  await page.getByTestId("bulk-undo").click();
  await expect.poll(async () => (await admin.realms.findOne({ realm }))?.browserFlow).toBe("browser");
  const before = await begin("anna");
  await before.locator("#password").fill("anna");
  await before.locator("#kc-login").click();
  await isIn(before);
});
