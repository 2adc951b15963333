// What scripts find the fields of the realm settings by, and what shows with them.
import { lastAlert } from "../../support/controls";
import { at, settings, time } from "../../support/areas/realmSettings";
import { admin } from "../../support/server";
import { expect, open, test } from "../../support/test";

/** Durations of a tab: id of their frame → test id of the number. */
const framed = {
  sessions: {
    "offline-session-max-label": "offline-session-max-input",
    "client-offline-session-max-label": "client-offline-session-max-input",
    "kc-login-timeout-label": "login-timeout-input",
    "login-action-timeout-label": "login-action-timeout-input",
  },
  tokens: {
    "kc-user-initiated-action-lifespan": "user-initiated-action-lifespan",
    "default-admin-initiated-label": "default-admin-initated-input",
    "email-verification": "email-verification-input",
    "idp-acct-label": "idp-email-verification-input",
    "forgot-password-label": "forgot-pw-input",
    "execute-actions": "execute-actions-input",
  },
} as const;

for (const [tab, frames] of Object.entries(framed))
  test(`${tab}: the frames of the durations have the ids that scripts know`, async ({ page, realm }) => {
    await admin.realms.update({ realm }, { offlineSessionMaxLifespanEnabled: true });
    await open(page, at(realm, tab));
    for (const [id, testId] of Object.entries(frames))
      await expect(page.locator(`#${id}`).getByTestId(testId)).toBeVisible();
  });

test("durations: seconds in, seconds out, in every unit and to the largest value", async ({ page, realm }) => {
  const stored = async () => (await settings(realm)).attributes?.["parRequestUriLifespan"];
  const place = at(realm, "tokens");
  for (const [shown, unit, seconds] of [
    ["7", "Seconds", "7"],
    ["7", "Minutes", "420"],
    ["7", "Hours", "25200"],
    ["7", "Days", "604800"],
    ["2147483647", "Seconds", "2147483647"],
  ] as const) {
    await open(page, place);
    await time(page, "par-request-uri-lifespan-input", "par-request-uri-lifespan", "", unit);
    await page.getByTestId("par-request-uri-lifespan-input").fill(shown);
    await page.getByTestId("tokens-tab-save").click();
    await expect.poll(stored, unit).toBe(seconds);
    await open(page, place);
    await expect(page.getByTestId("par-request-uri-lifespan-input")).toHaveValue(shown);
    await expect(page.locator("#par-request-uri-lifespan-select-menu")).toHaveText(unit);
  }
});

test("sessions: the times of remembered users are there before users are remembered", async ({ page, realm }) => {
  await open(page, at(realm, "sessions"));
  await page.getByTestId("sso-session-idle-remember-me-input").fill("2");
  await page.getByTestId("sessions-tab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  expect((await settings(realm)).ssoSessionIdleTimeoutRememberMe).toBe(120);
});

test("tokens: the code of devices has its id, the jump links lead to all sections", async ({ page, realm }) => {
  await open(page, at(realm, "tokens"));
  await expect(page.locator("#oAuthDeviceCodeLifespan")).toHaveAttribute("data-testid", "oAuthDeviceCodeLifespan");
  for (const id of ["general", "refresh-tokens", "access-tokens", "action-tokens"])
    await expect(page.getByTestId(`jump-link-${id}`)).toBeVisible();
  for (const id of [
    "kc-default-sig-alg",
    "oAuthDevicePollingInterval",
    "shortVerificationUri",
    "parRequestUriLifespan",
  ])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await page.locator("#kc-revoke-refresh-token").click({ force: true });
  await expect(page.locator("#refreshTokenMaxReuseMs")).toBeVisible();
});

test("e-mail: the kind of sign-in is one of two radio buttons, and the button of the test is described", async ({
  page,
  realm,
}) => {
  await open(page, at(realm, "email"));
  await expect(page.locator("#basicAuth")).toHaveCount(0);
  await page.getByTestId("smtpServer.auth").click({ force: true });
  await expect(page.locator("#basicAuth")).toBeChecked();
  await expect(page.getByTestId("smtpServer.password")).toBeVisible();
  await page.locator("#tokenAuth").click();
  await expect(page.getByTestId("smtpServer.authType.token")).toBeChecked();
  await expect(page.getByTestId("smtpServer.password")).toHaveCount(0);
  for (const field of ["user", "authTokenUrl", "authTokenScope", "authTokenClientId", "authTokenClientSecret"])
    await expect(page.getByTestId(`smtpServer.${field}`)).toBeVisible();
  await expect(page.getByTestId("test-connection-button")).toHaveAccessibleDescription(/e-?mail/i);
});

test("events: types of events are chosen before events are saved; the buttons have their ids", async ({
  page,
  realm,
}) => {
  await open(page, at(realm, "events", "user"));
  await expect(page.getByTestId("eventsEnabled")).not.toBeChecked();
  await expect(page.locator("#addTypes")).toBeVisible();
  await expect(page.locator("#save-user")).toHaveAttribute("data-testid", "save-user");
  await expect(page.locator("#clear-user-events")).toBeVisible();
  await page.getByTestId("rs-admin-events-tab").click();
  await expect(page.locator("#save-admin")).toHaveAttribute("data-testid", "save-admin");
  await expect(page.getByTestId("adminEventsDetailsEnabled")).toBeAttached();
  await expect(page.locator("#clear-admin-events")).toBeVisible();
});

test("client policies: links and buttons have the ids that scripts know", async ({ page, realm }) => {
  await open(page, at(realm, "client-policies", "profiles"));
  await page.locator("#createProfile").click();
  await expect(page.locator("#cancelCreateProfile")).toHaveAttribute("data-testid", "cancelCreateProfile");
  await page.getByTestId("name").fill("ids");
  await page.getByTestId("saveCreateProfile").click();
  await expect(page.locator("#reloadProfile")).toHaveAttribute("data-testid", "reloadProfile");
  await expect(page.locator("#addExecutor")).toHaveAttribute("data-testid", "addExecutor");
  await open(page, at(realm, "client-policies", "policies"));
  await page.getByTestId("no-client-policies-empty-action").click();
  await page.getByTestId("name").fill("ids");
  await page.getByTestId("saveCreatePolicy").click();
  await expect(page.locator("#addCondition")).toHaveAttribute("data-testid", "addCondition");
  await expect(page.locator("#addClientProfile")).toHaveAttribute("data-testid", "addClientProfile");
  await open(page, at(realm, "client-policies", "policies"));
  await page.locator("#createPolicy").click();
  await expect(page.locator("#cancelCreatePolicy")).toHaveAttribute("data-testid", "cancelCreatePolicy");
});

test("effective texts are searched once theme, kind and language are chosen", async ({ page, realm }) => {
  await open(page, at(realm, "localization", "effective-message-bundles"));
  await page.getByTestId("dropdown-panel-btn").click();
  const search = page.getByTestId("search-effective-message-bundles-btn");
  const form = page.getByTestId("effectiveMessageBundlesSearchForm");
  await expect(search).toBeDisabled();
  await expect(page.getByTestId("reset-search-effective-message-bundles-btn")).toBeDisabled();
  await page.getByTestId("effective-message-bundles-hasWords-searchField").fill("sign");
  await expect(search).toBeDisabled();
  for (const [name, option] of [
    ["theme", "keycloak"],
    ["themeType", "login"],
    ["language", "English"],
  ] as const) {
    await expect(search).toBeDisabled();
    await form.locator(`#${name}`).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }
  await expect(search).toBeEnabled();
});

test("themes: one click leads to the sign-in page and to the account pages as users see them", async ({
  page,
  newPage,
  realm,
}) => {
  await admin.realms.update({ realm }, { loginTheme: "keycloak" });
  await open(page, at(realm, "themes"));
  const preview = page.getByRole("group", { name: "Preview" });
  const shown = await newPage();
  await shown.goto((await preview.getByRole("link", { name: "Sign-in page" }).getAttribute("href")) ?? "");
  await expect(shown.locator("#username")).toBeVisible();
  await expect(shown.locator("link[href*='/login/keycloak/']").first()).toBeAttached();
  await expect(preview.getByRole("link", { name: "Account pages" })).toHaveAttribute(
    "href",
    new RegExp(`/realms/${realm}/account/$`),
  );
});

test("the page of events leads to how they are saved", async ({ page, realm }) => {
  await open(page, `/${realm}/events`);
  await page.locator("#view-header-subkey").getByRole("link").first().click();
  await expect(page.getByTestId("rs-event-listeners-tab")).toHaveAttribute("aria-selected", "true");
});
