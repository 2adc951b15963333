// Providers that sign nobody in, and types that only an extension knows: what this server offers of them.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { addProvider, expect, flip, providerAt, providerNow, save, test } from "../../support/areas/identityProviders";
import { admin } from "../../support/server";
import { open } from "../../support/test";

async function offers(id: string): Promise<boolean> {
  const { identityProviders = [] } = await admin.serverInfo.find();
  return identityProviders.some((type) => type.id === id);
}

/** What is typed for each type, the settings that follow, and what the server refuses first. */
const kinds: Record<string, { title: string; fill: (page: Page) => Promise<void>; config: Record<string, string> }> = {
  spiffe: {
    title: "Add SPIFFE provider",
    fill: async (page) => {
      await page.getByTestId("config.trustDomain").fill("example.org");
      await page.getByTestId("config.bundleEndpoint").fill("https://spiffe.example/bundle");
      await page.getByTestId("createProvider").click();
      await expect(page.getByTestId("config.trustDomain-helper")).toHaveText("Invalid trust domain name");
      await page.getByTestId("config.trustDomain").fill("spiffe://example.org");
    },
    config: {
      trustDomain: "spiffe://example.org",
      bundleEndpoint: "https://spiffe.example/bundle",
      allowCreate: "true",
    },
  },
  kubernetes: {
    title: "Add Kubernetes provider",
    fill: async (page) => page.getByTestId("config.issuer").fill("https://kubernetes.example"),
    config: { issuer: "https://kubernetes.example", allowCreate: "true" },
  },
  "jwt-authorization-grant": {
    title: "Add JWT Authorization Grant Provider",
    fill: async (page) => {
      await page.getByTestId("config.issuer").fill("https://issuer.example");
      await page.getByTestId("config.jwksUrl").fill("https://issuer.example/jwks");
      await flip(page, "config.jwtAuthorizationGrantLimitAccessTokenExp");
    },
    config: {
      issuer: "https://issuer.example",
      useJwksUrl: "true",
      jwksUrl: "https://issuer.example/jwks",
      jwtAuthorizationGrantLimitAccessTokenExp: "true",
      jwtAuthorizationGrantMaxAllowedAssertionExpiration: "300",
    },
  },
  "default-trust": {
    title: "Add Default Trust provider",
    fill: async (page) => {
      await flip(page, "config.useJwksUrl");
      await page.getByTestId("createProvider").click();
      await expect(page.getByTestId("config.publicKeySignatureVerifier-helper")).toContainText("is required");
      await page.getByTestId("config.publicKeySignatureVerifier").fill("a key");
    },
    config: { useJwksUrl: "false", publicKeySignatureVerifier: "a key" },
  },
};

for (const [providerId, { title, fill, config }] of Object.entries(kinds))
  test(`${providerId} is added, changed and deleted`, async ({ page, ownRealm: realm, allowConsole }) => {
    test.skip(!(await offers(providerId)), "this server does not have it");
    allowConsole(/status of 400/);
    await open(page, `/${realm}/identity-providers/${providerId}/add`);
    await expect(page.getByTestId("view-header")).toHaveText(title);
    // that of the cluster which the server runs in needs nothing more
    await expect(page.getByTestId("createProvider")).toBeEnabled({ enabled: providerId === "kubernetes" });
    await page.getByTestId("alias").fill("trusted");
    await fill(page);
    await page.getByTestId("createProvider").click();
    await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
    await expect(page).toHaveURL(new RegExp(`${providerAt(realm, providerId, "trusted")}$`));
    expect((await providerNow(realm, "trusted")).config).toMatchObject(config);
    await expect(page.getByTestId("mappers-tab")).toHaveCount(0);
    await expect(page.getByTestId("alias")).toBeDisabled();
    const setting =
      Object.keys(config).find(
        (name) => /Url|issuer|Endpoint|Verifier/.test(name) && config[name] !== "true" && config[name] !== "false",
      ) ?? "";
    await page.getByTestId(`config.${setting}`).fill("https://changed.example");
    await save(page);
    expect((await providerNow(realm, "trusted")).config).toMatchObject({
      ...config,
      [setting]: "https://changed.example",
    });
  });

test("what the page of a Kubernetes provider does not show survives a save", async ({ page, ownRealm: realm }) => {
  test.skip(!(await offers("kubernetes")), "this server does not have it");
  // a setting of a later server: where the keys of the issuer are found
  const config = { issuer: "https://cluster.example", issuerDiscoveryUrl: "https://discovery.example" };
  await addProvider(realm, "cluster", { providerId: "kubernetes", config });
  await open(page, providerAt(realm, "kubernetes", "cluster"));
  await page.getByTestId("config.issuer").fill("https://other.example");
  await page.getByTestId("fed-client-assertion-max-expiration-time-input").fill("5");
  await expect(page.getByTestId("help-label-fedClientAssertionMaxExp")).toBeVisible();
  await expect(page.locator("#kc-fed-client-assertion-max-expiration-time-select-menu")).toHaveText("Minutes");
  await save(page);
  expect((await providerNow(realm, "cluster")).config).toMatchObject({
    issuer: "https://other.example",
    issuerDiscoveryUrl: "https://discovery.example",
    fedClientAssertionMaxExp: "300",
  });
});

test("a type that only an extension knows is made of what the server describes @smoke", async ({
  page,
  ownRealm: realm,
}) => {
  const type = "gatehouse-badge";
  await open(page, `/${realm}/identity-providers`);
  await page.getByTestId(`${type}-card`).click();
  await expect(page.getByTestId("view-header")).toHaveText("Add Gatehouse-badge provider");
  // it may know this server by something else than an id and a secret
  await expect(page.getByTestId("config.clientId")).toHaveCount(0);
  await page.getByTestId("alias").fill("badge");
  await page.getByTestId("door").fill("north");
  await page.getByTestId("config.pin").fill("0815");
  await flip(page, "loud");
  await page.getByTestId("createProvider").click();
  await expect(lastAlert(page)).toHaveText("Identity provider successfully created");
  const stored = (await providerNow(realm, "badge")).config;
  expect(stored).toMatchObject({ door: "north", loud: "true", make: "Acme" });
  expect(stored["pin"]).toMatch(/./);
  await expect(page.getByTestId("idp-details-save")).toBeVisible();
  await expect(page.getByTestId("door")).toHaveValue("north");
  await page.getByTestId("door").fill("south");
  await save(page);
  expect((await providerNow(realm, "badge")).config).toEqual({ ...stored, door: "south" });
});

test("a type that the server does not have cannot be added @smoke", async ({ page, ownRealm: realm }) => {
  await open(page, `/${realm}/identity-providers/our-own/add`);
  await expect(page.getByTestId("view-header")).toHaveText("Page not found");
  await expect(page.getByRole("main")).toContainText("Not found: our-own");
});

test("what administrators did to a provider is in its events", async ({ page, ownRealm: realm }) => {
  await admin.realms.update({ realm }, { adminEventsEnabled: true });
  await addProvider(realm, "work");
  // its alias begins as the other one does
  await addProvider(realm, "work2");
  const identityProviderMapper = "hardcoded-attribute-idp-mapper";
  const mapper = { name: "of work", identityProviderAlias: "work", identityProviderMapper, config: {} };
  await admin.identityProviders.createMapper({ realm, alias: "work", identityProviderMapper: mapper });
  const now = await providerNow(realm, "work");
  await admin.identityProviders.update({ realm, alias: "work" }, { ...now, displayName: "Work" });
  await open(page, providerAt(realm, "github", "work"));
  await page.getByTestId("admin-events-tab").click();
  const rows = page.getByRole("grid").locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("identity-provider/instances/work");
  await page.getByRole("tab", { name: "Mappers" }).last().click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("IDENTITY_PROVIDER_MAPPER");
});
