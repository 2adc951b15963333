// The dashboard: server and provider information in the administration realm, a welcome in the others.
import { expect, open, test } from "../../support/test";
import { admin, createRealm, uniqueName } from "../../support/server";

test.describe("of the administration realm", () => {
  test("three tabs, each with an address that Back and reload keep", async ({ page }) => {
    await open(page, "/master");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Keycloak realm");
    await expect(page.getByTestId("dashboard-tabs")).toBeVisible();
    await expect(page.getByTestId("welcomeTab")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByTestId("welcomeTitle")).toHaveText("Welcome to Keycloak");
    for (const [name, path] of [
      ["Refer to documentation", "documentation"],
      ["View guides", "guides"],
      ["Join community", "community"],
      ["Read blog", "blog"],
    ]) {
      const link = page.getByRole("tabpanel").getByRole("link", { name });
      await expect(link).toHaveAttribute("href", `https://www.keycloak.org/${path}`);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
    }
    await page.getByTestId("infoTab").click();
    await expect(page).toHaveURL(/#\/master\/info$/);
    await expect(page.getByRole("tabpanel").getByRole("heading", { name: "Server info" })).toBeVisible();
    await expect(page.getByTestId("welcomeTitle")).toHaveCount(0);
    await page.getByTestId("providersTab").click();
    await expect(page).toHaveURL(/#\/master\/providers$/);
    await page.reload();
    await expect(page.getByTestId("providersTab")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("grid", { name: "Provider info" })).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId("infoTab")).toHaveAttribute("aria-selected", "true");
    await page.goBack();
    await expect(page.getByTestId("welcomeTitle")).toBeVisible();
  });

  test("server info is what the server answers", async ({ page }) => {
    const info = await admin.serverInfo.find();
    await open(page, "/master/info");
    const panel = page.getByRole("tabpanel");
    const value = (term: string) =>
      panel
        .locator("dl > div")
        .filter({ has: page.getByText(term, { exact: true }) })
        .locator("dd");
    await expect(value("Version")).toHaveText(String(info.systemInfo?.version));
    if (info.cpuInfo) await expect(value("Number of processors")).toHaveText(String(info.cpuInfo.processorCount));
    await expect(value("Total memory")).toHaveText(String(info.memoryInfo?.totalFormated));
    await expect(value("Free memory")).toHaveText(/^\d+ [kMG]B$/);
    await expect(value("Used memory")).toHaveText(/^\d+ [kMG]B$/);

    const label = { EXPERIMENTAL: "Experimental", PREVIEW: "Preview", DEFAULT: "Supported", DEPRECATED: "Deprecated" };
    const expected = (enabled: boolean) =>
      (info.features ?? [])
        .filter((feature) => feature.enabled === enabled)
        .sort((a, b) => a.name.localeCompare(b.name, "en"))
        .map(({ name, type }) => {
          const kind = type.replace("_DISABLED_BY_DEFAULT", "").replace(/^DISABLED_BY_DEFAULT$/, "DEFAULT");
          return `${name} ${Object.entries(label).find(([key]) => key === kind)?.[1] ?? type}`;
        });
    for (const [name, enabled] of [
      ["Enabled features", true],
      ["Disabled features", false],
    ] as const) {
      const section = panel.locator("section section").filter({ has: page.getByRole("heading", { name }) });
      expect(expected(enabled).length).toBeGreaterThan(5);
      await expect(section.getByRole("listitem")).toHaveText(expected(enabled));
    }
    await panel.getByTestId("help-label-enabledFeatures").click();
    await expect(page.getByRole("dialog")).toContainText("Shows all enabled features.");
    await page.keyboard.press("Escape");
    await expect(panel.getByTestId("help-label-disabledFeatures")).toBeVisible();
  });

  test("providers are found by the name of their interface, details open", async ({ page }) => {
    const { providers = {} } = await admin.serverInfo.find();
    await open(page, "/master/providers");
    const table = page.getByRole("grid", { name: "Provider info" });
    const rows = table.locator(":scope > tbody > tr");
    await expect(rows).toHaveCount(Object.keys(providers).length);
    const input = page.getByTestId("search").getByTestId("table-search-input").getByRole("textbox");
    await input.fill("CONNECTIONSJPA");
    await expect(rows).toHaveCount(Object.keys(providers).length);
    await input.press("Enter");
    const found = Object.keys(providers).filter((name) => name.toLowerCase().includes("connectionsjpa"));
    await expect(rows).toHaveCount(found.length);
    await expect(page).toHaveURL(/search=CONNECTIONSJPA/);
    await page.reload();
    await expect(rows).toHaveCount(found.length);
    const [[id = "", provider] = []] = Object.entries(providers.connectionsJpa?.providers ?? {});
    const details = Object.entries(provider?.operationalInfo ?? {});
    expect(details.length).toBeGreaterThan(0);
    await rows
      .filter({ hasText: /^connectionsJpa(?!Updater)/ })
      .getByRole("button", { name: "Show more" })
      .click();
    const more = page.getByRole("grid", { name: id, exact: true });
    await expect(more.getByRole("row")).toHaveCount(details.length);
    for (const [key, text] of details)
      await expect(more.getByRole("row").filter({ has: page.getByText(key, { exact: true }) })).toContainText(text);
    await page.getByRole("button", { name: "Show less" }).click();
    await expect(more).toHaveCount(0);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(rows).toHaveCount(Object.keys(providers).length);
    await input.fill("no such interface");
    await input.press("Enter");
    await expect(page.getByRole("heading", { name: "No search results" })).toBeVisible();
    await page.getByTestId("clear-all-filters-empty-action").click();
    await expect(rows).toHaveCount(Object.keys(providers).length);
  });

  test("a segment that is no tab shows the first one", async ({ page }) => {
    await open(page, "/master/no-such-tab");
    await expect(page.getByTestId("welcomeTitle")).toBeVisible();
    await expect(page.getByTestId("welcomeTab")).toHaveAttribute("aria-selected", "true");
  });
});

test("another realm welcomes by its display name, a key is translated", async ({ page }) => {
  const [plain, keyed] = [uniqueName("plain"), uniqueName("keyed")];
  await createRealm({ realm: plain, displayName: "Müller & Söhne <b>GmbH</b>" });
  await createRealm({ realm: keyed, displayName: "${manageRealms}" });
  await open(page, `/${plain}`);
  await expect(page.getByRole("heading", { level: 2, name: "Welcome to" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Müller & Söhne <b>GmbH</b>");
  await expect(page.getByTestId("dashboard-tabs")).toHaveCount(0);
  await expect(page.locator("main img")).toHaveJSProperty("complete", true);
  expect(await page.locator("main img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await open(page, `/${plain}/info`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Müller & Söhne <b>GmbH</b>");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await open(page, `/${keyed}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage realms");
});

test("without a realm the address is the sign-in realm's", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByTestId("welcomeTitle")).toBeVisible();
  await expect(page).toHaveURL(/#\/master$/);
});
