// A question belongs to the page it is asked on: it closes with it, and nothing is done.
import type { Page } from "@playwright/test";
import { hold } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { signInAs } from "../../support/signIns";
import { expect, test, visit } from "../../support/test";

const goTo = (page: Page, place: string) => page.evaluate((address) => void (location.hash = address), place);

/** Writes that the page sends. */
function writes(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/admin/realms") && request.method() !== "GET")
      sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** Makes roles that begin with the same name. @returns the beginning */
async function family(realm: string, size: number): Promise<string> {
  const prefix = uniqueName("asked");
  for (let n = 10; n < 10 + size; n++) await admin.roles.create({ realm, name: `${prefix}-${n}` });
  return prefix;
}

const questions: Record<string, (page: Page, realm: string) => Promise<void>> = {
  "signing out all sessions": async (page, realm) => {
    const { username } = await createUser(realm, uniqueName("signed-in"));
    await signInAs(realm, "admin-cli", username);
    await visit(page, `/${realm}/sessions`);
    await page.getByRole("button", { name: "Action" }).click();
    await page.getByTestId("logout-all").click();
    await expect(page.getByTestId("confirm-realm")).toHaveText(realm);
  },
  "deleting a role": async (page, realm) => {
    const prefix = await family(realm, 1);
    await visit(page, `/${realm}/roles?search=${prefix}`);
    await page.getByRole("row").filter({ hasText: prefix }).getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  },
  "deleting selected roles": async (page, realm) => {
    const prefix = await family(realm, 2);
    await visit(page, `/${realm}/roles?search=${prefix}`);
    await expect(page.getByRole("row").filter({ hasText: prefix })).toHaveCount(2);
    await page.locator('input[name="check-all"]').check();
    await page.getByTestId("bulk").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByTestId("confirm-realm")).toHaveText(realm);
  },
};

for (const [what, ask] of Object.entries(questions))
  test(`${what}: the question closes with its realm and its page, and nothing is done`, async ({ page, realm }) => {
    await ask(page, realm);
    const sent = writes(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await goTo(page, "/master/realms");
    await expect(page.getByTestId("add-realm")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByTestId("currentRealm")).toHaveText(realm);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await ask(page, realm);
    await expect(page.getByRole("dialog")).toBeVisible();
    await goTo(page, `/${realm}/client-scopes`);
    await expect(page.getByRole("heading", { level: 1, name: "Client scopes" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(sent).toEqual([]);
  });

test("rows that are still read when the page is left are not asked about elsewhere, and the run says so", async ({
  page,
  realm,
}) => {
  const prefix = await family(realm, 12);
  await visit(page, `/${realm}/roles?search=${prefix}`);
  await page.locator('input[name="check-all"]').check();
  await page.getByRole("button", { name: "Select all matching" }).click();
  await page.getByTestId("bulk").click();
  const sent = writes(page);
  const release = await hold(page, /\/roles\?/);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByTestId("bulk-run")).toBeVisible();
  await goTo(page, "/master/realms");
  await expect(page.getByTestId("add-realm")).toBeVisible();
  release();
  await expect(page.getByTestId("last-alert")).toContainText("Nothing was changed");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByTestId("bulk-run")).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await admin.roles.find({ realm, search: prefix })).toHaveLength(12);
});

test("a conflict found after the form was left is not asked on another realm's form", async ({ page, realm }) => {
  const name = uniqueName("conflict");
  await admin.roles.create({ realm, name, description: "before" });
  const role = await admin.roles.findOneByName({ realm, name });
  const id = role?.id ?? "";
  await visit(page, `/${realm}/roles/${id}/details`);
  await page.getByTestId("description").fill("mine");
  await admin.roles.updateById({ realm, id }, { ...role, description: "theirs" });
  const sent = writes(page);
  const release = await hold(page, new RegExp(`/roles-by-id/${id}`));
  const read = page.waitForRequest(new RegExp(`/roles-by-id/${id}`));
  await page.getByTestId("save").click();
  await read;
  await page.getByTestId("nav-item-roles").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("table-search-input")).toBeVisible();
  await goTo(page, "/master/roles/new");
  await expect(page.getByRole("heading", { level: 1, name: "Create role" })).toBeVisible();
  const answered = page.waitForResponse(new RegExp(`/roles-by-id/${id}`));
  release();
  await answered;
  await page.getByTestId("name").fill("still here");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent).toEqual([]);
});
