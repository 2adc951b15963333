// A list whose rows are all loaded is read again and the server fails: the rows stay, the list says why and reads on request.
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { expect, open, test } from "../../support/test";

const lists = {
  keys: { place: "realm-settings/keys/list", read: /\/admin\/realms\/[^/]+\/keys$/, row: "RS256" },
  flows: { place: "authentication/flows", read: /\/ui-ext\/authentication-management\/flows$/, row: "browser" },
  "identity providers": { place: "identity-providers", read: /\/identity-provider\/instances\?/, row: "partner" },
};

for (const [name, { place, read, row }] of Object.entries(lists))
  test(name, async ({ page, realm, admin, allowConsole }) => {
    allowConsole(browserLine(500));
    if (name === "identity providers")
      await admin.identityProviders.create({ realm, alias: "partner", providerId: "oidc", config: {} });
    await open(page, `/${realm}/${place}`);
    const cell = page.getByRole("gridcell").filter({ hasText: row }).first();
    await expect(cell).toBeVisible();
    const failure = page.locator("#kc-main-content-page-container .pf-v6-c-alert.pf-m-danger");
    await expect(failure).toHaveCount(0);
    const lift = await inject(page, read, 500);
    await page.getByTestId("refresh").click();
    await expect(failure).toContainText(MESSAGE);
    await expect(cell).toBeVisible();
    lift();
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(failure).toHaveCount(0);
    await expect(cell).toBeVisible();
  });
