// Clients told apart by what the server cannot search, out of an index of all of them.
import type { Page } from "@playwright/test";
import { admin, createUser, uniqueName } from "../../support/server";
import { askToken } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

/** Chooses options of facets, by the labels of the form. */
async function choose(page: Page, chosen: Record<string, string>) {
  await page.getByTestId("client-facets").click();
  for (const [name, option] of Object.entries(chosen)) {
    await page.locator(`#${name}`).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  }
  await page.getByTestId("client-facets-submit").click();
}

const shown = (page: Page, prefix: string) => page.getByRole("link", { name: new RegExp(`^${prefix}`) });

test("clients without PKCE, with wildcards, of a kind, off; the address keeps what was chosen @smoke", async ({
  page,
  realm,
}) => {
  const prefix = uniqueName("faceted");
  const make = (name: string, client: object) =>
    admin.clients.create({ realm, clientId: `${prefix}-${name}`, ...client });
  await make("open", { publicClient: true, redirectUris: ["https://a.example/*"] });
  await make("safe", {
    redirectUris: ["https://a.example/cb"],
    attributes: { "pkce.code.challenge.method": "S256", "client.secret.creation.time": "1500000000" },
  });
  const { id } = await make("off", { enabled: false, standardFlowEnabled: false });
  await open(page, `/${realm}/clients?search=${prefix}`);
  await expect(shown(page, prefix)).toHaveCount(3);
  await choose(page, { pkce: "Not required" });
  await expect(shown(page, prefix)).toHaveText([`${prefix}-open`]);
  await choose(page, { redirect: "With a wildcard", kind: "Confidential, with credentials" });
  await expect(page.getByTestId("empty-state")).toBeVisible();
  await page.getByRole("button", { name: "Clear all filters" }).first().click();
  await page.goto(page.url().replace(/clients.*/, `clients?search=${prefix}&enabled=false`));
  await expect(shown(page, prefix)).toHaveCount(1);
  await expect(page.getByRole("group", { name: "Enabled" })).toContainText("Disabled");

  // what another administrator changes shows when it is read again
  await admin.clients.update({ realm, id }, { clientId: `${prefix}-off`, enabled: true });
  await page.getByTestId("refresh").click();
  await expect(shown(page, prefix)).toHaveCount(0);
  await choose(page, { enabled: "Any", secret: "Older than a year" });
  await expect(shown(page, prefix)).toHaveText([`${prefix}-safe`]);
});

test("the index says how far it is, and fails in words; clients that nobody signs in to", async ({
  page,
  realm,
  allowConsole,
}) => {
  const prefix = uniqueName("seen");
  await admin.realms.update({ realm }, { eventsEnabled: true });
  for (const name of ["used", "unused"])
    await admin.clients.create({
      realm,
      clientId: `${prefix}-${name}`,
      publicClient: true,
      directAccessGrantsEnabled: true,
    });
  const user = await createUser(realm, uniqueName("guest"));
  await askToken(realm, { client_id: `${prefix}-used`, username: user.username, password: user.password });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/events\?/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, `/${realm}/clients?search=${prefix}&signIn=unseen`);
  await expect(page.getByText("Events read so far: 0. The list may still change.")).toBeVisible();
  // until then nobody knows which client is unused
  await expect(shown(page, prefix)).toHaveCount(0);
  answer();
  await expect(shown(page, prefix)).toHaveText([`${prefix}-unused`]);
  await expect(page.getByText("read so far")).toHaveCount(0);

  allowConsole(/400/);
  await page.unroute(/\/events\?/);
  await page.route(/\/clients\?.*max=501/, (route) => route.fulfill({ status: 400, json: { error: "no index" } }));
  await page.reload();
  await expect(page.getByText(/no index/)).toBeVisible();
  await page.unroute(/\/clients\?.*max=501/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(shown(page, prefix)).toHaveText([`${prefix}-unused`]);

  await page.route(/\/events\?/, (route) => route.fulfill({ status: 400, json: { error: "no events" } }));
  await page.reload();
  await expect(page.getByText(/no events/)).toBeVisible();
  await expect(shown(page, prefix)).toHaveCount(0);
});
