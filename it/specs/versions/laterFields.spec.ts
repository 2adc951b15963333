// Fields that came with newer servers and have no story of their own: what is chosen is what the server has then.
import { allFeatures, type Server } from "../../../maven/server.mjs";
import { adminClient } from "../../../maven/theme.mjs";
import { admin, server, startServer } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("a policy of clients has a mode", async ({ page, realm }) => {
  test.skip(server.version < "26.7", "since 26.7");
  await open(page, `/${realm}/realm-settings/client-policies/policies/add-client-policy`);
  await page.getByTestId("name").fill("strict one");
  await page.locator("#mode").click();
  await page.getByRole("option", { name: "STRICT" }).click();
  await page.getByTestId("saveCreatePolicy").click();
  await expect(page.getByTestId("view-header")).toHaveText("strict one");
  const { policies } = await admin.clientPolicies.listPolicies({ realm });
  expect(policies?.find(({ name }) => name === "strict one")).toMatchObject({ mode: "STRICT" });
});

test("passkeys are switched on for the login page", async ({ page, realm }) => {
  test.skip(server.version < "26.4", "on by default since 26.4");
  const stored = async () =>
    (await admin.realms.findOne({ realm }))?.webAuthnPolicyPasswordlessPasskeysEnabled ?? false;
  const before = await stored();
  await open(page, `/${realm}/realm-settings/login`);
  const toggle = page.getByTestId("passkeys-switch");
  await expect(toggle).toBeChecked({ checked: before });
  await toggle.press("Space");
  await expect.poll(stored).toBe(!before);
  await page.reload();
  await expect(toggle).toBeChecked({ checked: !before });
});

test.describe("the second API of brokers", () => {
  let own: Server;
  test.beforeAll(async () => {
    if (server.version < "26.6") return;
    own = await startServer({ features: `${allFeatures(server.version)},identity-brokering-api:v2` });
  });
  test.afterAll(() => own?.remove());

  test("gives a client tokens of the providers that are chosen; those of the first one have no switch", async ({
    newPage,
  }) => {
    test.skip(server.version < "26.6", "since 26.6");
    const realm = "master";
    const theirs = adminClient(own.url);
    const config = { clientId: "console", clientSecret: "secret" };
    await theirs.identityProviders.create({ realm, alias: "broker", providerId: "github", enabled: true, config });
    const { id } = await theirs.clients.create({ realm, clientId: "reader", publicClient: false });
    const page = await newPage();
    await open(page, `/${realm}/clients/${id}/settings`, { url: own.url });
    await page.getByTestId("attributes.external.token.enabled").press("Space");
    await page.getByRole("combobox", { name: "Type to filter" }).fill("broker");
    await page.getByRole("option", { name: "broker", exact: true }).click();
    await page.getByTestId("settings-save").click();
    await expect
      .poll(async () => (await theirs.clients.findOne({ realm, id }))?.attributes)
      .toMatchObject({ "external.token.enabled": "true", "external.token.idp": "broker" });

    await open(page, `/${realm}/identity-providers/github/broker/settings`, { url: own.url });
    await expect(page.getByTestId("trustEmail")).toBeVisible();
    for (const gone of ["storeTokens", "storedTokensReadable"]) await expect(page.getByTestId(gone)).toHaveCount(0);
    await page.getByTestId("config.storeTokenInSession").press("Space");
    await page.getByTestId("idp-details-save").click();
    await expect
      .poll(async () => (await theirs.identityProviders.findOne({ realm, alias: "broker" }))?.config)
      .toMatchObject({ storeTokenInSession: "true" });
  });
});
