// What the specs about the import of users share: the page's parts, and what it saves.
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { admin } from "../server";
import { expect } from "../test";

export const place = (realm: string) => `/${realm}/users/import`;
export const paste = (page: Page, text: string) => page.getByTestId("import-text").fill(text);
export const choose = (page: Page, name: string, text: string | Buffer) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.isBuffer(text) ? text : Buffer.from(text) });
export const summary = (page: Page) => page.getByTestId("import-summary");
export const planned = (page: Page, name: string) =>
  page.getByTestId("import-plan").getByRole("row").filter({ hasText: name });
export const check = (page: Page) => page.getByTestId("import-check").click();
export const run = (page: Page) => page.getByTestId("import-start").click();
export const card = (page: Page) => page.getByTestId("bulk-run");
export const ended = (page: Page, measure: string) =>
  expect(card(page).getByRole("progressbar")).toHaveAttribute("aria-valuetext", measure, { timeout: 90_000 });
export const find = async (realm: string, username: string) =>
  (await admin.users.find({ realm, username, exact: true }))[0];
export const saved = async (page: Page, button: string) => {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByTestId(button).click()]);
  return readFileSync(await file.path(), "utf8");
};
