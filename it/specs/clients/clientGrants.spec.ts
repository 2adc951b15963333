// What clients of newer servers can do: tokens for the assertions of identity providers, a confirmation of the logout.
import type { Page } from "@playwright/test";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const GRANT = "oauth2.jwt.authorization.grant";
const field = (page: Page, name: string) => page.getByTestId(`attributes.${name}`);

/** Makes an identity provider whose assertions may be exchanged for tokens. */
async function makeGrantor(realm: string, alias: string) {
  const config = {
    clientId: "any",
    clientSecret: "any",
    authorizationUrl: "https://idp.example/auth",
    tokenUrl: "https://idp.example/token",
    issuer: `https://${alias}.example`,
    jwtAuthorizationGrantEnabled: "true",
    useJwksUrl: "true",
    jwksUrl: "https://idp.example/keys",
    validateSignature: "true",
  };
  await admin.identityProviders.create({ realm, alias, providerId: "oidc", enabled: true, config });
}

test("a client gets tokens for the assertions of the identity providers that are chosen", async ({ page, realm }) => {
  test.skip(server.version < "26.6", "the server has it on since 26.6");
  const [one, two] = [uniqueName("grantor"), uniqueName("grantor")];
  for (const alias of [one, two]) await makeGrantor(realm, alias);
  const { id } = await admin.clients.create({ realm, clientId: uniqueName("grantee"), publicClient: false });
  const stored = async () => (await admin.clients.findOne({ realm, id }))?.attributes ?? {};
  await open(page, `/${realm}/clients/${id}/settings`);
  const providers = page.getByRole("combobox", { name: "Type to filter" });
  await expect(providers).toHaveCount(0);
  await field(page, `${GRANT}.enabled`).press("Space");
  for (const alias of [one, two]) {
    await providers.fill(alias);
    await page.getByRole("option", { name: alias, exact: true }).click();
  }
  await page.getByTestId("settings-save").click();
  await expect.poll(stored).toMatchObject({ [`${GRANT}.enabled`]: "true", [`${GRANT}.idp`]: `${one}##${two}` });

  // changed elsewhere, seen here
  await admin.clients.update(
    { realm, id },
    { ...(await admin.clients.findOne({ realm, id })), attributes: { ...(await stored()), [`${GRANT}.idp`]: two } },
  );
  await open(page, `/${realm}/clients/${id}/settings`);
  await expect(page.getByText(two, { exact: true })).toBeVisible();
  await expect(page.getByText(one, { exact: true })).toHaveCount(0);
});

test("who may not list identity providers sees which are chosen", async ({ signedOutPage: page, realm }) => {
  test.skip(server.version < "26.6", "the server has it on since 26.6");
  const attributes = { [`${GRANT}.enabled`]: "true", [`${GRANT}.idp`]: "unlisted" };
  const { id } = await admin.clients.create({ realm, clientId: uniqueName("seen"), publicClient: false, attributes });
  const manager = await createUser("master", uniqueName("manager"), ["manage-clients", "query-clients"], { of: realm });
  await open(page, `/${realm}/clients/${id}/settings`, { as: manager });
  await expect(field(page, `${GRANT}.enabled`)).toBeChecked();
  await expect(page.getByText("unlisted", { exact: true })).toBeVisible();
});

test("users of a client confirm that they are logged out", async ({ page, realm }) => {
  test.skip(server.version < "26.5", "the server has it since 26.5");
  const { id } = await admin.clients.create({ realm, clientId: uniqueName("confirmed") });
  await open(page, `/${realm}/clients/${id}/settings`);
  await field(page, "logout.confirmation.enabled").press("Space");
  await page.getByTestId("settings-save").click();
  await expect
    .poll(async () => (await admin.clients.findOne({ realm, id }))?.attributes)
    .toMatchObject({ "logout.confirmation.enabled": "true" });
});
