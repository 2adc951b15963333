// What the pages of identity providers show beside those of OpenID Connect, for axe in four appearances: the other types,
// menus, dialogs, the tester of mappers, tabs without an address of their own.
import { act, addProvider, expect, providerAt } from "../../support/areas/identityProviders";
import { test } from "../../support/looks";
import { admin, createRealm, server, uniqueName } from "../../support/server";
import { open, visit } from "../../support/test";

const METADATA = `${server.url}/realms/master/.well-known/openid-configuration`;

test("types to choose from, and what a new provider of each protocol asks for", async ({ page, scan }) => {
  const realm = uniqueName("looks");
  await createRealm({ realm });
  const { identityProviders = [] } = await admin.serverInfo.find();
  await open(page, `/${realm}/identity-providers`);
  await expect(page.getByTestId("oidc-card")).toBeVisible();
  await scan(page, "types of providers");
  for (const { id } of identityProviders.filter(({ groupName }) => groupName === "User-defined")) {
    await visit(page, `/${realm}/identity-providers/${id}/add`);
    await expect(page.getByTestId("createProvider")).toBeVisible();
    await scan(page, `new ${id}`);
  }
  await visit(page, `/${realm}/identity-providers/oidc/add`);
  await page.getByTestId("discoveryEndpoint").fill(METADATA);
  await expect(page.getByTestId("config.tokenUrl")).toBeVisible();
  await scan(page, "metadata that were read");
});

test("menus, dialogs and inner tabs of providers", async ({ page, realm, scan }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true });
  const endpoints = { authorizationUrl: "https://a.test", tokenUrl: "https://t.test" };
  await addProvider(realm, "op", { providerId: "oidc", config: endpoints });
  const descriptor = `${server.url}/realms/master/protocol/saml/descriptor`;
  const saml = await admin.identityProviders.importFromUrl({ realm, providerId: "saml", fromUrl: descriptor });
  await addProvider(realm, "sp", { providerId: "saml", config: { ...saml, entityId: "urn:us" } });
  await addProvider(realm, "git", { displayName: "Git", enabled: false });
  await open(page, `/${realm}/identity-providers`);
  await page.getByText("Add provider", { exact: true }).click();
  await expect(page.getByTestId("addProviderDropdown")).toBeVisible();
  await scan(page, "types of providers in a menu");
  await page.keyboard.press("Escape");
  await page.getByTestId("manageDisplayOrder").click();
  await expect(page.getByTestId("manageOrderDataList")).toBeVisible();
  await scan(page, "order");
  await page.getByTestId("cancel").click();
  for (const [providerId, alias] of [
    ["saml", "sp"],
    ["github", "git"],
  ] as const) {
    await visit(page, providerAt(realm, providerId, alias));
    await expect(page.getByTestId("idp-details-save")).toBeVisible();
    await scan(page, `settings of ${providerId}`);
  }
  await visit(page, providerAt(realm, "oidc", "op"));
  await act(page, "Compare with metadata");
  await page.getByTestId("metadata-address").fill(METADATA);
  await page.getByTestId("read-metadata").click();
  await expect(page.getByTestId("take-tokenUrl")).toBeVisible();
  await scan(page, "what metadata say otherwise");
  await page.getByTestId("cancel").click();
  await page.getByTestId("admin-events-tab").click();
  await page.getByRole("tab", { name: "Mappers" }).last().click();
  await scan(page, "events of mappers");
  await page.getByTestId("mappers-tab").click();
  await expect(page.getByTestId("empty-state")).toBeVisible();
  await scan(page, "no mappers");
});
