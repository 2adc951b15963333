// The create dialog of the realm list: by form, by JSON, refused, left and taken up again.
import type { Page } from "@playwright/test";
import { browserLine } from "../../support/faults";
import { expect, listOf, openCreate, row, test } from "../../support/realms";
import { admin, createUser, uniqueName } from "../../support/server";
import { open } from "../../support/test";

const codeOf = (page: Page) => page.getByRole("textbox", { name: "File content" });
const nameOf = (page: Page) => page.getByTestId("realm");
const fileOf = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

/** Sends the form; the new realm's list follows. */
async function create(page: Page, name: string): Promise<void> {
  await page.getByTestId("create").click();
  await expect(page.getByTestId("last-alert")).toHaveText("Realm created successfully");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`#/${name}/realms$`));
}

test.describe("create a realm", () => {
  test("by its name; the name is required, a second click sends nothing", async ({ page, deleteLater }) => {
    const name = uniqueName("form");
    deleteLater(name);
    await open(page, "/master/realms");
    await openCreate(page);
    await page.getByTestId("create").click();
    await expect(page.getByTestId("realm-helper")).toHaveText("Required field");
    await expect(nameOf(page)).toBeFocused();
    await nameOf(page).fill(name);
    await expect(page.getByTestId("realm-helper")).toHaveCount(0);
    await page.locator("#enabled").click({ force: true });
    await expect(page.locator("#enabled")).not.toBeChecked();
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && /\/admin\/realms\/?$/.test(request.url())) sent.push(request.postDataJSON());
    });
    await page.getByTestId("create").dblclick();
    await expect(page.getByTestId("last-alert")).toHaveText("Realm created successfully");
    await expect(page).toHaveURL(new RegExp(`#/${name}/realms$`));
    expect(sent).toEqual([{ realm: name, enabled: false }]);
    expect(await admin.realms.findOne({ realm: name })).toMatchObject({ realm: name, enabled: false });
    await open(page, listOf(name));
    await expect(row(page, name)).toBeVisible();
  });

  test("by who may do nothing else", async ({ signedOutPage: page, deleteLater, allowConsole }) => {
    // newer servers name nobody without a right in the realm in force
    allowConsole(browserLine(403), /Unable to find out who is signed in/);
    const maker = await createUser("master", uniqueName("maker"), ["create-realm"]);
    const name = uniqueName("own");
    deleteLater(name);
    await open(page, "/master/realms", { as: maker });
    await expect(page.getByTestId("empty-state")).toContainText("You may not see any realm yet");
    await openCreate(page);
    await nameOf(page).fill(name);
    await create(page, name);
    await expect(page.getByTestId("nav-item-users")).toBeVisible();
    await page.getByTestId("nav-item-realms").click();
    await expect(page.getByRole("row", { name })).toBeVisible();
  });

  test("from pasted JSON that the form overlays", async ({ page, deleteLater }) => {
    const [pasted, name] = [uniqueName("pasted"), uniqueName("overlaid")];
    deleteLater(pasted, name);
    await open(page, "/master/realms");
    await openCreate(page);
    await page
      .locator(".w-tc-editor-text")
      .fill(JSON.stringify({ realm: pasted, enabled: false, displayName: "Pasted", loginTheme: "keycloak" }));
    await expect(nameOf(page)).toHaveValue(pasted);
    await expect(page.locator("#enabled")).not.toBeChecked();
    await nameOf(page).fill(name);
    await create(page, name);
    const made = await admin.realms.findOne({ realm: name });
    expect(made).toMatchObject({ displayName: "Pasted", loginTheme: "keycloak", enabled: false });
    expect(await admin.realms.findOne({ realm: pasted })).toBeNull();
  });

  test("from a chosen file, also one too long to be edited", async ({ page, deleteLater }) => {
    const name = uniqueName("file");
    deleteLater(name);
    const attributes = { note: "x".repeat(2100) };
    const users = Array.from({ length: 50 }, (_, index) => ({
      username: `${index}`,
      attributes: { a: [attributes.note] },
    }));
    const text = JSON.stringify({ realm: name, displayName: "From a file", users });
    expect(text.length).toBeGreaterThan(102_400);
    await open(page, "/master/realms");
    const dialog = await openCreate(page);
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByText("Browse...").click();
    await (await chooser).setFiles(fileOf("small.json", `{ "realm": "small", "displayName": "Small" }`));
    await expect(page.locator("#kc-realm-filename-filename")).toHaveValue("small.json");
    await expect(codeOf(page)).toHaveText(`{ "realm": "small", "displayName": "Small" }`);
    await expect(nameOf(page)).toHaveValue("small");
    await expect(codeOf(page)).toBeEditable();
    const second = page.waitForEvent("filechooser");
    await dialog.getByText("Browse...").click();
    await (await second).setFiles(fileOf("large.json", text));
    await expect(codeOf(page)).toHaveValue("Preview disabled because content is too long.");
    await expect(codeOf(page)).not.toBeEditable();
    await expect(nameOf(page)).toHaveValue(name);
    await create(page, name);
    expect(await admin.realms.findOne({ realm: name })).toMatchObject({ displayName: "From a file", enabled: true });
    expect(await admin.users.count({ realm: name })).toBe(50);
  });

  test("cleared JSON is not sent; what was typed stays", async ({ page, deleteLater }) => {
    const name = uniqueName("cleared");
    deleteLater(name);
    await open(page, "/master/realms");
    const dialog = await openCreate(page);
    const clear = dialog.getByRole("button", { name: "Clear", exact: true });
    await expect(clear).toBeDisabled();
    const other = `{ "realm": "other", "enabled": false, "displayName": "Gone" }`;
    await codeOf(page).fill(other);
    await expect(page.locator("#enabled")).not.toBeChecked();
    // nothing of one file is left in another
    await codeOf(page).fill(`{ "displayName": "Gone, too" }`);
    await expect(page.locator("#enabled")).toBeChecked();
    await expect(nameOf(page)).toHaveValue("");
    await codeOf(page).fill(other);
    await nameOf(page).fill(name);
    await clear.click();
    const question = page.getByRole("dialog", { name: "Clear this file", exact: true });
    await expect(question).toContainText("Are you sure you want to clear this file?");
    await question.getByTestId("cancel").click();
    await expect(codeOf(page)).not.toHaveValue("");
    await clear.click();
    await page.getByTestId("clear-button").click();
    await expect(codeOf(page)).toHaveValue("");
    await expect(clear).toBeDisabled();
    await expect(nameOf(page)).toHaveValue(name);
    await page.locator("#enabled").click({ force: true });
    await create(page, name);
    const made = await admin.realms.findOne({ realm: name });
    expect(made).toMatchObject({ realm: name, enabled: true });
    expect(made?.displayName ?? "").toBe("");
  });

  test("JSON that is no object is shown at its field, nothing is lost", async ({ page, deleteLater }) => {
    const name = uniqueName("repaired");
    deleteLater(name);
    await open(page, "/master/realms");
    await openCreate(page);
    await nameOf(page).fill(name);
    const error = page.getByTestId("kc-realm-filename-helper");
    const noObject = "This is not a JSON object.";
    for (const [wrong, problem] of [
      [`{\n  "realm": "repaired",\n}`, /^This is no valid JSON: .*line 3 column 1/],
      [`{ "realm": `, /^This is no valid JSON: ./],
      [`[1, 2]`, noObject],
      [`"text"`, noObject],
      [`null`, noObject],
    ] as const) {
      await codeOf(page).fill(wrong);
      await expect(error, wrong).toHaveCount(0);
      await page.getByTestId("create").click();
      await expect(error, wrong).toHaveText(problem);
      await expect(codeOf(page)).toHaveValue(wrong);
      await expect(codeOf(page)).toHaveAttribute("aria-invalid", "true");
      await expect(codeOf(page)).toBeFocused();
      await expect(nameOf(page)).toHaveValue(name);
    }
    await codeOf(page).fill(`{ "displayName": "Repaired" }`);
    await expect(error).toHaveCount(0);
    await create(page, name);
    expect(await admin.realms.findOne({ realm: name })).toMatchObject({ displayName: "Repaired" });
  });

  test("JSON that the server does not understand is shown, nothing is lost", async ({ page, allowConsole }) => {
    allowConsole(/status of 400/);
    await open(page, "/master/realms");
    await openCreate(page);
    const text = `{ "realm": "unused", "noSuchField": true }`;
    await codeOf(page).fill(text);
    await page.getByTestId("create").click();
    const message = "unable to read contents from stream";
    await expect(page.getByTestId("last-alert")).toHaveText(`Could not create realm ${message}`);
    await expect(page.getByTestId("kc-realm-filename-helper")).toHaveText(message);
    await expect(page.getByTestId("realm-helper")).toHaveCount(0);
    await expect(codeOf(page)).toHaveValue(text);
    expect(await admin.realms.findOne({ realm: "unused" })).toBeNull();
  });
});

test.describe("leaving the dialog", () => {
  const typed = uniqueName("typed");

  test("Back asks; the draft is offered again, without the file's content", async ({ page }) => {
    await open(page, "/master");
    await page.getByTestId("nav-item-realms").click();
    await openCreate(page);
    await codeOf(page).fill(`{ "displayName": "secret of a file" }`);
    await nameOf(page).fill(typed);
    await page.goBack();
    const question = page.getByRole("dialog", { name: "Leave without saving?", exact: true });
    await question.getByTestId("cancel").click();
    await expect(nameOf(page)).toHaveValue(typed);
    await expect(page).toHaveURL(/realms$/);
    await page.goBack();
    await question.getByTestId("confirm").click();
    await expect(page.getByTestId("welcomeTitle")).toBeVisible();
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    // half a second after the last key stroke
    await expect.poll(kept).toContain(typed);
    expect(await kept()).not.toContain("secret of a file");

    await page.getByTestId("nav-item-realms").click();
    await openCreate(page);
    await page.getByRole("button", { name: "Use the draft" }).click();
    await expect(nameOf(page)).toHaveValue(typed);
    await expect(codeOf(page)).toHaveValue("");
  });

  test("a reload asks and offers the draft; discarding and cancelling drop it", async ({ page }) => {
    await open(page, "/master/realms");
    await openCreate(page);
    await nameOf(page).fill(typed);
    // the page knows a moment later what was typed
    await expect
      .poll(() => page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true }))))
      .toBe(false);
    const requested = page.waitForEvent("dialog");
    const reloaded = page.reload();
    const dialog = await requested;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloaded;
    await openCreate(page);
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await expect(page.getByText("There is a draft")).toHaveCount(0);
    await nameOf(page).fill(typed);
    await page.getByTestId("cancel").click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openCreate(page);
    await expect(nameOf(page)).toHaveValue("");
    await expect(page.getByText("There is a draft")).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId("add-realm")).toBeVisible();
  });

  test("closing by Escape keeps the draft", async ({ page }) => {
    await open(page, "/master/realms");
    await openCreate(page);
    await nameOf(page).fill(typed);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openCreate(page);
    await page.getByRole("button", { name: "Use the draft" }).click();
    await expect(nameOf(page)).toHaveValue(typed);
    await page.getByTestId("cancel").click();
    await openCreate(page);
    await expect(page.getByText("There is a draft")).toHaveCount(0);
  });
});
