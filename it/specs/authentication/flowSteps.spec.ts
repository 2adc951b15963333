// The steps of a flow: sub-flows, conditions, settings, what is wrong with them, and their order.
import { lastAlert } from "../../support/controls";
import {
  addStep,
  addSubFlow,
  dragByFinger,
  flowPage,
  makeFlow,
  require,
  stepRow,
  stepsNow,
} from "../../support/areas/authentication";
import { pressKey } from "../../support/keys";
import { admin } from "../../support/server";
import { expect, open, test } from "../../support/test";

// what is dragged moves as for everybody
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const flows = admin.authenticationManagement;

test("a conditional sub-flow is put together, with what it lacks shown until it is there", async ({ page, realm }) => {
  const id = await makeFlow(realm, "second factor");
  await addStep(realm, "second factor", "auth-username-password-form");
  await open(page, flowPage(realm, id));
  await page.getByTestId("addSubFlow").click();
  await page.getByTestId("name").fill("otp for some");
  await page.getByTestId("description").fill("Only for some");
  await page.getByTestId("modal-add").click();
  await require(page, "otp for some", "Conditional");
  const findings = page.getByTestId("findings").getByRole("listitem");
  await expect(findings).toContainText(["otp for some: Nothing in it is enabled"]);
  await page.getByTestId("otp for some-edit-dropdown").hover();
  await expect(page.getByRole("tooltip")).toHaveText("Add");
  const add = async (entry: string, provider: string) => {
    await page.getByTestId("otp for some-edit-dropdown").click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
    await page
      .getByTestId("table-search-input")
      .getByRole("textbox")
      .fill(provider === "auth-otp-form" ? "otp form" : "");
    await page.keyboard.press("Enter");
    await page.getByTestId(provider).check();
    await page.getByTestId("modal-add").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await add("Add execution", "auth-otp-form");
  await require(page, "OTP Form", "Required");
  await expect(findings).toContainText(["otp for some: The sub-flow is conditional and has no enabled condition"]);
  await add("Add condition", "conditional-user-role");
  await require(page, "Condition - user role", "Required");
  await expect(findings).toContainText(["Condition - user role: It has no configuration"]);
  await findings.getByRole("button").click();
  await expect(stepRow(page, "Condition - user role").getByRole("button").first()).toBeFocused();

  await stepRow(page, "Condition - user role").getByRole("button", { name: "Settings" }).click();
  await page.getByTestId("alias").fill("role of some");
  await page.getByTestId("negate").click({ force: true });
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Successfully saved the config");
  await expect(page.getByTestId("findings")).toHaveCount(0);
  const made = (await flows.getExecutions({ realm, flow: "second factor" })).find(({ alias }) => alias);
  const config = { realm, id: made?.authenticationConfig ?? "" };
  expect(await flows.getConfig(config)).toMatchObject({ alias: "role of some", config: { negate: "true" } });

  // changed by somebody else, then cleared
  await flows.updateConfig({ ...config, alias: "role of some", config: { condUserRole: "offline_access" } });
  await page.reload();
  await stepRow(page, "Condition - user role").getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog")).toContainText("offline_access");
  await expect(page.getByTestId("alias")).toBeDisabled();
  await page.getByTestId("clear").click();
  await expect(findings).toContainText(["It has no configuration"]);

  await page.getByTestId("Condition - user role-delete").click();
  await page.getByTestId("confirm").click();
  await expect(stepRow(page, "Condition - user role")).toHaveCount(0);
  await stepRow(page, "otp for some").getByRole("button", { name: "Edit" }).click();
  await page.getByTestId("displayName").fill("otp for all");
  await page.getByTestId("confirm").click();
  await expect(stepRow(page, "otp for all")).toBeVisible();
  expect(await stepsNow(realm, "second factor")).toEqual([
    "0 Username Password Form REQUIRED",
    "0 otp for all CONDITIONAL",
    "1 OTP Form REQUIRED",
  ]);
});

test("each finding about a flow is told with its reason, and leads to what it is about", async ({ page, realm }) => {
  const flow = "wrong in all ways";
  const id = await makeFlow(realm, flow);
  await addStep(realm, flow, "auth-username-password-form");
  await addStep(realm, flow, "auth-cookie", "ALTERNATIVE");
  for (const [name, requirement] of [
    ["empty", "REQUIRED"],
    ["unasked", "CONDITIONAL"],
    ["asked", "REQUIRED"],
    ["refused", "CONDITIONAL"],
  ] as const) {
    await addSubFlow(realm, flow, name);
    const made = (await flows.getExecutions({ realm, flow })).find(({ displayName }) => displayName === name);
    await flows.updateExecution({ realm, flow }, { ...made, requirement });
  }
  await addStep(realm, "unasked", "auth-cookie", "REQUIRED", flow);
  const stray = await addStep(realm, "asked", "conditional-user-configured", "REQUIRED", flow);
  await addStep(realm, "asked", "auth-spnego", "REQUIRED", flow);
  await addStep(realm, "refused", "conditional-user-role", "REQUIRED", flow);
  await addStep(realm, "refused", "deny-access-authenticator", "REQUIRED", flow);
  await addStep(realm, "refused", "reset-credential-email", "REQUIRED", flow);
  await open(page, flowPage(realm, id));
  const findings = page.getByTestId("findings").getByRole("listitem");
  await expect(findings).toHaveText([
    /^Cookie: This alternative is never tried, because “Username Password Form” beside it is required/,
    /^empty: Nothing in it is enabled: it cannot be passed/,
    /^unasked: The sub-flow is conditional and has no enabled condition/,
    /^Condition - user configured: The condition decides nothing/,
    /^Send Reset Email: It is never reached, because “Deny access” before it always ends the flow/,
    /^Condition - user role: It has no configuration/,
    /^Username Password Form: A password alone is enough here/,
  ]);
  await findings.nth(3).getByRole("button").click();
  await expect(page.getByTestId(`row-${stray}`).getByRole("button").first()).toBeFocused();
});

test("steps move by keys, by mouse and by finger, into and out of sub-flows with all they have", async ({
  page,
  realm,
}) => {
  const flow = "moved";
  const id = await makeFlow(realm, flow);
  await addStep(realm, flow, "auth-cookie", "ALTERNATIVE");
  await addSubFlow(realm, flow, "outer");
  const otp = await addStep(realm, "outer", "auth-otp-form", "REQUIRED", flow);
  await addSubFlow(realm, flow, "inner");
  const redirector = await addStep(realm, "inner", "identity-provider-redirector", "ALTERNATIVE", flow);
  await flows.createConfig({ realm, id: redirector, alias: "to google", config: { defaultProvider: "google" } });
  await open(page, flowPage(realm, id));
  const handle = (name: string) => stepRow(page, name).getByRole("button").first();
  const moved = page.getByTestId("moved");
  const press = async (name: string, key: string, told: string) => {
    await handle(name).focus();
    await pressKey(page, `Alt+${key}`);
    if (key === "ArrowLeft" || key === "ArrowRight") {
      await expect(page.getByRole("dialog", { name: "Move to another level?" })).toContainText(name);
      await page.getByTestId("confirm").click();
    }
    await expect(moved).toHaveText(told);
    await expect(handle(name)).toBeFocused();
  };
  await press("Cookie", "ArrowDown", "Cookie is now at level 1, place 2 of 3.");
  await press("inner", "ArrowUp", "inner is now at level 1, place 2 of 3.");
  await press("inner", "ArrowUp", "inner is now at level 1, place 1 of 3.");
  await press("outer", "ArrowRight", "outer is now at level 2, place 2 of 2.");
  expect(await stepsNow(realm, flow)).toEqual([
    "0 inner DISABLED",
    "1 Identity Provider Redirector ALTERNATIVE",
    "1 outer DISABLED",
    "2 OTP Form REQUIRED",
    "0 Cookie ALTERNATIVE",
  ]);
  await press(
    "Identity Provider Redirector",
    "ArrowLeft",
    "Identity Provider Redirector is now at level 1, place 2 of 3.",
  );
  const now = await flows.getExecutions({ realm, flow });
  const config = now.find(({ providerId }) => providerId === "identity-provider-redirector");
  expect(await flows.getConfig({ realm, id: config?.authenticationConfig ?? "" })).toMatchObject({
    alias: "to google",
    config: { defaultProvider: "google" },
  });
  await handle("Cookie").focus();
  await pressKey(page, "Alt+ArrowRight");
  await expect(moved).toHaveText("It cannot be moved there.");

  // not confirmed, nothing moves
  const before = await stepsNow(realm, flow);
  await handle("OTP Form").focus();
  await pressKey(page, "Alt+ArrowLeft");
  await page.getByTestId("cancel").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(handle("OTP Form")).toBeFocused();
  expect(await stepsNow(realm, flow)).toEqual(before);
  expect(otp).not.toBe("");

  await page.getByTestId("Cookie").dragTo(page.getByTestId("inner"), { steps: 8 });
  await expect(moved).toHaveText("Cookie is now at level 1, place 1 of 3.");
  expect((await stepsNow(realm, flow))[0]).toBe("0 Cookie ALTERNATIVE");
  await dragByFinger(page, page.getByTestId("Cookie"), page.getByTestId("Identity Provider Redirector"));
  await expect(moved).toHaveText("Cookie is now at level 1, place 3 of 3.");
  expect((await stepsNow(realm, flow)).at(-1)).toBe("0 Cookie ALTERNATIVE");
});
