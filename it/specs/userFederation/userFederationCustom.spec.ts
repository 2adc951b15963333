// Providers that an extension of the server brings: the user storage of it/providers.
import { choose, lastAlert } from "../../support/controls";
import { act, expect, synced, test } from "../../support/areas/federation";
import { admin } from "../../support/server";
import { open } from "../../support/test";

const TYPE = "gatehouse-listed-users";
const odd = "a#b 100%";

test("a custom provider is made of its own settings, synchronizes and keeps its secret", async ({
  page,
  ownRealm: realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  await open(page, `/${realm}/user-federation`);
  await page.getByTestId(`${TYPE}-card`).click();
  await expect(page.getByTestId("custom-save")).toBeDisabled();
  await page.getByTestId("source").fill("nowhere");
  await page.getByTestId("custom-save").click();
  await expect(page.getByTestId("name-helper")).toHaveText("You must enter a name");
  await page.getByTestId("name").fill("listed");
  await page.getByTestId("config.credential").fill("s3cret");
  await page.getByTestId("config.usernames0").fill("ann");
  await page.getByTestId("config.usernames-addValue").click();
  await page.getByTestId("config.usernames1").fill(odd);
  await page.getByTestId("periodic-full-sync").locator("..").click();
  await expect(page.getByTestId("config.fullSyncPeriod")).toHaveValue("604800");
  await choose(page, "kc-cache-policy", "MAX_LIFESPAN");
  await page.getByTestId("kerberos-cache-lifespan").getByRole("spinbutton").fill("5000");
  await page.getByTestId("custom-save").click();
  await expect(lastAlert(page)).toContainText("There is no such source.");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("s3cret");
  await page.getByTestId("source").fill("the list");
  await page.getByTestId("custom-save").click();
  await expect(lastAlert(page)).toHaveText("User federation provider successfully created");
  const [made] = await admin.components.find({ realm, name: "listed" });
  expect(made?.config).toMatchObject({
    // the server keeps no order
    usernames: expect.arrayContaining(["ann", odd]),
    source: ["the list"],
    verified: ["true"],
    scope: ["all"],
    credential: ["**********"],
    fullSyncPeriod: ["604800"],
    cachePolicy: ["MAX_LIFESPAN"],
    maxLifespan: ["5000"],
  });

  await page.getByRole("link", { name: "listed", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText("listed");
  await expect(page.getByTestId("provider-type")).toHaveText(TYPE);
  await expect(page.getByTestId("kerberos-cache-lifespan")).toBeVisible();
  await act(page, "Sync all users");
  await synced(page, "Added: 2, updated: 0, removed: 0, failed: 0.");
  await page.getByTestId("source").fill("another list");
  await page.getByTestId("periodic-full-sync").locator("..").click();
  const put = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByTestId("custom-save").click();
  expect((await put).postDataJSON().config).toMatchObject({
    credential: ["**********"],
    source: ["another list"],
    fullSyncPeriod: ["-1"],
  });
  await expect(lastAlert(page)).toHaveText("User federation provider successfully saved");
  expect((await admin.users.find({ realm })).map(({ username }) => username).sort()).toEqual([odd, "ann"].sort());
});

test("a provider of a type that the server has not shows what all have", async ({ page, ownRealm: realm }) => {
  await open(page, `/${realm}/user-federation/our-own/new`);
  await expect(page.getByTestId("view-header")).toHaveText("Add Our-own provider");
  await choose(page, "kc-cache-policy", "EVICT_DAILY");
  await expect(page.locator("#kc-eviction-minute")).toBeVisible();
  await page.getByTestId("custom-save").click();
  await expect(page.getByTestId("name-helper")).toHaveText("You must enter a name");
  await page.getByTestId("custom-cancel").click();
  await expect(page.getByTestId("ldap-card")).toBeVisible();
});
