// Mappers of identity providers: of every type, made, changed and deleted, both ways.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { act, addProvider, expect, providerAt, test } from "../../support/areas/identityProviders";
import { admin, createUser, uniqueName } from "../../support/server";
import { open, visit } from "../../support/test";

const oidc = { authorizationUrl: "https://op.example/auth", tokenUrl: "https://op.example/token" };
const saml = { entityId: "urn:us", singleSignOnServiceUrl: "https://idp.example/sso" };

/** Chooses the type of a new mapper. */
async function chooseType(page: Page, type: string): Promise<void> {
  await page.locator("#identityProviderMapper").click();
  await page.getByTestId("idp-mapper-select").getByTestId(type).click();
}

const mapperNamed = async (realm: string, alias: string, name: string) =>
  (await admin.identityProviders.findMappers({ realm, alias })).find((one) => one.name === name);

test("a mapper is made, changed and deleted @smoke", async ({ page, ownRealm: realm }) => {
  await addProvider(realm, "op", { providerId: "oidc", config: oidc });
  await admin.roles.create({ realm, name: "guest" });
  await open(page, providerAt(realm, "oidc", "op"));
  await page.getByTestId("mappers-tab").click();
  await page.getByTestId("no-mappers-empty-action").click();
  await expect(page.getByTestId("view-header")).toHaveText("Add Identity Provider Mapper");
  await page.getByTestId("name").fill("staff");
  await chooseType(page, "oidc-advanced-role-idp-mapper");
  await choose(page, "config.syncMode", "Force");
  await page.getByTestId("claims-add-row").click();
  await page.getByTestId("config.claims.0.key").fill("dept.name");
  await page.getByTestId("config.claims.0.value").fill("it");
  await page.locator('label[for="are.claim.values.regex"]').last().click();
  await page.getByTestId("add-role-mapping-button").click();
  await page.getByTestId("roles-role").click();
  await page.getByRole("dialog").getByRole("row", { name: /guest/ }).getByRole("radio").check();
  await page.getByTestId("assign").click();
  await page.getByTestId("new-mapper-save-button").click();
  await expect(lastAlert(page)).toHaveText("Mapper created successfully.");
  const made = await mapperNamed(realm, "op", "staff");
  await expect(page).toHaveURL(new RegExp(`/oidc/op/mappers/${made?.id}$`));
  expect(made).toMatchObject({
    identityProviderAlias: "op",
    identityProviderMapper: "oidc-advanced-role-idp-mapper",
    config: {
      syncMode: "FORCE",
      claims: JSON.stringify([{ key: "dept.name", value: "it" }]),
      "are.claim.values.regex": "true",
      role: "guest",
    },
  });

  await expect(page.getByTestId("id")).toHaveValue(made?.id ?? "");
  await expect(page.getByTestId("name")).toBeDisabled();
  await page.getByTestId("config.claims.0.value").fill("it|hr");
  // somebody else meanwhile
  const { id = "", config, ...rest } = made ?? {};
  await admin.identityProviders.updateMapper(
    { realm, alias: "op", id },
    { ...rest, id, config: { ...config, syncMode: "IMPORT" } },
  );
  await page.getByTestId("new-mapper-save-button").click();
  await expect(lastAlert(page)).toHaveText("Mapper saved successfully.");
  expect((await mapperNamed(realm, "op", "staff"))?.config).toMatchObject({
    syncMode: "IMPORT",
    claims: JSON.stringify([{ key: "dept.name", value: "it|hr" }]),
  });
  await act(page, "Delete");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Mapper successfully deleted.");
  await expect(page).toHaveURL(/mappers$/);
  expect(await admin.identityProviders.findMappers({ realm, alias: "op" })).toEqual([]);
});

for (const [providerId, config] of Object.entries({ oidc, "keycloak-oidc": oidc, saml, github: {} }))
  test(`every type of mapper of ${providerId} is made of its name alone`, async ({ page, ownRealm: realm }) => {
    test.setTimeout(120_000);
    await addProvider(realm, "one", { providerId, config });
    const types = Object.values(await admin.identityProviders.findMapperTypes({ realm, alias: "one" }));
    expect(types.length).toBeGreaterThan(3);
    await open(page, providerAt(realm, providerId, "one", "mappers"));
    for (const { id = "" } of types) {
      await visit(page, providerAt(realm, providerId, "one", "mappers") + "/create");
      await page.getByTestId("name").fill(id);
      await chooseType(page, id);
      await page.getByTestId("new-mapper-save-button").click();
      await expect(page, id).not.toHaveURL(/create$/);
      await expect(page.getByTestId("view-header")).toHaveText(id);
    }
    const made = await admin.identityProviders.findMappers({ realm, alias: "one" });
    expect(made.map(({ identityProviderMapper: type }) => type).sort()).toEqual(types.map(({ id }) => id).sort());
    // the server's defaults are kept
    expect(made.find(({ name }) => name?.endsWith("-username-idp-mapper"))?.config?.target ?? "LOCAL").toBe("LOCAL");
  });

test("mappers are listed, searched and deleted; odd names, a failing server, a name that is taken", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500), /status of 400/);
  await addProvider(realm, "op", { providerId: "oidc", config: oidc });
  const odd = ['a/b %2F "c"; 100%', "دليل", "🏠 目録", "<b>bold</b>"];
  for (const name of odd)
    await admin.identityProviders.createMapper({
      realm,
      alias: "op",
      identityProviderMapper: {
        name,
        identityProviderAlias: "op",
        identityProviderMapper: "hardcoded-attribute-idp-mapper",
        config: { attribute: "a", "attribute.value": "${x}" },
      },
    });
  await open(page, providerAt(realm, "oidc", "op", "mappers"));
  await expect(page.locator("#add-mapper-button")).toHaveText("Add mapper");
  const table = page.getByRole("grid", { name: "Mappers list" });
  await expect(table.getByRole("row", { name: /bold/ })).toContainText("Hardcoded Attribute");
  const lift = await inject(page, /mappers\/[^/]+$/, 500, "DELETE");
  for (const name of odd) {
    await table.getByRole("link", { name, exact: true }).click();
    await expect(page.getByTestId("name")).toHaveValue(name);
    await expect(page.getByTestId("attribute.value")).toHaveValue("${x}");
    await page.getByTestId("new-mapper-cancel-button").click();
    const row = table.getByRole("row", { name });
    await row.getByRole("button", { name: "Kebab toggle" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByTestId("confirm").click();
    if (name === odd[0]) {
      await expect(lastAlert(page)).toContainText(MESSAGE);
      await expect(row).toBeVisible();
      lift();
    } else await expect(row).toHaveCount(0);
  }
  await page.getByTestId("addMapper").click();
  await page.getByTestId("name").fill(odd[0] ?? "");
  await page.getByTestId("new-mapper-save-button").click();
  await expect(page.getByTestId("name-helper")).toContainText("Failed to add mapper");
});

test("who may only view providers sees mappers and changes none", async ({
  signedOutPage: page,
  ownRealm: realm,
  allowConsole,
}) => {
  // the attributes of users
  allowConsole(browserLine(403));
  await addProvider(realm, "op", { providerId: "oidc", config: oidc });
  await admin.identityProviders.createMapper({
    realm,
    alias: "op",
    identityProviderMapper: {
      name: "seen",
      identityProviderAlias: "op",
      identityProviderMapper: "hardcoded-attribute-idp-mapper",
      config: { "attribute.value": "v" },
    },
  });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-identity-providers"], { of: realm });
  await open(page, providerAt(realm, "oidc", "op", "mappers"), { as: viewer });
  await expect(page.getByTestId("addMapper")).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("link", { name: "seen" }).click();
  await expect(page.getByTestId("attribute.value")).toHaveValue("v");
  await expect(page.getByTestId("attribute.value")).toBeDisabled();
  await expect(page.getByTestId("new-mapper-save-button")).toHaveAttribute("aria-disabled", "true");
});
