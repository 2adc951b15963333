// The scope that belongs to one client: its mappers, and the roles its tokens may have.
import { lastAlert } from "../../support/controls";
import { row, save } from "../../support/areas/clientScopes";
import { makeClient, scopesAt } from "../../support/areas/clientScopesTab";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const audience = {
  name: "aud",
  protocol: "openid-connect",
  protocolMapper: "oidc-audience-mapper",
  config: { "included.custom.audience": "a", "made.up": "kept" },
};

test("a mapper is added as the server has it, and by its settings; changed, and deleted @smoke", async ({
  page,
  realm,
}) => {
  const { id, clientId } = await makeClient(realm);
  const mappers = async () => (await admin.clients.listProtocolMappers({ realm, id })).map(({ name }) => name);
  await open(page, scopesAt(realm, id));
  await page.getByRole("link", { name: `${clientId}-dedicated`, exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText(`${clientId}-dedicated`);
  await page.getByTestId("add-predefined-mapper-empty-action").click();
  const dialog = page.getByRole("dialog", { name: "Add predefined mappers" });
  const line = dialog.getByRole("row").filter({ has: page.getByRole("gridcell", { name: "birthdate", exact: true }) });
  await line.getByRole("checkbox").check();
  await dialog.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Mapping successfully created");
  await expect(row(page, "birthdate")).toBeVisible();

  const odd = `a/b%2F "c" عربي 🍺`;
  await page.getByRole("button", { name: "Add mapper" }).click();
  await page.getByRole("menuitem", { name: "By configuration" }).click();
  await page.getByText("Hardcoded claim", { exact: true }).click();
  await page.getByTestId("name").fill(odd);
  await page.getByTestId("claim.name").fill("made");
  await save(page, "Mapping successfully created");
  // The page of a mapper that is there has actions; the form for a new one has none.
  await expect(page.getByTestId("action-dropdown")).toBeVisible();
  await page.getByTestId("claim.value").fill("2");
  await save(page, "Mapping successfully updated");
  await page.getByTestId("cancel").click();
  await expect(row(page, odd)).toBeVisible();
  expect((await mappers()).sort()).toEqual([odd, "birthdate"]);
  expect((await admin.clients.findProtocolMapperByName({ realm, id, name: odd }))?.config).toMatchObject({
    "claim.name": "made",
    "claim.value": "2",
  });
  await row(page, "birthdate").getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await expect(lastAlert(page)).toHaveText("Mapping successfully deleted");
  await row(page, odd).getByRole("link").click();
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("empty-state")).toBeVisible();
  expect(await mappers()).toEqual([]);
});

test("what another changes shows; what the form does not know stays; who may only look", async ({
  page,
  newPage,
  realm,
}) => {
  const { id } = await makeClient(realm, { protocolMappers: [audience] });
  const [mapper] = await admin.clients.listProtocolMappers({ realm, id });
  const mapperId = mapper?.id ?? "";
  await open(page, `${scopesAt(realm, id, "dedicated")}/mappers/${mapperId}/edit`);
  await page.getByTestId("included.custom.audience").fill("b");
  await admin.clients.updateProtocolMapper(
    { realm, id, mapperId },
    { ...mapper, config: { ...mapper?.config, "access.token.claim": "true" } },
  );
  await save(page, "Mapping successfully updated");
  expect((await admin.clients.findProtocolMapperById({ realm, id, mapperId })).config).toMatchObject({
    "included.custom.audience": "b",
    "access.token.claim": "true",
    "made.up": "kept",
  });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients"], { of: realm });
  const other = await newPage();
  await open(other, scopesAt(realm, id, "dedicated"), { as: viewer });
  await other.locator("#mapperAction").click();
  await expect(other.getByRole("menuitem", { name: "By configuration" })).toHaveAttribute("aria-disabled", "true");
  await other.keyboard.press("Escape");
  await other.getByTestId("scopeTab").click();
  await expect(other.locator("#fullScopeAllowed")).toBeDisabled();
});

test("full scope is taken away and roles are chosen; the client keeps the rest", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const { id } = await makeClient(realm, { protocolMappers: [audience] });
  const role = uniqueName("role");
  await admin.roles.create({ realm, name: role });
  await open(page, scopesAt(realm, id, "dedicated/scope"));
  const full = page.locator("#fullScopeAllowed");
  await expect(full).toBeChecked();
  const lift = await inject(page, /\/clients\/[^/]+$/, 500, "PUT");
  await page.locator("label", { has: full }).click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(full).toBeChecked();
  lift();
  await page.locator("label", { has: full }).click();
  await expect(lastAlert(page)).toHaveText("Scope mapping updated");
  await expect(full).not.toBeChecked();
  const now = await admin.clients.findOne({ realm, id });
  expect(now).toMatchObject({ fullScopeAllowed: false, attributes: { "made.up": "kept" } });
  expect(now?.protocolMappers).toHaveLength(1);

  await page.getByTestId("add-role-mapping-button").click();
  await page.getByTestId("roles-role").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("row").filter({ hasText: role }).getByRole("checkbox").check();
  await dialog.getByTestId("assign").click();
  await expect(lastAlert(page)).toHaveText("Scope mapping updated");
  await expect(page.getByTestId("assigned-roles")).toContainText(role);
  expect((await admin.clients.listRealmScopeMappings({ realm, id })).map(({ name }) => name)).toEqual([role]);
  await admin.clients.update(
    { realm, id },
    { ...(await admin.clients.findOne({ realm, id })), fullScopeAllowed: true },
  );
  await open(page, scopesAt(realm, id, "dedicated/scope"));
  await expect(full).toBeChecked();
  await expect(page.getByTestId("assigned-roles")).toHaveCount(0);
});
