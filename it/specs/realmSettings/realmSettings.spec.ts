// The settings of a realm: general, the frame, who may do what.
import { flip, lastAlert } from "../../support/controls";
import { at, pick, settings } from "../../support/areas/realmSettings";
import { admin, createRealm, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("general: a realm gets another name; levels are numbers; the policy of attributes is that of the profile @smoke", async ({
  page,
}) => {
  const name = uniqueName("named");
  const next = uniqueName(`renamed`);
  await createRealm({ realm: name });
  await open(page, at(name, "general"));
  await expect(page.getByTestId("rs-general-tab")).toBeVisible();
  await expect(page.locator("#unmanagedAttributePolicy")).toHaveText("Disabled");
  await pick(page, "unmanagedAttributePolicy", "Enabled");
  await page.getByRole("button", { name: /^Add ACR to LoA/ }).click();
  await page
    .getByRole("textbox", { name: /Type a key|Key/ })
    .first()
    .fill("gold");
  await page
    .getByRole("textbox", { name: /Type a value|Value/ })
    .first()
    .fill("high");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(page.getByText(/whole number/i)).toBeVisible();
  await page
    .getByRole("textbox", { name: /Type a value|Value/ })
    .first()
    .fill("2");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  expect((await settings(name)).attributes?.["acr.loa.map"]).toBe('{"gold":"2"}');
  expect((await admin.users.getProfile({ realm: name })).unmanagedAttributePolicy).toBe("ENABLED");
  expect((await admin.users.getProfile({ realm: name })).attributes?.length).toBeGreaterThan(3);

  await page.getByRole("textbox", { name: "Copyable input" }).fill("");
  await page.getByRole("textbox", { name: "Copyable input" }).blur();
  await expect(page.getByTestId("realm-id-error")).toHaveText("Required field");
  await page.getByRole("textbox", { name: "Copyable input" }).fill("..");
  await expect(page.getByTestId("realm-id-error")).toHaveText("The server cannot work with this name.");
  await page.getByRole("textbox", { name: "Copyable input" }).fill(next);
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(page.getByTestId("view-header")).toHaveText(next);
  expect(page.url()).toContain(`/${next}/realm-settings/general`);
  await expect(page.getByRole("link", { name: "OpenID Endpoint Configuration" })).toHaveAttribute(
    "href",
    new RegExp(`/realms/${next}/\\.well-known/openid-configuration$`),
  );
  expect(await admin.realms.findOne({ realm: name })).toBeFalsy();

  // a realm goes by its technical name, with all that is in it
  await admin.realms.update({ realm: next }, { displayName: "Headquarters" });
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete realm?", exact: true });
  await expect(dialog.getByRole("listitem")).toHaveText(next);
  await expect(
    page.getByText("If you delete a realm, all associated data will be removed.", { exact: true }),
  ).toBeVisible();
  await expect(dialog).toContainText("Users, groups, clients, roles, keys and sessions are deleted with it.");
  await page.getByTestId("confirm-text").fill("Headquarters");
  await expect(page.getByTestId("confirm")).toBeDisabled();
  await page.getByTestId("confirm-text").fill(next);
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("The realm has been deleted");
  // the dashboard of the administration realm
  await expect(page).toHaveURL(/#\/master$/);
  expect(await admin.realms.findOne({ realm: next })).toBeFalsy();
});

test("general: a level has a URI for SAML clients, which is shown at its field when it is none", async ({
  page,
  realm,
}) => {
  test.skip(server.version < "26.6", "the server has it since 26.6");
  const field = "attributes.acr.uri.map";
  await open(page, at(realm, "general"));
  await page.getByTestId(`${field}-add-row`).click();
  await page.getByTestId(`${field}-key`).fill("gold");
  await page.getByTestId(`${field}-value`).fill("no address");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(page.getByText("Invalid URI")).toBeVisible();
  await page.getByTestId(`${field}-value`).fill("urn:gold");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  const { attributes, ...now } = await settings(realm);
  expect(attributes?.["acr.uri.map"]).toBe('{"gold":"urn:gold"}');
  await admin.realms.update({ realm }, { ...now, attributes: { ...attributes, "acr.uri.map": '{"silver":"urn:s"}' } });
  await open(page, at(realm, "general"));
  await expect(page.getByTestId(`${field}-key`)).toHaveValue("silver");
});

test("18.2.10 two administrators on two tabs both keep their change; the switch of the realm sends nothing else", async ({
  page,
  newPage,
  realm,
}) => {
  const other = await newPage();
  await open(page, at(realm, "sessions"));
  await open(other, at(realm, "tokens"));
  await page.getByTestId("sso-session-idle-input").fill("45");
  await other.getByTestId("client-login-timeout-input").fill("3");
  await other.getByTestId("tokens-tab-save").click();
  await expect(lastAlert(other)).toHaveText("Realm successfully updated");
  await flip(page.locator(`#${realm}-switch`));
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  expect(await settings(realm)).toMatchObject({ enabled: false, ssoSessionIdleTimeout: 1800, accessCodeLifespan: 180 });
  await expect(page.getByTestId("sso-session-idle-input")).toHaveValue("45");
  await page.getByTestId("sessions-tab-save").click();
  await expect.poll(async () => (await settings(realm)).ssoSessionIdleTimeout).toBe(2700);
  expect(await settings(realm)).toMatchObject({ enabled: false, accessCodeLifespan: 180 });
  // what is taken back, and saved after that, takes no attribute with a dot in its name away
  const dotted = "actionTokenGeneratedByUserLifespan.verify-email";
  await admin.realms.update({ realm }, { attributes: { ...(await settings(realm)).attributes, [dotted]: "600" } });
  await open(other, at(realm, "tokens"));
  await other.getByTestId("email-verification-input").fill("7");
  await other.getByTestId("tokens-tab-revert").click();
  await expect(other.getByTestId("email-verification-input")).toHaveValue("10");
  await other.getByTestId("client-login-timeout-input").fill("4");
  await other.getByTestId("tokens-tab-save").click();
  await expect.poll(async () => (await settings(realm)).accessCodeLifespan).toBe(240);
  expect((await settings(realm)).attributes?.[dotted]).toBe("600");
});

test("login: a switch writes at once, alone; e-mail as user name ends shared addresses", async ({ page, realm }) => {
  await admin.realms.update({ realm }, { loginWithEmailAllowed: false, duplicateEmailsAllowed: true });
  await open(page, at(realm, "login"));
  await admin.realms.update({ realm }, { displayName: "meanwhile" });
  await page.getByTestId("user-reg-switch").click({ force: true });
  await expect(lastAlert(page)).toHaveText("User registration changed successfully");
  await page.getByTestId("login-with-email-switch").click({ force: true });
  await expect(lastAlert(page)).toHaveText("Login with email changed successfully");
  expect(await settings(realm)).toMatchObject({
    displayName: "meanwhile",
    registrationAllowed: true,
    loginWithEmailAllowed: true,
    duplicateEmailsAllowed: false,
  });
  await expect(page.getByTestId("duplicate-emails-switch")).toBeDisabled();
});

test("who may only look reads which permission is missing; a refused save keeps what was typed", async ({
  page,
  newPage,
  realm,
  allowConsole,
}) => {
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm", "view-events"], { of: realm });
  const window = await newPage();
  await open(window, at(realm, "login"), { as: viewer });
  await expect(window.getByTestId("user-reg-switch")).toBeDisabled();
  for (const [tab, id] of [
    ["general", "realmSettingsGeneralTab-save"],
    ["sessions", "sessions-tab-save"],
  ] as const) {
    await open(window, at(realm, tab));
    await expect(window.getByText(/manage-realm/).first()).toBeVisible();
    const save = window.getByTestId(id);
    await expect(save).toHaveAttribute("aria-disabled", "true");
    // it looks like the button beside it, although its tooltip wraps it
    const [own, beside] = [
      await save.boundingBox(),
      await window.getByRole("button", { name: "Revert" }).boundingBox(),
    ];
    expect({ ...own, x: 0, width: 0 }).toEqual({ ...beside, x: 0, width: 0 });
  }
  allowConsole(/500|403/);
  await open(page, at(realm, "tokens"));
  await page.getByTestId("client-login-timeout-input").fill("9");
  await page.route(new RegExp(`/admin/realms/${realm}$`), (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 500, json: { errorMessage: "not now" } })
      : route.continue(),
  );
  await page.getByTestId("tokens-tab-save").click();
  await expect(lastAlert(page)).toContainText("not now");
  await expect(page.getByTestId("client-login-timeout-input")).toHaveValue("9");
});
