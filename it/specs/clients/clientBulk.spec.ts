// A client scope for many clients at once: given, changed, taken away, and undone as each client had it.
import type { Page } from "@playwright/test";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const run = (page: Page) => page.getByTestId("bulk-run").last();

async function ask(page: Page, action: string, scope: string, type?: string) {
  await page.getByTestId("bulk").click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: action });
  await dialog.getByRole("combobox").fill(scope);
  await page.getByRole("option", { name: scope, exact: true }).click();
  if (type) {
    await dialog.locator("#type").click();
    await page.getByRole("option", { name: type, exact: true }).click();
  }
  await dialog.getByTestId("confirm").click();
}

test("clients get a client scope, which others had as default; it is taken back as each had it", async ({
  page,
  realm,
}) => {
  const prefix = uniqueName("scoped");
  const scope = uniqueName("shared");
  const protocol = "openid-connect";
  const { id: scopeId } = await admin.clientScopes.create({ realm, name: scope, protocol });
  const plain = await admin.clients.create({ realm, clientId: `${prefix}-1` });
  const having = await admin.clients.create({ realm, clientId: `${prefix}-2` });
  await admin.clients.addDefaultClientScope({ realm, id: having.id, clientScopeId: scopeId });
  const types = async () => {
    const clients = await Promise.all([plain, having].map(({ id }) => admin.clients.findOne({ realm, id })));
    return clients.map((client) =>
      client?.defaultClientScopes?.includes(scope)
        ? "default"
        : client?.optionalClientScopes?.includes(scope)
          ? "optional"
          : "none",
    );
  };
  await open(page, `/${realm}/clients?search=${prefix}`);
  await page.locator('input[name="check-all"]').check();
  await ask(page, "Add client scope", scope, "Optional");
  await expect(run(page).getByTestId("bulk-undo")).toBeVisible();
  expect(await types()).toEqual(["optional", "optional"]);
  await run(page).getByTestId("bulk-undo").click();
  await expect.poll(types).toEqual(["none", "default"]);
  await page.locator('input[name="check-all"]').check();
  await ask(page, "Remove client scope", scope);
  await expect.poll(types).toEqual(["none", "none"]);
  await run(page).getByTestId("bulk-undo").click();
  await expect.poll(types).toEqual(["none", "default"]);

  // the server would leave a scope of another protocol out without a word
  const saml = uniqueName("saml-scope");
  await admin.clientScopes.create({ realm, name: saml, protocol: "saml" });
  await page.locator('input[name="check-all"]').check();
  await ask(page, "Add client scope", saml, "Default");
  await expect(page.getByText("Some of these clients use another protocol")).toBeVisible();
  expect((await admin.clients.findOne({ realm, id: plain.id }))?.defaultClientScopes).not.toContain(saml);
});
