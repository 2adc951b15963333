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

test("what ends the session of this console with all others says so, in its own realm only", async ({
  page,
  newPage,
  newConsole,
}) => {
  const { realm, as } = await newConsole();
  const shown = async (on: typeof page, choose: string) => {
    await on.getByTestId("action-dropdown").click();
    await on.getByTestId(choose).click();
    return on.getByRole("dialog");
  };
  await open(page, `/${realm}/sessions`, { realm, as });
  await expect(await shown(page, "logout-all")).toContainText("you will have to sign in again");
  await page.getByTestId("cancel").click();
  await expect(await shown(page, "revocation")).toContainText("“Set to now” also ends the session of this console");
  const other = await newPage();
  await open(other, `/${realm}/sessions`);
  await expect(await shown(other, "logout-all")).toContainText("If you sign out all active sessions");
  await expect(other.getByRole("dialog")).not.toContainText("sign in again");
  await other.getByTestId("cancel").click();
  await expect(await shown(other, "revocation")).not.toContainText("also ends the session");
});
