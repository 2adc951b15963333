// Custom pages of the extensions in it/providers: in the menu, items made, changed by two at once, deleted, odd names.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { addressOf, itemsOf, newItem, NOTES, ODD, settingsOf } from "../../support/areas/customUi";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const MASK = "**********";

const heading = (page: Page) => page.getByTestId("view-header");
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const entry = (page: Page, id: string) => page.getByTestId(`nav-item-page-section/${id}`);

test("a page has its entry in the menu and shows the items that REST made, only its own @smoke", async ({
  page,
  realm,
}) => {
  const title = uniqueName("seen");
  await newItem(realm, NOTES, { title, "note.text": "by REST", color: "pink", secret: "hidden" });
  await newItem(realm, ODD, { "100%": "another page's" });
  await open(page, `/${realm}/roles`);
  await entry(page, NOTES).click();
  await expect(heading(page)).toHaveText(NOTES);
  await expect(entry(page, NOTES)).toHaveAttribute("aria-current", "page");
  await expect(row(page, title)).toContainText("by REST");
  await expect(row(page, title)).toContainText("pink");
  await expect(page.getByRole("columnheader")).toContainText(["Title", "Text", "Color"]);
  await expect(page.getByRole("columnheader", { name: "Secret" })).toHaveCount(0);
  await expect(page.getByText("another page's")).toHaveCount(0);

  await page.getByTestId("table-search-input").getByRole("textbox").fill("no such note");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
  await entry(page, ODD).click();
  await expect(page.getByRole("columnheader").nth(0)).toHaveText("a.b[0]");
  await expect(entry(page, NOTES)).not.toHaveAttribute("aria-current", "page");
});

test("an item is made: what is needed is shown at the field, defaults count, every value is sent as a list", async ({
  page,
  realm,
}) => {
  const title = uniqueName("made");
  await open(page, addressOf(realm, NOTES));
  await page.getByRole("link", { name: "Create item" }).click();
  await expect(heading(page)).toHaveText("Create item");
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("token").fill("a");
  await page.getByTestId("save").click();
  await expect(page.getByText("Required field")).toBeVisible();
  await expect(page.getByTestId("title")).toBeFocused();
  await page.getByTestId("title").fill(title);
  await page.getByTestId("note.text").fill("two\nlines");
  await page.getByTestId("config.secret").fill("open sesame");
  await page.getByTestId("token").fill("a token");
  await page.getByTestId("weight").fill("12");
  await page.locator("#color").click();
  await page.getByRole("option", { name: "green" }).click();
  await page.getByTestId("config.tags0").fill("first");
  await page.getByTestId("config.tags-addValue").click();
  await page.getByTestId("config.tags1").fill("second ## third");
  const sent = page.waitForRequest((request) => request.method() === "POST" && /\/components\/?$/.test(request.url()));
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/Saved successfully/);
  await expect(heading(page)).toHaveText(title);
  const [made] = (await itemsOf(realm, NOTES)).filter(({ config }) => config?.title?.[0] === title);
  await expect(page).toHaveURL(new RegExp(`/page-section/${NOTES}/${made?.id}$`));
  expect(made?.config).toMatchObject({
    title: [title],
    "note.text": ["two\nlines"],
    secret: [MASK],
    token: [MASK],
    weight: ["12"],
    pinned: ["true"],
    color: ["green"],
    tags: ["first", "second ## third"],
  });
  const { config } = (await sent).postDataJSON();
  expect(config).toMatchObject({ realm: [realm], providerId: [NOTES], secret: ["open sesame"] });
  expect(Object.values(config).every(Array.isArray)).toBe(true);

  // the page stays, and what is saved next changes the same item
  await page.getByTestId("title").fill(`${title} again`);
  await page.getByTestId("save").click();
  await expect(heading(page)).toHaveText(`${title} again`);
  expect(await settingsOf(realm, made?.id ?? "")).toMatchObject({ title: [`${title} again`], secret: [MASK] });
});

test("every type of setting can be read back, changed and emptied", async ({ page, realm }) => {
  const id = await newItem(realm, NOTES, {
    title: uniqueName("full"),
    "note.text": "old",
    weight: "7",
    pinned: "false",
    days: ["Monday", "Friday"],
    tags: ["one", "two"],
    links: JSON.stringify([{ key: "home", value: "https://gatehouse.example" }]),
    client: "account",
    script: "1 + 1;",
  });
  await open(page, addressOf(realm, NOTES, id));
  await expect(page.getByTestId("note.text")).toHaveValue("old");
  await expect(page.getByTestId("weight")).toHaveValue("7");
  await expect(page.locator("#pinned")).not.toBeChecked();
  await expect(page.getByTestId("config.tags1")).toHaveValue("two");
  await expect(page.getByText("Monday", { exact: true })).toBeVisible();
  await page.getByTestId("note.text").fill("");
  await page.locator("label", { has: page.locator("#pinned") }).click();
  await page.getByTestId("remove0").click();
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/Saved successfully/);
  const now = await settingsOf(realm, id);
  expect(now).toMatchObject({ pinned: ["true"], tags: ["two"], weight: ["7"], days: ["Friday", "Monday"] });
  expect(now).toMatchObject({ client: ["account"], script: ["1 + 1;"] });
  expect(now?.["note.text"]?.[0] ?? "").toBe("");
});

test("two administrators: both changes stay, and the secret goes back as it came", async ({ page, realm }) => {
  const title = uniqueName("shared");
  const id = await newItem(realm, NOTES, { title, secret: "kept", color: "yellow" });
  await open(page, addressOf(realm, NOTES, id));
  await page.getByTestId("note.text").fill("mine");
  const theirs = (await admin.components.findOne({ realm, id })) ?? {};
  await admin.components.update({ realm, id }, { ...theirs, config: { ...theirs.config, color: ["pink"] } });
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/Saved successfully/);
  expect((await sent).postDataJSON().config.secret).toEqual([MASK]);
  expect(await settingsOf(realm, id)).toMatchObject({ "note.text": ["mine"], color: ["pink"], secret: [MASK] });
  await expect(page.locator("#color")).toHaveText("pink");

  await page.getByTestId("title").fill(`${title} mine`);
  const fresh = (await admin.components.findOne({ realm, id })) ?? {};
  await admin.components.update({ realm, id }, { ...fresh, config: { ...fresh.config, title: [`${title} theirs`] } });
  await page.getByTestId("save").click();
  const dialog = page.getByRole("dialog", { name: "This was changed by someone else" });
  await dialog.getByLabel(`Theirs: ${title} theirs`).check();
  await dialog.getByTestId("resolve").click();
  await expect(heading(page)).toHaveText(`${title} theirs`);
  expect(await settingsOf(realm, id)).toMatchObject({ title: [`${title} theirs`] });
});

test("what the server refuses or fails to save stays in the form", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500), /status of 400/);
  const id = await newItem(realm, NOTES, { title: uniqueName("heavy"), weight: "1" });
  await open(page, addressOf(realm, NOTES, id));
  await page.getByTestId("weight").fill("500");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText("A note weighs at most 100.");
  await expect(page.getByTestId("weight")).toHaveValue("500");
  await page.getByTestId("weight").fill("50");
  const lift = await inject(page, new RegExp(`/components/${id}$`), 500, "PUT");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("weight")).toHaveValue("50");
  expect(await settingsOf(realm, id)).toMatchObject({ weight: ["1"] });
  lift();
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/Saved successfully/);
  expect(await settingsOf(realm, id)).toMatchObject({ weight: ["50"] });
});

test("an item is deleted from the list and from its page, by its name", async ({ page, realm }) => {
  const title = uniqueName("gone");
  const first = await newItem(realm, NOTES, { title });
  const second = await newItem(realm, NOTES, { title: `${title} too` });
  await open(page, addressOf(realm, NOTES));
  await row(page, title).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete item?" });
  await expect(dialog.getByRole("listitem")).toHaveText(title);
  await dialog.getByTestId("cancel").click();
  expect(await settingsOf(realm, first)).toBeDefined();
  await row(page, title).getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(/The item has been deleted/);
  await expect(row(page, title)).toHaveCount(0);

  await row(page, `${title} too`).getByRole("link").click();
  await page.getByTestId("note.text").fill("typed in vain");
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-item").click();
  await dialog.getByTestId("confirm").click();
  await expect(heading(page)).toHaveText(NOTES);
  const left = (await itemsOf(realm, NOTES)).map(({ id }) => id);
  expect(left).not.toContain(first);
  expect(left).not.toContain(second);
});

test("odd names of page and settings", async ({ page, realm }) => {
  await open(page, `/${realm}/roles`);
  await entry(page, ODD).click();
  await expect(heading(page)).toHaveText(ODD);
  await page.getByRole("link", { name: "Create item" }).first().click();
  for (const name of ["a.b[0]", `it's "so"`, "100%", "realm"]) await page.getByTestId(name).fill(`value of ${name}`);
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toHaveText(/Saved successfully/);
  await expect(heading(page)).toHaveText("value of a.b[0]");
  const made = (await itemsOf(realm, ODD)).find(({ config }) => config?.["a.b[0]"]);
  expect(made?.config).toMatchObject({
    "a.b[0]": ["value of a.b[0]"],
    [`it's "so"`]: [`value of it's "so"`],
    "100%": ["value of 100%"],
    realm: ["value of realm"],
  });
  await page.reload();
  await expect(page.getByRole("textbox", { name: `it's "so"`, exact: true })).toHaveValue(`value of it's "so"`);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(row(page, "value of a.b[0]")).toContainText("value of 100%");
});

test("an unknown page, an unknown item and another page's item are not found, in place @smoke", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(404));
  const id = await newItem(realm, ODD, { "100%": "elsewhere" });
  for (const address of [addressOf(realm, "no-such-page"), addressOf(realm, NOTES, id)]) {
    await open(page, address);
    await expect(heading(page), address).toHaveText("Page not found");
    await expect(page.getByRole("link", { name: "Go to the start page" })).toBeVisible();
    await expect(page.getByTestId("nav-item-roles")).toBeVisible();
  }
  await open(page, addressOf(realm, NOTES, "no-such-item"));
  await expect(page.getByRole("main")).toContainText(/not found/i);
});
