// Sign-in through providers that were added in the page: another realm of the same server is the other side.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import {
  addApp,
  addSamlClient,
  begin,
  expect,
  providerAt,
  realmUrl,
  testSignIn as test,
} from "../../support/areas/identityProviders";
import { admin } from "../../support/server";
import { open, signIn, visit } from "../../support/test";

/** Makes what users get and where they go: a role, attributes of any name, an application. */
async function prepare(realm: string): Promise<void> {
  await admin.roles.create({ realm, name: "guest" });
  await addApp(realm);
}

/** Adds two mappers in the page: everybody from there gets an attribute and a role. */
async function addMappers(page: Page, realm: string, providerId: string): Promise<void> {
  const create = `${providerAt(realm, providerId, providerId, "mappers")}/create`;
  const save = async (type: string, fill: () => Promise<void>) => {
    await visit(page, create);
    await page.getByTestId("name").fill(type);
    await page.locator("#identityProviderMapper").click();
    await page.getByTestId("idp-mapper-select").getByTestId(type).click();
    await fill();
    await page.getByTestId("new-mapper-save-button").click();
    await expect(page).not.toHaveURL(/create$/);
  };
  await save("hardcoded-attribute-idp-mapper", async () => {
    await page.getByTestId("config.attribute").fill("dept");
    await page.getByTestId("attribute.value").fill("it");
  });
  await save("oidc-hardcoded-role-idp-mapper", async () => {
    await page.getByTestId("add-role-mapping-button").click();
    await page.getByTestId("roles-role").click();
    await page.getByRole("dialog").getByRole("row", { name: /guest/ }).getByRole("radio").check();
    await page.getByTestId("assign").click();
  });
}

/** Expects one user, linked to the provider, with what the mappers give. */
async function expectUser(realm: string, alias: string): Promise<void> {
  const [user] = await admin.users.find({ realm, briefRepresentation: false });
  const id = user?.id ?? "";
  expect(user?.attributes).toMatchObject({ dept: ["it"] });
  expect((await admin.users.listRealmRoleMappings({ realm, id })).map(({ name }) => name)).toContain("guest");
  const links = await admin.users.listFederatedIdentities({ realm, id });
  expect(links.map(({ identityProvider }) => identityProvider)).toEqual([alias]);
}

test("users sign in through a provider that was added by discovery, and get what its mappers say", async ({
  page,
  newPage,
  ownRealm: realm,
  source,
}) => {
  await prepare(realm);
  await admin.clients.create({
    realm: source,
    clientId: "ours",
    secret: "s3cret",
    redirectUris: [`${realmUrl(realm)}/broker/oidc/endpoint`],
  });
  await open(page, `/${realm}/identity-providers/oidc/add`);
  await page.getByTestId("discoveryEndpoint").fill(`${realmUrl(source)}/.well-known/openid-configuration`);
  await expect(page.getByTestId("playwright-result")).toHaveText("success");
  await page.getByTestId("config.clientId").fill("ours");
  await page.getByTestId("config.clientSecret").fill("s3cret");
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  await addMappers(page, realm, "oidc");
  // another save leaves the secret what it is
  await visit(page, providerAt(realm, "oidc", "oidc"));
  await page.getByTestId("displayName").fill("Source");
  await page.getByTestId("idp-details-save").click();
  await expect(lastAlert(page)).toHaveText("Provider successfully updated");

  const user = await newPage();
  await begin(user, realm, "oidc");
  await signIn(user, { username: "ann", password: "ann" });
  await expect(user).toHaveURL(/[?&]code=/);
  await expectUser(realm, "oidc");
});

test("users sign in through a SAML provider that was added by its descriptor", async ({
  page,
  newPage,
  ownRealm: realm,
  source,
}) => {
  await prepare(realm);
  await open(page, `/${realm}/identity-providers/saml/add`);
  await page.getByTestId("discoveryEndpoint").fill(`${realmUrl(source)}/protocol/saml/descriptor`);
  await expect(page.getByTestId("playwright-result")).toHaveText("success");
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  // the other side is told of this one by what the page leads to
  const link = page.getByRole("link", { name: "SAML 2.0 Service Provider Metadata" });
  await addSamlClient(source, (await link.getAttribute("href")) ?? "");
  await addMappers(page, realm, "saml");

  const user = await newPage();
  await begin(user, realm, "saml");
  await signIn(user, { username: "ann", password: "ann" });
  // its assertions have no e-mail address and names
  await user.locator("#email").fill("ann@gatehouse.example");
  await user.locator("#firstName").fill("Ann");
  await user.locator("#lastName").fill("Test");
  await user.locator("[type=submit]").click();
  await expect(user).toHaveURL(/[?&]code=/);
  await expectUser(realm, "saml");
});
