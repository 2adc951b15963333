// A client like another one: in the same realm and in another one, with a secret of its own.
import type { Page } from "@playwright/test";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Duplicate" });
const clientNamed = async (realm: string, clientId: string) => (await admin.clients.find({ realm, clientId }))[0];

async function duplicate(page: Page, realm: string, id: string) {
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("duplicate-client").click();
}

test("a client is copied with roles and mappers, never its secret; what fails half-way leaves nothing behind", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 409/, browserLine(500));
  const clientId = uniqueName("original");
  const scope = uniqueName("own");
  const { id: clientScopeId } = await admin.clientScopes.create({ realm, name: scope, protocol: "openid-connect" });
  const mapper = { name: "audience", protocol: "openid-connect", protocolMapper: "oidc-audience-mapper", config: {} };
  const { id } = await admin.clients.create({
    realm,
    clientId,
    secret: "known",
    redirectUris: ["https://a.example/*"],
    attributes: { "made.up": "kept" },
    protocolMappers: [mapper],
  });
  await admin.clients.addDefaultClientScope({ realm, id, clientScopeId });
  await admin.clients.createRole({ realm, id, name: "read/write", attributes: { level: ["1"] } });
  await duplicate(page, realm, id);
  await expect(dialog(page).getByTestId("clientId")).toHaveValue(`Copy of ${clientId}`);
  await expect(page.getByTestId("duplicate-plan")).toContainText("1 mappers and 1 roles");
  await dialog(page).getByTestId("clientId").fill(clientId);
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("clientId-helper")).toContainText("already exists");
  const name = `${clientId} ü/%`;
  await dialog(page).getByTestId("clientId").fill(name);
  const lift = await inject(page, /\/clients\/[^/]+\/roles$/, 500, "POST");
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  expect(await clientNamed(realm, name)).toBeUndefined();
  lift();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("view-header")).toHaveText(name);
  const copy = await clientNamed(realm, name);
  expect(copy).toMatchObject({
    redirectUris: ["https://a.example/*"],
    attributes: { "made.up": "kept" },
    protocolMappers: [{ name: "audience" }],
    defaultClientScopes: expect.arrayContaining([scope]) as string[],
  });
  expect(copy?.secret).not.toBe("known");
  expect(await admin.clients.findRole({ realm, id: copy?.id ?? "", roleName: "read/write" })).toMatchObject({
    attributes: { level: ["1"] },
  });

  // another realm lacks the scope: said before, and left out
  const other = uniqueName("other");
  await admin.realms.create({ realm: other, enabled: true });
  await duplicate(page, realm, id);
  await dialog(page).getByRole("combobox").fill(other);
  await page.getByRole("option", { name: other, exact: true }).click();
  await expect(dialog(page)).toContainText(`The realm lacks these client scopes`);
  await expect(dialog(page)).toContainText(scope);
  await dialog(page).getByTestId("clientId").fill("moved");
  await page.getByTestId("confirm").click();
  await expect(page).toHaveURL(new RegExp(`/${other}/clients/[^/]+/settings`));
  const moved = await clientNamed(other, "moved");
  expect(moved?.defaultClientScopes).not.toContain(scope);
  expect(moved).toMatchObject({ redirectUris: ["https://a.example/*"] });
  await admin.realms.del({ realm: other });
});
