// Providers of social networks: made of what the server describes, changed safely, with their secret.
import { choose, lastAlert } from "../../support/controls";
import { addProvider, expect, flip, providerAt, providerNow, save, test } from "../../support/areas/identityProviders";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, server } from "../../support/server";
import { open, visit } from "../../support/test";

test("a social provider is made from what the server describes @smoke", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(/status of 40[09]/);
  await open(page, `/${realm}/identity-providers/google/add`);
  await expect(page.getByTestId("view-header")).toHaveText("Add Google provider");
  await expect(page.getByTestId("alias")).toHaveValue("google");
  await page.getByTestId("alias").fill("our google");
  // scripts know it by this name; its label describes it
  const address = page.getByRole("textbox", { name: "Copyable input", exact: true });
  await expect(address).toHaveValue(new RegExp(`/realms/${realm}/broker/our%20google/endpoint$`));
  await expect(address).toHaveAccessibleDescription("Redirect URI");
  await expect(page.getByTestId("help-label-displayOrder")).toBeVisible();
  // what has to be filled in stands before what need not be
  await expect(page.getByTestId(/^(config\.client|displayOrder)/).last()).toHaveAttribute(
    "data-testid",
    "displayOrder",
  );
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#copy-button-redirectURI").click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByTestId("redirectURI").inputValue());
  await page.getByTestId("createProvider").click();
  await expect(page.getByTestId("config.clientId-helper")).toBeVisible();
  await expect(page.getByTestId("config.clientSecret-helper")).toBeVisible();
  await page.getByTestId("config.clientId").fill("our app");
  await page.getByTestId("config.clientSecret").fill("s3cret");
  await page.getByTestId("hostedDomain").fill("example.org");
  await flip(page, "offlineAccess");
  await page.getByTestId("displayOrder").fill("3");
  await page.getByTestId("createProvider").click();
  await expect(page.getByTestId("alias-helper")).toHaveText("Empty Space not allowed.");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("s3cret");
  await page.getByTestId("alias").fill("our/google");
  await page.getByTestId("createProvider").click();
  await expect(page.getByTestId("alias-helper")).toHaveText("Character '/' not allowed.");
  await addProvider(realm, "taken");
  await page.getByTestId("alias").fill("taken");
  await page.getByTestId("createProvider").click();
  await expect(page.getByTestId("alias-helper")).toContainText("already exists");
  await page.getByTestId("alias").fill("our-google");
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  await expect(page).toHaveURL(new RegExp(`${providerAt(realm, "google", "our-google")}$`));
  expect(await providerNow(realm, "our-google")).toMatchObject({
    providerId: "google",
    enabled: true,
    config: {
      clientId: "our app",
      clientSecret: "**********",
      hostedDomain: "example.org",
      offlineAccess: "true",
      guiOrder: "3",
      syncMode: "IMPORT",
    },
  });
  await expect(page.getByTestId("hostedDomain")).toHaveValue("example.org");
  await expect(page.getByTestId("alias")).toBeDisabled();
  await expect(page.getByTestId("Google-switch")).toBeChecked();
});

test("settings are saved both ways, and the secret stays what it is @smoke", async ({ page, ownRealm: realm }) => {
  const { clientSecret: _, ...config } = { clientSecret: "", baseUrl: "https://git.example", syncMode: "FORCE" };
  await addProvider(realm, "work", { config: { ...config, "odd.name": "kept" }, trustEmail: true });
  await open(page, providerAt(realm, "github", "work"));
  await expect(page.getByTestId("baseUrl")).toHaveValue("https://git.example");
  await expect(page.getByTestId("trustEmail")).toBeChecked();
  await expect(page.locator('[id="config.syncMode"]')).toContainText("Force");
  await page.getByTestId("displayName").fill("Our Git");
  await flip(page, "storeTokens");
  await choose(page, "postBrokerLoginFlowAlias", "browser");
  const inAccount = server.version >= "26.4";
  if (inAccount) await choose(page, "config.showInAccountConsole", "Never");
  await flip(page, "filteredByClaim");
  await page.getByTestId("claimFilterName").fill("team");
  await page.getByTestId("claimFilterValue").fill("a|b");
  await expect(page.getByTestId(/^help-label-claimFilter/)).toHaveCount(2);
  const put = page.waitForRequest((request) => request.method() === "PUT");
  await save(page);
  expect((await put).postDataJSON().config.clientSecret).toBe("**********");
  expect(await providerNow(realm, "work")).toMatchObject({
    alias: "work",
    displayName: "Our Git",
    storeToken: true,
    trustEmail: true,
    postBrokerLoginFlowAlias: "browser",
    config: {
      clientId: "app",
      clientSecret: "**********",
      baseUrl: "https://git.example",
      syncMode: "FORCE",
      ...(inAccount && { showInAccountConsole: "NEVER" }),
      filteredByClaim: "true",
      claimFilterName: "team",
      "odd.name": "kept",
    },
  });
  await expect(page.getByTestId("view-header")).toHaveText("Our Git");

  // changed meanwhile by another client: both changes stay
  const now = await providerNow(realm, "work");
  await admin.identityProviders.update(
    { realm, alias: "work" },
    { ...now, config: { ...now.config, apiUrl: "https://api.example" } },
  );
  await page.getByTestId("baseUrl").fill("https://git2.example");
  await save(page);
  expect((await providerNow(realm, "work")).config).toMatchObject({
    apiUrl: "https://api.example",
    baseUrl: "https://git2.example",
  });
  await expect(page.getByTestId("apiUrl")).toHaveValue("https://api.example");

  // a flow is taken away again, and a new secret is written
  await choose(page, "postBrokerLoginFlowAlias", "None");
  await page.getByTestId("config.clientSecret").fill("another");
  await save(page);
  expect((await providerNow(realm, "work")).postBrokerLoginFlowAlias ?? "").toBe("");
  await expect(page.getByTestId("config.clientSecret")).toHaveValue("**********");
});

test("a refused save keeps the form; a provider deleted meanwhile is made again", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500), browserLine(404));
  await addProvider(realm, "work");
  await open(page, providerAt(realm, "github", "work"));
  await page.getByTestId("displayName").fill("Our Git");
  const lift = await inject(page, /instances\/work$/, 500, "PUT");
  await page.getByTestId("idp-details-save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("displayName")).toHaveValue("Our Git");
  lift();
  await admin.identityProviders.del({ realm, alias: "work" });
  await page.getByTestId("idp-details-save").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("global-alerts")).toContainText("Enter it again.");
  const made = await providerNow(realm, "work");
  expect(made).toMatchObject({ displayName: "Our Git", config: { clientId: "app" } });
  expect(made.config.clientSecret).toBeUndefined();
});

test("what stores tokens shows only where applications can get them", async ({ page, ownRealm: realm }) => {
  await addProvider(realm, "work");
  await addProvider(realm, "op", { providerId: "oidc", config: { authorizationUrl: "https://a.test" } });
  await page.route(/\/admin\/serverinfo$/, async (route) => {
    const response = await route.fetch();
    const info = await response.json();
    const feature = { name: "IDENTITY_BROKERING_API_V1", enabled: false };
    const others = info.features.filter(({ name }: { name: string }) => name !== feature.name);
    await route.fulfill({ response, json: { ...info, features: [...others, feature] } });
  });
  for (const [providerId, alias] of [
    ["oidc", "op"],
    ["github", "work"],
  ] as const) {
    await visit(page, providerAt(realm, providerId, alias));
    await expect(page.getByTestId("trustEmail")).toBeVisible();
    await expect(page.locator("#storeTokens, #storedTokensReadable")).toHaveCount(0);
  }
});
