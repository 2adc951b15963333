// The parts that pages share, by the roles and names under which scripts of administrators find them.
import type { Page } from "@playwright/test";
import { authorizationTab, resourceServer } from "../../support/areas/authorization";
import { makeClient, scopesAt } from "../../support/areas/clientScopesTab";
import { lastAlert } from "../../support/controls";
import { at } from "../../support/areas/realmSettings";
import { choose, dialog, inDialog, newRole } from "../../support/areas/roleMapping";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";
import { userOf } from "../../support/areas/users";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

test("a typeahead by its input, its toggle and its chips; a switch by its input, however it looks", async ({
  page,
  realm,
}) => {
  const { id } = await admin.users.create({ realm, username: uniqueName("asked") });
  await open(page, `/${realm}/users/${id}/settings`);
  const input = page.getByRole("combobox", { name: "Type to filter", exact: true });
  const options = page.getByRole("option");
  await button(page, "Menu toggle").click();
  await options.filter({ hasText: "Update Password" }).click();
  await input.fill("verify e");
  await expect(options).toHaveText(["Verify Email"]);
  await options.getByText("Verify Email").click();
  await button(page, "Menu toggle").click();
  await expect(options).toHaveCount(0);
  await button(page, "close Update Password").click();
  await expect(button(page, "close Update Password")).toHaveCount(0);
  await expect(button(page, "close Verify Email")).toBeVisible();

  const byTestId = page.getByTestId("emailVerified");
  await byTestId.click({ force: true });
  await expect(byTestId).toBeChecked();
  await page.locator("#emailVerified").click({ force: true });
  await expect(byTestId).not.toBeChecked();
  await byTestId.click({ force: true });
  await page.getByTestId("user-creation-save").click();
  await expect(lastAlert(page)).toHaveText("The user has been saved");
  expect(await userOf(realm, id)).toMatchObject({ requiredActions: ["VERIFY_EMAIL"], emailVerified: true });
});

test("texts of files are typed and cleared, others are there to be copied", async ({ page, realm }) => {
  await open(page, `/${realm}/clients/import-client`);
  await textbox(page, "File content").fill(`{ "clientId": "from-a-file" }`);
  await expect(page.getByTestId("clientId")).toHaveValue("from-a-file");
  await button(page, "Clear").click();
  await page.getByTestId("clear-button").click();
  await expect(textbox(page, "File content")).toHaveValue("");

  await visit(page, at(realm, "general"));
  await expect(textbox(page, "Copyable input")).toHaveValue(realm);
  for (const [name, path] of [
    ["OpenID Endpoint Configuration", ".well-known/openid-configuration"],
    ["SAML 2.0 Identity Provider Metadata", "protocol/saml/descriptor"],
  ] as const)
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      `${server.url}/realms/${realm}/${path}`,
    );

  await visit(page, `/${realm}/clients/initialAccessToken/create`);
  await page.getByTestId("save").click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Copyable input", exact: true })).toHaveValue(
    /^ey/,
  );
});

test("a long page: its sections, the links to them, and a part that opens by its title", async ({ page, realm }) => {
  const { id } = await makeClient(realm);
  await open(page, `/${realm}/clients/${id}/advanced`);
  for (const title of ["Clustering", "Fine grain OpenID Connect configuration"]) {
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(heading(page, title)).toBeInViewport();
  }
  await expect(heading(page, "No nodes registered")).toHaveCount(0);
  await button(page, "Registered cluster nodes").click();
  await expect(heading(page, "No nodes registered")).toBeVisible();
  await button(page, "Registered cluster nodes").click();
  await expect(heading(page, "No nodes registered")).toHaveCount(0);

  await visit(page, `/${realm}/clients/${id}/roles`);
  await expect(heading(page, "No roles for this client")).toBeVisible();
});

test("rows are named by what is in their cells, and open by their place", async ({ page, realm }) => {
  const { id, clientId } = await resourceServer(realm);
  const pictures = { name: "pictures", type: "urn:image", uris: ["/pictures"], scopes: [{ name: "show" }] };
  await admin.clients.createResource({ realm, id }, pictures);
  await open(page, authorizationTab(realm, id, "resources"));
  await expect(page.getByRole("row", { name: `docs — urn:doc ${clientId} —` })).toBeVisible();
  await expect(page.getByRole("row", { name: `pictures — urn:image ${clientId} /pictures` })).toBeVisible();
  const scope = (name: string) => page.getByRole("link", { name, exact: true });
  // the rows of details are counted as well, open or not
  await page.locator("button#expandable-row-2").click();
  await expect(scope("show")).toBeVisible();
  await expect(scope("read")).toHaveCount(0);
  await page.locator("button#expandable-row-0").click();
  await expect(scope("read")).toBeVisible();
});

test("attributes keep the order in which they were typed when they are saved", async ({ page, realm }) => {
  await open(page, `/${realm}/roles/${await newRole(realm, uniqueName("described"))}/attributes`);
  const keys = ["zone", "area", "level", "building"];
  for (const [index, key] of keys.entries()) {
    await page.getByTestId("attributes-add-row").click();
    await page.locator(`input[name="attributes.${index}.key"]`).fill(key);
    await page.locator(`input[name="attributes.${index}.value"]`).fill(`${index}`);
  }
  await page.getByTestId("attributes-save").click();
  await expect(lastAlert(page)).toHaveText("The role has been saved");
  await expect(page.getByTestId("attributes-save")).toBeDisabled();
  for (const [index, key] of keys.entries())
    await expect(page.locator(`input[name="attributes.${index}.key"]`)).toHaveValue(key);
});

test("what is generated for a user is in text areas", async ({ page, realm }) => {
  const { id } = await makeClient(realm);
  const { id: userId, username } = await createUser(realm, uniqueName("evaluated"));
  await open(page, scopesAt(realm, id, "evaluate"));
  await page.getByTestId("user").click();
  await page.getByTestId("user").getByRole("combobox").fill(username);
  await page.getByRole("option", { name: username, exact: true }).click();
  for (const [tab, name, text] of [
    ["generated-access-token-tab", "generatedAccessToken", `"typ": "Bearer"`],
    ["generated-id-token-tab", "generatedIdToken", `"typ": "ID"`],
    ["generated-user-info-tab", "generatedUserInfo", `"sub": "${userId}"`],
  ] as const) {
    await page.getByTestId(tab).click();
    await expect(page.locator("textarea").and(textbox(page, name))).toHaveValue(new RegExp(text));
  }
});

test("in a search group is one input, and only its button is called Search; a list has one body", async ({
  page,
  realm,
}) => {
  const role = await newRole(realm, uniqueName("sought"));
  for (const [place, group] of [
    [`/${realm}/roles`, "roleListinput"],
    [`/${realm}/groups`, "searchForGroups"],
    ["/master/realms", "selectRealminput"],
    ["/master/providers", "search"],
    [at(realm, "keys", "providers"), "providersinput"],
    [at(realm, "client-policies", "profiles"), "profilesinput"],
  ] as const) {
    await visit(page, place);
    await expect(page.getByTestId(group).locator("input"), place).toHaveAccessibleName(/^Search ./);
    await expect(page.getByTestId(group).getByLabel("Search", { exact: true }), place).toHaveRole("button");
  }
  await visit(page, `/${realm}/roles/${role}/associated-roles`);
  await choose(page, "client-role");
  const search = dialog(page).getByTestId("associatedRolesTextinput");
  await expect(inDialog(page).locator("tbody tr")).toHaveCount(10);
  await expect(inDialog(page).locator("tbody")).toHaveCount(1);
  await search.locator("input").fill("manage-account-l");
  await search.getByLabel("Search", { exact: true }).click();
  await expect(inDialog(page).locator("tbody tr")).toHaveCount(1);
});
