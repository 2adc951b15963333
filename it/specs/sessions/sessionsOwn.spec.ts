// Ending one's own session from the list of sessions.
import { open, expect } from "../../support/test";
import { test } from "../../support/signIn";

test("one's own session is marked, asked about, and leaves the console", async ({ page, newConsole }) => {
  const { realm, as } = await newConsole();
  await open(page, `/${realm}/sessions`, { realm, as });
  const own = page.getByRole("grid").locator("tbody tr").filter({ hasText: "this console" });
  await own.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("dialog")).toContainText("you will have to sign in again");
  await page.getByTestId("cancel").click();
  await expect(own).toHaveCount(1);
  await own.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.locator("#kc-form-login, #kc-page-title").first()).toBeVisible();
});
