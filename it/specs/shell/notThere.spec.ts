// An object that is not there: one page says so, under a name of its own, with ways on.
import { expect, open, test, visit } from "../../support/test";

test("an object that is not there has a heading, a title, and ways on; so has its realm", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 404/, /^warning: Unable to find out who is signed in/);
  const heading = page.getByRole("heading", { level: 1 });
  await open(page, `/${realm}/sessions`);
  for (const place of ["clients/nope/settings", "roles/nope/details", "users/nope/settings", "groups/nope"]) {
    await visit(page, `/${realm}/${place}`);
    await expect(heading, place).toHaveText("Page not found");
    await expect(page, place).toHaveTitle("Page not found - Gatehouse");
    await expect(page.locator("main").getByRole("button", { name: "Try again" }), place).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }), place).not.toContainText("Sessions");
  }
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL(new RegExp(`#/${realm}$`));
  await visit(page, "/no such realm/roles");
  await expect(heading).toHaveText("Page not found");
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL(/#\/master$/);
});
