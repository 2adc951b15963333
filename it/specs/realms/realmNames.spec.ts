// Realm names: those that the server accepts work everywhere, those that it refuses are refused at the field.
import { chooseDelete, expect, listOf, openCreate, row, table, test } from "../../support/realms";
import { admin, uniqueName } from "../../support/server";
import { open, visit } from "../../support/test";

const accepted = ["100% sure %22-%zz %2F", 'The "quoted" it\'s  two blanks', "الإدارة", "🏠 a|b^c`d~e"];

for (const part of accepted)
  test(`${part}: created, opened, listed and deleted`, async ({ page, deleteLater }) => {
    const name = `${part} ${uniqueName("n")}`;
    deleteLater(name);
    await visit(page, "/master/realms");
    await openCreate(page);
    await page.getByTestId("realm").fill(name);
    await page.getByTestId("create").click();
    await expect(page).toHaveURL(`${page.url().split("#")[0]}#/${encodeURIComponent(name)}/realms`, {
      timeout: 30_000,
    });
    await expect(page.getByTestId("last-alert")).toHaveText("Realm created successfully");
    expect(await admin.realms.findOne({ realm: name })).toMatchObject({ realm: name });

    await expect(page.getByTestId("currentRealm")).toHaveText(name);
    await expect(page.getByTestId("view-header")).toHaveText("Manage realms");
    await visit(page, listOf(name));
    await table(page).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.reload();
    await expect(page.getByTestId("currentRealm")).toHaveText(name);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} - Gatehouse`);

    await page.goBack();
    await expect(row(page, name)).toHaveCount(1);
    await chooseDelete(page, name);
    await expect(page.getByRole("dialog", { name: `Delete realm ${name}?` }).getByRole("listitem")).toHaveText(name);
    await page.getByTestId("confirm-text").fill(name);
    await page.getByTestId("confirm").click();
    await expect(page.getByTestId("last-alert")).toHaveText("The realm has been deleted");
    expect(await admin.realms.findOne({ realm: name })).toBeNull();
  });

test("names that the server refuses are refused at the field, nothing is lost", async ({ page, allowConsole }) => {
  allowConsole(/status of (400|409)/);
  await open(page, "/master/realms");
  const dialog = await openCreate(page);
  const helper = page.getByTestId("realm-helper");
  const refuse = async (name: string, error: string) => {
    await page.getByTestId("realm").fill(name);
    await page.getByTestId("create").click();
    await expect(helper, name).toHaveText(error);
    await expect(page.getByTestId("realm")).toHaveValue(name);
    await expect(page.getByTestId("realm")).toBeFocused();
    await expect(page.getByTestId("create")).toBeEnabled();
  };
  await refuse("x".repeat(238), "Max length 237");
  const file = `{ "displayName": "Kept" }`;
  await page.getByRole("textbox", { name: "File content" }).fill(file);
  for (const character of "/;&+?#:@,=$!*()[\\") await refuse(`a${character}b`, `Character '${character}' not allowed.`);
  await refuse("master", "Realm master already exists");
  // the server takes these, but no address of such a realm reaches it, or it fails over them
  const unusable = "The server cannot work with this name.";
  for (const name of [".", "..", "a{b", "a}b"]) await refuse(name, unusable);
  await refuse("  ", "Required field");
  await expect(page.getByRole("textbox", { name: "File content" })).toHaveValue(file);
  await dialog.getByTestId("cancel").click();
});
