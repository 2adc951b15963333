// One save on each tab of the settings of a realm.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "./controls";
import { pressKey } from "./keys";
import { expect } from "./test";

/** What is done on a tab, until it is saved; the paths of what is then another. */
export interface Save {
  run: (page: Page) => Promise<unknown>;
  changes: RegExp[];
}

const fill = (field: string, value: string, save: string, changes: RegExp): Save => ({
  run: async (page) => {
    await page.getByTestId(field).fill(value);
    await page.getByTestId(save).click();
    await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  },
  changes: [changes],
});

/** Opens the menu of a row and chooses what it offers. */
async function act(page: Page, row: RegExp, action: string) {
  await page.getByRole("row", { name: row }).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Changes the text of a JSON editor and saves it. */
async function rewrite(page: Page, change: (text: string) => string, save: string) {
  const editor = page.locator("#json");
  await expect(editor).toHaveValue(/\[/);
  await editor.fill(change(await editor.inputValue()));
  await page.getByTestId(save).click();
}

/** By tab, or tab and inner tab. */
export const saves: Record<string, Save> = {
  general: fill("displayName", "Shown", "realmSettingsGeneralTab-save", /^realm\.displayName$/),
  login: {
    run: (page) => page.getByTestId("forgot-pw-switch").click({ force: true }),
    changes: [/^realm\.resetPasswordAllowed$/],
  },
  email: fill("smtpServer.fromDisplayName", "Sender", "email-tab-save", /^realm\.smtpServer\.fromDisplayName$/),
  "themes/settings": {
    run: async (page) => {
      await choose(page, "kc-email-theme", "keycloak");
      await page.getByTestId("themes-tab-save").click();
    },
    changes: [/^realm\.emailTheme$/],
  },
  "themes/quickTheme": {
    run: async (page) => {
      await page.getByTestId("light.Color--100").fill("#123456");
      await page.getByTestId("colors-save").click();
      await Promise.all([page.waitForEvent("download"), page.getByTestId("confirm").click()]);
    },
    changes: [],
  },
  "keys/list": { run: (page) => expect(page.getByRole("gridcell", { name: "RS256" })).toBeVisible(), changes: [] },
  "keys/providers": {
    run: async (page) => {
      await page.getByRole("button", { name: "Manage priority order" }).click();
      const last = page.getByRole("dialog").getByTestId("manageOrderDataList").getByRole("listitem").last();
      await last.getByRole("button", { name: /^Move .* up$/ }).click();
      await page.getByRole("dialog").getByTestId("confirm").click();
    },
    changes: [/^components\.[^.]+\.config\.priority$/],
  },
  "events/listeners": {
    run: async (page) => {
      await page.getByRole("combobox").fill("email");
      await page.getByRole("option", { name: "email", exact: true }).click();
      await page.keyboard.press("Escape");
      await page.getByTestId("saveEventListenerBtn").click();
    },
    changes: [/^events\.eventsListeners$/],
  },
  "events/user": {
    run: async (page) => {
      await page.getByTestId("eventsExpiration").fill("3");
      await page.getByTestId("save-user").click();
    },
    changes: [/^events\.eventsExpiration$/],
  },
  "events/admin": {
    run: async (page) => {
      await page.getByTestId("adminEventsExpiration").fill("3");
      await page.getByTestId("save-admin").click();
    },
    changes: [/^realm\.attributes\.adminEventsExpiration$/],
  },
  "localization/locales": {
    run: async (page) => {
      await choose(page, "defaultLocale", "German");
      await page.getByTestId("localization-tab-save").click();
    },
    changes: [/^realm\.defaultLocale$/],
  },
  "localization/realm-overrides": {
    run: async (page) => {
      await page.getByTestId("add-translationBtn").click();
      await page.getByTestId("key").fill("added");
      await page.getByTestId("value").fill("added");
      await page.getByTestId("add-translation-confirm-button").click();
    },
    // of the language that the tab before made the default one
    changes: [/^texts\.de\.added$/],
  },
  "localization/effective-message-bundles": {
    run: (page) => expect(page.getByTestId("dropdown-panel-btn")).toBeVisible(),
    changes: [],
  },
  "security-defenses/headers": fill(
    "browserSecurityHeaders.xRobotsTag",
    "noindex",
    "headers-form-tab-save",
    /^realm\.browserSecurityHeaders\.xRobotsTag$/,
  ),
  "security-defenses/brute-force": fill(
    "waitIncrementSeconds",
    "7",
    "brute-force-tab-save",
    /^realm\.waitIncrementSeconds$/,
  ),
  sessions: fill("sso-session-max-input", "11", "sessions-tab-save", /^realm\.ssoSessionMaxLifespan$/),
  tokens: fill("client-login-timeout-input", "2", "tokens-tab-save", /^realm\.accessCodeLifespan$/),
  "client-policies/profiles": {
    run: async (page) => {
      await page.getByTestId("jsonEditor-profilesView").click();
      await rewrite(page, (text) => text.replace('"about this"', '"about that"'), "jsonEditor-saveBtn");
    },
    changes: [/^profiles\.changed\.description$/],
  },
  "client-policies/policies": {
    run: async (page) => {
      await page
        .getByRole("row", { name: /^changed/ })
        .getByRole("switch")
        .click({ force: true });
      await page.getByTestId("confirm").click();
    },
    changes: [/^policies\.changed\.enabled$/],
  },
  "user-profile/attributes": {
    run: async (page) => {
      const handle = page.getByTestId("deep").getByRole("button").first();
      await handle.focus();
      for (const key of ["Enter", "ArrowUp", "Enter"]) {
        await pressKey(page, key);
        if (key === "Enter") continue;
        await expect(page.locator("[aria-live]").filter({ hasText: "is now at place" })).toBeAttached();
      }
    },
    changes: [/^profile\.order$/],
  },
  "user-profile/attributes-group": {
    run: async (page) => {
      await act(page, /^changed/, "Delete");
      await page.getByTestId("confirm").click();
    },
    changes: [/^profile\.groups\.changed$/],
  },
  "user-profile/json-editor": {
    run: (page) => rewrite(page, (text) => text.replace("${lastName}", "Family name"), "save"),
    changes: [/^profile\.attributes\.lastName\.displayName$/],
  },
  "user-registration/default-roles": {
    run: async (page) => {
      await act(page, /offline_access/, "Unassign");
      await page.getByTestId("confirm").click();
    },
    changes: [/^defaultRoles$/],
  },
  "user-registration/default-groups": {
    run: async (page) => {
      await act(page, /changed/, "Remove");
      await page.getByTestId("confirm").click();
    },
    changes: [/^defaultGroups$/],
  },
};
