// A client with 500 resources and 2,000 policies: what its pages request does not depend on how many there are.
import type { Page } from "@playwright/test";
import { authorizationTab, pick } from "../../support/areas/authorization";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

/** Names of the same length, whatever their number. */
const named = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind} ${String(index).padStart(4, "0")}`);

/** A client of so many resources, a permission for each, and policies. */
async function protecting(realm: string, resources: number, policies: number) {
  const clientId = `many-${String(resources).padStart(4, "0")}`;
  const authorization = { serviceAccountsEnabled: true, authorizationServicesEnabled: true };
  const { id } = await admin.clients.create({ realm, clientId, ...authorization });
  const scopes = named("scope", Math.min(resources, 100)).map((name) => ({ name }));
  const conditions = named("policy", policies);
  await admin.clients.importResource({ realm, id }, {
    scopes,
    resources: named("resource", resources).map((name, index) => ({ name, scopes: [scopes[index % 100] ?? {}] })),
    policies: [
      ...conditions.map((name) => ({ name, type: "regex", config: { targetClaim: "team", pattern: ".*" } })),
      ...named("permission", resources).map((name, index) => ({
        name,
        type: "resource",
        config: {
          resources: JSON.stringify([`resource${name.slice("permission".length)}`]),
          applyPolicies: JSON.stringify([conditions[index % policies]]),
        },
      })),
    ],
  } as object);
  return id;
}

/** Requests to the authorization services of a client and the bytes of their answers, while something is done. */
async function cost(page: Page, id: string, act: () => Promise<void>) {
  const answers: Promise<number>[] = [];
  const count = (response: { url: () => string; body: () => Promise<Buffer> }) => {
    if (response.url().includes(`/clients/${id}/`)) answers.push(response.body().then(({ length }) => length));
  };
  page.on("response", count);
  await act();
  page.off("response", count);
  const bytes = await Promise.all(answers);
  return { requests: bytes.length, bytes: bytes.reduce((sum, one) => sum + one, 0) };
}

test("lists, forms and the evaluation of 500 resources and 2,000 policies cost what those of a few do", async ({
  page,
  realm,
}) => {
  test.setTimeout(240_000);
  const few = await protecting(realm, 25, 25);
  // permissions are policies, too
  const many = await protecting(realm, 500, 1_500);
  const user = await createUser(realm, uniqueName("asking"));
  await open(page, authorizationTab(realm, few, "settings"));
  // what this tab reads is not counted with the next one
  await expect(page.getByTestId("authenticationSettings-save")).toBeVisible();
  const lists = { resources: "resource", scopes: "scope", policies: "policy", permissions: "permission" };
  const costs = async (id: string) => {
    const each: Record<string, { requests: number; bytes: number }> = {};
    for (const [tab, kind] of Object.entries(lists))
      each[tab] = await cost(page, id, async () => {
        await visit(page, authorizationTab(realm, id, tab));
        await expect(page.getByTestId(`name-column-${kind} 0009`)).toBeVisible();
        await expect(page.locator('[data-testid^="name-column-"]')).toHaveCount(10);
      });
    each["evaluation"] = await cost(page, id, async () => {
      const offered = page.waitForResponse(/\/resource-server\/resource\?/);
      await visit(page, authorizationTab(realm, id, "evaluate"));
      await offered;
    });
    each["permission"] = await cost(page, id, async () => {
      await visit(page, `/${realm}/clients/${id}/authorization/permission/new/resource`);
      for (const [select, offered] of [
        ["#resources", "resource 0009"],
        ["#policies", "policy 0009"],
      ] as const) {
        await page.locator(select).click();
        await expect(page.getByRole("option", { name: offered, exact: true })).toBeVisible();
        await page.keyboard.press("Escape");
      }
    });
    return each;
  };
  const small = await costs(few);
  const large = await costs(many);
  expect(large).toEqual(small);

  // all of them are found: by typing, by paging, and in the evaluation
  await visit(page, `/${realm}/clients/${many}/authorization/permission/new/resource`);
  await page.getByTestId("name").fill("the last ones");
  await pick(page, "#resources", "resource 0499");
  await pick(page, "#policies", "policy 1499");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("the last ones");
  await visit(page, authorizationTab(realm, many, "policies"));
  await page.getByRole("navigation", { name: "Pagination bottom" }).getByRole("button", { name: "next" }).click();
  await expect(page.getByTestId("name-column-policy 0010")).toBeVisible();
  await expect(page.getByTestId("name-column-policy 0009")).toHaveCount(0);
  await visit(page, authorizationTab(realm, many, "evaluate"));
  await pick(page, '[data-testid="user"]', user.username);
  await page.getByTestId("authorization-eval").click();
  await expect(page.getByTestId("authorization-reevaluate")).toBeEnabled({ timeout: 60_000 });
  await page.getByTestId("table-search-input").locator("input").fill("resource 0499");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: "resource 0499" })).toContainText("Deny");
});
