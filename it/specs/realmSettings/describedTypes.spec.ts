// Key providers, executors and conditions are of whatever types the server describes, each with its settings.
import type { Page } from "@playwright/test";
import { at, policyAt, profileAt, putPolicy, putProfile } from "../../support/areas/clientPolicies";
import { at as settingsAt } from "../../support/areas/realmSettings";
import { admin } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

interface Type {
  id: string;
  properties: { name?: string }[];
}

async function typesOf(kind: string): Promise<Type[]> {
  const { componentTypes = {} } = await admin.serverInfo.find();
  const types = componentTypes[kind] ?? [];
  expect(types.length, kind).toBeGreaterThan(3);
  return types.map(({ id, properties = [] }) => ({ id, properties }));
}

/** The page has a field for each setting of a type; dots in names are written as automation knows them. */
async function showsAll(page: Page, { id, properties }: Type): Promise<void> {
  for (const { name = "" } of properties) {
    const fields = [name, name.replaceAll(".", "\u{1F37A}")].flatMap((one) => [
      `main form [id*="${one}"]`,
      `main form [data-testid*="${one}"]`,
    ]);
    await expect(page.locator(fields.join()).first(), `${id}: ${name}`).toBeVisible();
  }
}

test("key providers: every type has the settings that the server describes", async ({ page, realm }) => {
  for (const type of await typesOf("org.keycloak.keys.KeyProvider")) {
    await visit(page, `${settingsAt(realm, "keys", "providers")}/new/${type.id}`);
    await expect(page.getByTestId("name")).toHaveValue(type.id);
    await showsAll(page, type);
  }
});

for (const [kind, toggle] of [
  ["executor", "kc-executor"],
  ["condition", "provider"],
] as const)
  test(`${kind}s: every type has the settings that the server describes`, async ({ page, realm }) => {
    await putProfile(realm, { name: "any" });
    await putPolicy(realm, { name: "any", enabled: true });
    const provider = `${kind}.ClientPolicy${kind === "executor" ? "Executor" : "Condition"}Provider`;
    const places = {
      executor: at(realm, "any/add-executor"),
      condition: at(realm, "any/edit-policy/create-condition"),
    };
    await open(page, kind === "executor" ? profileAt(realm, "any") : policyAt(realm, "any"));
    await visit(page, places[kind]);
    for (const type of await typesOf(`org.keycloak.services.clientpolicy.${provider}`)) {
      await page.locator(`#${toggle}`).getByRole("button", { name: "Menu toggle" }).click();
      await page.getByTestId(type.id).click();
      await expect(page.locator(`#${toggle}`).getByRole("combobox")).toHaveValue(type.id);
      await showsAll(page, type);
    }
  });
