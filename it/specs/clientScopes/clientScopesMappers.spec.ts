// Mappers of a client scope: list, both dialogs, form, safe save, deletion.
import { lastAlert } from "../../support/controls";
import { column, makeScope, row, save, scopeAt, scopeNow, search, table } from "../../support/areas/clientScopes";
import { MESSAGE, inject } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const claim = (name: string) => ({
  name,
  protocol: "openid-connect",
  protocolMapper: "oidc-hardcoded-claim-mapper",
  config: { "claim.name": name, "claim.value": "1", "jsonType.label": "String", "made.up": "kept" },
});

test("predefined mappers are added; what is there is not offered again", async ({ page, realm }) => {
  const id = await makeScope(realm, uniqueName("predefined"));
  await open(page, scopeAt(realm, id, "mappers"));
  await expect(page.getByRole("heading", { name: "No mappers" })).toBeVisible();
  await page.getByTestId("add-predefined-mapper-empty-action").click();
  const dialog = page.getByRole("dialog", { name: "Add predefined mappers", exact: true });
  const offered = dialog.getByRole("grid", { name: "Add predefined mappers", exact: true });
  await expect(dialog.getByTestId("confirm")).toBeDisabled();
  const names = await offered.locator("tbody tr td:nth-child(2)").allInnerTexts();
  expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
  await offered.getByLabel("Select row 0").click();
  await offered.getByLabel("Select row 1").click();
  await dialog.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Mapping successfully created");
  await expect(dialog).toHaveCount(0);
  await expect(row(page, names[0] ?? "")).toBeVisible();
  const made = (await scopeNow(realm, id)).protocolMappers?.map(({ name }) => name);
  expect(made?.sort()).toEqual(names.slice(0, 2).sort());

  await page.locator("#mapperAction").click();
  await page.getByRole("menuitem", { name: "From predefined mappers" }).click();
  await expect(offered.locator("tbody tr")).not.toHaveCount(0);
  expect(await offered.locator("tbody tr td:nth-child(2)").allInnerTexts()).not.toContain(names[0]);
  await dialog.getByTestId("table-search-input").getByRole("textbox").fill("no such mapper");
  await dialog.getByTestId("table-search-input").getByRole("textbox").press("Enter");
  await expect(dialog.getByRole("heading", { name: "No search results" })).toBeVisible();
  await dialog.getByTestId("cancel").click();
  await expect(dialog).toHaveCount(0);
});

test("a mapper is configured, changed and deleted @smoke", async ({ page, realm }) => {
  const id = await makeScope(realm, uniqueName("configured"));
  await open(page, scopeAt(realm, id, "mappers"));
  await page.getByTestId("configure-a-new-mapper-empty-action").click();
  const dialog = page.getByRole("dialog", { name: "Configure a new mapper", exact: true });
  await dialog.getByText("User Attribute", { exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText("Add mapper");
  await expect(page.locator("#mapperType")).toHaveValue("User Attribute");
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("claim.name").fill("work");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toHaveText("Required field");
  await page.getByTestId("name").fill("office");
  await page.getByTestId("config.user🍺attribute").fill("office");
  await page.getByTestId("claim.name").fill("work.office");
  await page.getByRole("button", { name: "Claim JSON Type" }).click();
  await page.getByRole("option", { name: "long", exact: true }).click();
  await save(page, "Mapping successfully created");
  await expect(page.getByTestId("view-header")).toHaveText("office");
  await expect(page).toHaveTitle("office - Gatehouse");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("office");
  await expect(page.locator("#view-header-subkey")).toHaveText("User Attribute");
  const read = async () => (await scopeNow(realm, id)).protocolMappers?.[0];
  expect(await read()).toMatchObject({
    name: "office",
    protocol: "openid-connect",
    protocolMapper: "oidc-usermodel-attribute-mapper",
    config: {
      "user.attribute": "office",
      "claim.name": "work.office",
      "jsonType.label": "long",
      "id.token.claim": "true",
    },
  });
  await expect(page).toHaveURL(new RegExp(`mappers/${(await read())?.id}/edit$`));
  await page.locator('[id="id.token.claim"]').click({ force: true });
  await save(page, "Mapping successfully updated");
  expect((await read())?.config).toMatchObject({ "id.token.claim": "false", "access.token.claim": "true" });
  await page.getByRole("link", { name: "Cancel", exact: true }).click();
  await expect(row(page, "office")).toBeVisible();
  expect(await row(page, "office").locator("td").allInnerTexts()).toEqual(
    expect.arrayContaining(["office", "Token mapper", "User Attribute"]),
  );
  await row(page, "office").getByRole("link").click();
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Mapping successfully deleted");
  await expect(page.getByRole("heading", { name: "No mappers" })).toBeVisible();
  expect(await read()).toBeUndefined();
});

test("the list is ordered by priority, searched, and deletes at once", async ({ page, realm }) => {
  const audience = { name: "aud", protocol: "openid-connect", protocolMapper: "oidc-audience-mapper", config: {} };
  const roleName = { name: "rename", protocol: "openid-connect", protocolMapper: "oidc-role-name-mapper", config: {} };
  const id = await makeScope(realm, uniqueName("list"), { protocolMappers: [claim("hard"), audience, roleName] });
  await open(page, scopeAt(realm, id, "mappers"));
  await expect(table(page).locator("tbody tr")).toHaveCount(3);
  const priorities = (await column(page, 3)).map(Number);
  expect(priorities).toEqual([...priorities].sort((a, b) => a - b));
  await search(page, "HARD");
  await expect(table(page).locator("tbody tr")).toHaveCount(1);
  await row(page, "hard").getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(lastAlert(page)).toHaveText("Mapping successfully deleted");
  expect((await scopeNow(realm, id)).protocolMappers?.map(({ name }) => name).sort()).toEqual(["aud", "rename"]);
});

test("two administrators of a mapper; what the form does not know survives; faults keep the form", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of (404|409|500)/);
  const id = await makeScope(realm, uniqueName("safe"), { protocolMappers: [claim("one")] });
  const [mapper] = (await scopeNow(realm, id)).protocolMappers ?? [];
  const mapperId = mapper?.id ?? "";
  await open(page, `/${realm}/client-scopes/${id}/mappers/${mapperId}/edit`);
  await page.getByTestId("claim.value").fill("2");
  const byOther = { ...mapper, config: { ...mapper?.config, "claim.name": "theirs" } };
  await admin.clientScopes.updateProtocolMapper({ realm, id, mapperId }, byOther);
  const lift = await inject(page, /protocol-mappers\/models\//, 500, "PUT");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("claim.value")).toHaveValue("2");
  lift();
  await save(page, "Mapping successfully updated");
  const now = await admin.clientScopes.findProtocolMapper({ realm, id, mapperId });
  expect(now?.config).toMatchObject({ "claim.value": "2", "claim.name": "theirs", "made.up": "kept" });

  await open(page, `/${realm}/client-scopes/${id}/mappers/oidc-hardcoded-claim-mapper/new`);
  await page.getByTestId("claim.name").fill("x");
  await page.getByTestId("name").fill("one");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toBeVisible();
  await expect(page.getByTestId("claim.name")).toHaveValue("x");
  const odd = `a/b%2F "c\\" عربي 🍺`;
  await page.getByTestId("name").fill(odd);
  await save(page, "Mapping successfully created");
  await expect(page.getByTestId("name")).toHaveValue(odd);
  await expect(page.getByTestId("name")).toHaveAttribute("readonly");

  await admin.clientScopes.delProtocolMapper({ realm, id, mapperId });
  await open(page, `/${realm}/client-scopes/${id}/mappers/${mapperId}/edit`);
  await expect(page.getByRole("main")).toContainText("Not found:");
});

test("a type that the server does not have is not found", async ({ page, realm }) => {
  const id = await makeScope(realm, uniqueName("unknown"));
  await open(page, `/${realm}/client-scopes/${id}/mappers/no-such-mapper/new`);
  await expect(page.getByTestId("view-header")).toHaveText("Page not found");
  await expect(page.getByRole("main")).toContainText("Not found: no-such-mapper");
});
