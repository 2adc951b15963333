// Required actions and the policies of a realm: changed here and there, refused, and what others changed meanwhile.
import { adminClient } from "../../../maven/theme.mjs";
import { choose, lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { pressKey } from "../../support/keys";
import { admin, server } from "../../support/server";
import { expect, open, test } from "../../support/test";

const flows = admin.authenticationManagement;
// this call takes no realm as argument
const own = adminClient(server.url);
const lists = (realm: string) => {
  own.setConfig({ realmName: realm });
  return own.authenticationManagement;
};
const actionsNow = (realm: string) => lists(realm).getRequiredActions();
const realmNow = async (realm: string): Promise<Record<string, unknown>> => ({
  ...(await admin.realms.findOne({ realm })),
});

test("required actions are switched, put in order and configured", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  await open(page, `/${realm}/authentication/required-actions`);
  const table = page.getByRole("grid", { name: "Draggable table" });
  const names = () => table.locator("tbody tr td:nth-child(2)").allInnerTexts();
  const enable = page.locator("#enable-Terms-and-Conditions");
  const byDefault = page.locator("#default-Terms-and-Conditions");
  // truly off, not by aria-disabled alone
  await expect(byDefault).toHaveAttribute("disabled");
  const lift = await inject(page, /required-actions\/TERMS_AND_CONDITIONS$/, 500, "PUT");
  await enable.click({ force: true });
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await expect(enable).not.toBeChecked();
  await enable.click({ force: true });
  await expect(enable).toBeChecked();
  await byDefault.click({ force: true });
  await expect(byDefault).toBeChecked();
  const terms = (await actionsNow(realm)).find(({ alias }) => alias === "TERMS_AND_CONDITIONS");
  expect(terms).toMatchObject({ enabled: true, defaultAction: true });

  const [first = "", second = ""] = await names();
  await page.locator(`[id="draggable-row-${first}"]`).focus();
  for (const key of [" ", "ArrowDown", " "]) {
    await pressKey(page, key);
    await expect(page.locator(`[id="draggable-row-${first}"]`)).toBeFocused();
  }
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await expect.poll(async () => (await actionsNow(realm)).slice(0, 2).map(({ name }) => name)).toEqual([second, first]);

  const alias = "UPDATE_PASSWORD";
  await page.locator('tr[id="Update Password"]').getByRole("button", { name: "Settings" }).click();
  await page.getByTestId("max_auth_age").fill("120");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Successfully saved the config");
  expect((await flows.getRequiredActionConfig({ realm, alias })).config).toMatchObject({ max_auth_age: "120" });
  await page.locator('tr[id="Update Password"]').getByRole("button", { name: "Settings" }).click();
  await expect(page.getByTestId("max_auth_age")).toHaveValue("120");
  await page.getByTestId("clear").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await flows.getRequiredActionConfig({ realm, alias })).config ?? {}).toEqual({});
});

test("an order of required actions that fails in the middle shows what the server has, and is finished by the same keys", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  await open(page, `/${realm}/authentication/required-actions`);
  const names = () => page.getByRole("grid").locator("tbody tr td:nth-child(2)").allInnerTexts();
  const stored = async () => (await actionsNow(realm)).map(({ name = "" }) => name);
  await expect(page.locator("#enable-Verify-Email")).toBeVisible();
  const [first = "", second = ""] = await names();
  let writes = 0;
  await page.route(/\/required-actions\/[^/]+$/, async (route) => {
    if (route.request().method() !== "PUT" || ++writes !== 2) return route.fallback();
    await route.fulfill({ status: 500, json: { error: MESSAGE } });
  });
  const handle = page.locator(`[id="draggable-row-${second}"]`);
  const moveUp = async () => {
    await handle.focus();
    for (const key of [" ", "ArrowUp", " "]) {
      await pressKey(page, key);
      await expect(handle).toBeFocused();
    }
  };
  await moveUp();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  const half = await stored();
  await expect.poll(async () => (await names()).slice(0, half.length)).toEqual(half);
  if (half[0] !== second) await moveUp();
  await expect.poll(async () => (await stored()).slice(0, 2)).toEqual([second, first]);
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
});

test("one-time passwords, security keys and CIBA are saved, and wrong values refused at their field", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  await open(page, `/${realm}/authentication/policies?tab=otpPolicy`);
  await page.getByTestId("otpPolicyPeriod").fill("121");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("otpPolicyPeriod-helper")).toBeVisible();
  await page.getByTestId("otpPolicyPeriod").fill("60");
  await page.getByTestId("digit-8").check();
  const before = await page.getByTestId("supportedApplications").innerText();
  const lift = await inject(page, /\/admin\/realms\/[^/]+$/, 500, "PUT");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("OTP policy successfully updated");
  expect(await realmNow(realm)).toMatchObject({ otpPolicyPeriod: 60, otpPolicyDigits: 8 });
  await expect(page.getByTestId("supportedApplications")).not.toHaveText(before);
  await page.getByTestId("hotp").check();
  await expect(page.getByTestId("otpPolicyPeriod")).toHaveCount(0);
  await page.locator("#otpPolicyInitialCounter").getByRole("button", { name: "Plus" }).click();
  await page.getByTestId("save").click();
  await expect.poll(async () => (await realmNow(realm)).otpPolicyType).toBe("hotp");

  await page.getByTestId("webauthnPasswordlessPolicy").click();
  await page.getByTestId("webAuthnPolicyPasswordlessRpEntityName").fill("Örg 🏠");
  await page.locator("#webAuthnPolicyPasswordlessUserVerificationRequirement").click();
  await page.getByRole("option", { name: "Preferred", exact: true }).click();
  await page.locator("#webAuthnPolicyPasswordlessPasskeysEnabled").click({ force: true });
  await page.getByTestId("webAuthnPolicyPasswordlessExtraOrigins0").fill("https://other.example");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("Updated WebAuthn policies successfully");
  expect(await realmNow(realm)).toMatchObject({
    webAuthnPolicyPasswordlessRpEntityName: "Örg 🏠",
    webAuthnPolicyPasswordlessUserVerificationRequirement: "preferred",
    webAuthnPolicyPasswordlessPasskeysEnabled: true,
    webAuthnPolicyPasswordlessExtraOrigins: ["https://other.example"],
    otpPolicyPeriod: 60,
  });

  await page.getByTestId("tab-ciba-policy").click();
  await expect(page.getByTestId("save")).toBeDisabled();
  // while it is typed, before the field is left
  await page.getByTestId("attributes.cibaExpiresIn").fill("");
  await expect(page.getByTestId("attributes.cibaExpiresIn-helper")).toHaveText("Required field");
  await page.getByTestId("attributes.cibaExpiresIn").fill("9");
  await expect(page.getByTestId("attributes.cibaExpiresIn-helper")).toHaveText("Must be greater than 10");
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("attributes.cibaExpiresIn").fill("90");
  await page.getByTestId("attributes.cibaInterval").fill("601");
  await expect(page.getByTestId("attributes.cibaInterval-helper")).toHaveText("Must be less than 600");
  await page.getByTestId("attributes.cibaInterval").fill("7");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText("CIBA policy successfully updated");
  expect((await realmNow(realm)).attributes).toMatchObject({ cibaExpiresIn: "90", cibaInterval: "7" });
});

test("security keys: what each server has is saved both ways, and makes of keys need an attestation @smoke", async ({
  page,
  realm,
}) => {
  const policy = "webAuthnPolicy";
  const make = "b93fd961-f2e6-462f-b122-82002247de78";
  const [hasResidentKey, isChecked] = [server.version >= "26.7", server.version >= "26.6"];
  await open(page, `/${realm}/authentication/policies?tab=webauthnPolicy`);
  const field = (property: string) => page.locator(`[id="${policy}${property}"]`);
  const error = page.getByTestId(`${policy}AcceptableAaguids-helper`);
  await expect(page.getByTestId("save")).toBeDisabled();
  await choose(page, `${policy}AuthenticatorAttachment`, "Cross platform");
  if (hasResidentKey) await choose(page, `${policy}ResidentKey`, "Preferred");
  else await expect(field("ResidentKey")).toHaveCount(0);
  await expect(field("PasskeysEnabled")).toHaveCount(0);
  await expect(field("Mediation")).toHaveCount(0);
  await page.getByTestId(`${policy}CreateTimeout`).fill("31537");
  await page.getByTestId(`${policy}RpId`).fill("login.example");
  await expect(page.getByTestId(`${policy}CreateTimeout-helper`)).toBeVisible();
  await page.getByTestId(`${policy}CreateTimeout`).fill("90");
  await page.getByTestId(`${policy}AcceptableAaguids0`).fill(make);
  if (isChecked) {
    await expect(error).toContainText("attestation");
    await expect(page.getByTestId("save")).toBeDisabled();
  }
  await choose(page, `${policy}AttestationConveyancePreference`, "Direct");
  await expect(error).toHaveCount(0);
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/^Updated WebAuthn policies successfully$/i);
  const stored = {
    [`${policy}AuthenticatorAttachment`]: "cross-platform",
    [`${policy}AttestationConveyancePreference`]: "direct",
    [`${policy}AcceptableAaguids`]: [make],
    [`${policy}CreateTimeout`]: 90,
    [`${policy}RpId`]: "login.example",
    ...(hasResidentKey && { [`${policy}ResidentKey`]: "preferred" }),
  };
  expect(await realmNow(realm)).toMatchObject(stored);
  if (isChecked) {
    // what is stored is right only together
    await choose(page, `${policy}AttestationConveyancePreference`, "None");
    await expect(page.getByTestId(`${policy}AttestationConveyancePreference-helper`)).toContainText("AAGUIDs");
    await page.getByTestId("reload").click();
  }

  // changed by another client, and seen here
  const others: Record<string, unknown> = {
    ...(await realmNow(realm)),
    webAuthnPolicyExtraOrigins: ["https://a.example"],
  };
  await admin.realms.update({ realm }, others);
  await page.reload();
  await expect(page.getByTestId(`${policy}ExtraOrigins0`)).toHaveValue("https://a.example");
  await page.getByTestId("webauthnPasswordlessPolicy").click();
  if (hasResidentKey) await choose(page, "webAuthnPolicyPasswordlessMediation", "Silent (no user interaction)");
  await page.getByTestId("webAuthnPolicyPasswordlessRpId").fill("keys.example");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/^Updated WebAuthn policies successfully$/i);
  expect(await realmNow(realm)).toMatchObject({
    ...stored,
    webAuthnPolicyPasswordlessRpId: "keys.example",
    ...(hasResidentKey && { webAuthnPolicyPasswordlessMediation: "silent" }),
  });
});

test("the example of the OTP policy follows what is typed, in the browser alone", async ({ page, realm }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const displayName = "Örg/100%: شركة 🏠";
  const policy = { otpPolicyType: "totp", otpPolicyAlgorithm: "HmacSHA1", otpPolicyDigits: 6, otpPolicyPeriod: 30 };
  await admin.realms.update({ realm }, { ...(await realmNow(realm)), ...policy, displayName });
  await open(page, `/${realm}/authentication/policies?tab=otpPolicy`);
  const address = page.getByTestId("otp-example-address");
  const code = page.getByRole("img", { name: "QR code of the address of the example" });
  const picture = () => code.locator("path").getAttribute("d");
  await expect(page.getByTestId("otp-example")).toContainText("its secret belongs to no user");
  await expect(address).toHaveText(/&algorithm=SHA1&digits=6&period=30$/);
  await expect(code).toBeVisible();
  const before = await picture();
  const sent: string[] = [];
  page.on("request", (request) => {
    const text = `${request.url()} ${request.postData() ?? ""}`;
    const isWrite = request.method() !== "GET" && text.includes("/admin/");
    if (isWrite || /otpauth|GEZDGNBV/.test(text)) sent.push(text);
  });
  await page.locator("#otpPolicyAlgorithm").click();
  await page.getByRole("option", { name: "SHA256", exact: true }).click();
  await page.getByTestId("digit-8").check();
  await page.getByTestId("otpPolicyPeriod").fill("45");
  await expect(address).toHaveText(/&algorithm=SHA256&digits=8&period=45$/);
  expect(await picture()).not.toBe(before);
  await page.getByTestId("hotp").check();
  await expect(address).toHaveText(/&digits=8&counter=\d+$/);
  const text = await address.innerText();
  const { pathname, searchParams } = new URL(text.replace("otpauth://", "https://"));
  expect(text).toMatch(/^otpauth:\/\/hotp\/[!-~]+$/);
  expect(decodeURIComponent(pathname)).toBe(`/${displayName}:example`);
  expect(searchParams.get("issuer")).toBe(displayName);
  await page.getByTestId("otp-example").getByRole("button", { name: "Copy to clipboard" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.getByTestId("totp").check();
  await page.getByTestId("otpPolicyPeriod").fill("");
  await expect(code).toHaveCount(0);
  await expect(page.getByTestId("otp-example")).toContainText("No QR code can be made of these values.");
  expect(sent).toEqual([]);
  expect(await realmNow(realm)).toMatchObject(policy);
});
