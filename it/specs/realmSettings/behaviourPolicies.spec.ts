// What client policies do where others are known to go wrong; numbers as in the list of known defects.
import type { Page } from "@playwright/test";
import {
  at as policiesAt,
  policiesOf,
  policyAt,
  policyOf,
  profileAt,
  profileOf,
  profilesOf,
  putPolicy,
  putProfile,
} from "../../support/areas/clientPolicies";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

/** The server describes no executor of a type, as if an extension were gone. */
async function forget(page: Page, kind: "executor.ClientPolicyExecutorProvider", type: string) {
  await page.route(/\/admin\/serverinfo$/, async (route) => {
    const response = await route.fetch();
    const info = await response.json();
    const name = `org.keycloak.services.clientpolicy.${kind}`;
    info.componentTypes[name] = info.componentTypes[name].filter(({ id }: { id: string }) => id !== type);
    await route.fulfill({ response, json: info });
  });
  await page.addInitScript(() => indexedDB.deleteDatabase("keyval-store"));
}

test("18.3.5 a policy is saved under the name that it has", async ({ page, realm }) => {
  await putPolicy(realm, { name: "same", enabled: true });
  await open(page, policyAt(realm, "same"));
  await page.getByTestId("name").fill("same");
  await page.getByTestId("client-policy-description").fill("described");
  await expect(page.getByTestId("name-helper")).toHaveCount(0);
  await page.getByTestId("saveCreatePolicy").click();
  await expect.poll(() => policyOf(realm, "same")).toMatchObject({ description: "described" });
});

test("18.3.6 a new policy is there only once it is saved", async ({ page, realm }) => {
  await putPolicy(realm, { name: "before", enabled: true });
  const before = await policiesOf(realm);
  await open(page, policiesAt(realm, "policies/add-client-policy"));
  await page.getByTestId("name").fill("not yet");
  await expect(page.getByRole("main").getByRole("switch")).toHaveCount(0);
  await page.getByTestId("cancelCreatePolicy").click();
  await expect(page.getByTestId("createPolicy")).toBeVisible();
  expect(await policiesOf(realm)).toEqual(before);
});

test("18.3.7 the deletion of a profile asks about the profile; executors of an unknown type are deleted", async ({
  page,
  realm,
}) => {
  const executors = [{ executor: "reject-request", configuration: {} }];
  await putProfile(realm, { name: "asked", executors });
  await forget(page, "executor.ClientPolicyExecutorProvider", "reject-request");
  await open(page, profileAt(realm, "asked"));
  const dialog = page.getByRole("dialog");
  await page.getByTestId("deleteExecutor-reject-request").click();
  await expect(dialog).toContainText("executor");
  await page.getByTestId("cancel").click();
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("deleteClientProfileDropdown").click();
  await expect(dialog).toContainText("Delete profile?");
  await expect(dialog).not.toContainText("executor");
  await page.getByTestId("cancel").click();
  await page.getByTestId("deleteExecutor-reject-request").click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("executors-list-row")).toHaveCount(0);
  expect((await profileOf(realm, "asked"))?.executors).toEqual([]);
});

test("18.3.8 an executor of an unknown type opens and keeps its settings; a new one asks for its type", async ({
  page,
  realm,
}) => {
  const executors = [{ executor: "pkce-enforcer", configuration: { own: { a: ["b"] } } }];
  await putProfile(realm, { name: "unknown", executors });
  await forget(page, "executor.ClientPolicyExecutorProvider", "pkce-enforcer");
  await open(page, profileAt(realm, "unknown"));
  await page.getByTestId("editExecutor").click();
  await expect(page.locator("main pre")).toContainText('"own"');
  await visit(page, profileAt(realm, "unknown"));
  await page.getByTestId("addExecutor").click();
  await expect(page.locator("#kc-executor").getByRole("combobox")).toHaveAttribute("placeholder", "Choose...");
  expect((await profileOf(realm, "unknown"))?.executors).toEqual(executors);
});

test("18.3.9 a condition needs a type, and its help is in words", async ({ page, realm }) => {
  await putPolicy(realm, { name: "needs", enabled: true });
  await open(page, policyAt(realm, "needs"));
  await page.getByTestId("addCondition").click();
  await expect(page.getByTestId("addCondition-saveBtn")).toBeDisabled();
  await page.locator("#provider").click();
  await page.getByTestId("any-client").click();
  await page.getByTestId("help-label-conditionType").click();
  await expect(page.getByRole("dialog")).toContainText(/\w+ \w+ \w+/);
  await expect(page.getByRole("dialog")).not.toContainText("anyClientHelp");
});

test("18.3.10 one profile is selected without the others, and none left says so", async ({ page, realm }) => {
  for (const name of ["one", "two"]) await putProfile(realm, { name });
  const own = (await profilesOf(realm)).flatMap(({ name }) => name ?? []);
  const { globalProfiles = [] } = await admin.clientPolicies.listProfiles({ realm, includeGlobalProfiles: true });
  const global = globalProfiles.flatMap(({ name }) => name ?? []);
  await putPolicy(realm, { name: "adding", enabled: true, profiles: global });
  await open(page, policyAt(realm, "adding"));
  await page.getByTestId("addClientProfile").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("row", { name: /one/ }).getByRole("checkbox").check();
  await expect(dialog.getByRole("row", { name: /two/ }).getByRole("checkbox")).not.toBeChecked();
  await dialog.getByTestId("add-client-profile-button").click();
  await expect(dialog).toHaveCount(0);
  expect((await policyOf(realm, "adding"))?.profiles?.sort()).toEqual([...global, "one"].sort());
  await putPolicy(realm, { name: "adding", enabled: true, profiles: [...global, ...own] });
  await open(page, policyAt(realm, "adding"));
  await page.getByTestId("addClientProfile").click();
  await expect(dialog.getByTestId("empty-state")).toBeVisible();
  await expect(dialog.getByTestId("empty-state")).not.toContainText(/role/i);
  await expect(dialog.getByTestId("empty-state").getByRole("button")).toHaveCount(0);
});

test("18.3.11 profiles and policies show without those of the server", async ({ page, realm }) => {
  await putProfile(realm, { name: "own profile" });
  await putPolicy(realm, { name: "own policy" });
  await page.route(/client-policies\/(profiles|policies)\?/, (route) =>
    route.continue({ url: route.request().url().replace(/\?.*/, "") }),
  );
  await open(page, policiesAt(realm));
  await expect(page.getByRole("link", { name: "own profile" })).toBeVisible();
  await expect(page.getByText("fapi-ciba")).toHaveCount(0);
  await visit(page, policiesAt(realm, "policies"));
  await expect(page.getByRole("link", { name: "own policy" })).toBeVisible();
});

test("18.3.12 pages of client policies open with the rights that the server asks for", async ({ newPage, realm }) => {
  const executors = [{ executor: "reject-request", configuration: {} }];
  await putProfile(realm, { name: "seen", executors });
  await putPolicy(realm, { name: "seen", conditions: [{ condition: "any-client", configuration: {} }] });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  const editor = await createUser("master", uniqueName("editor"), ["view-realm", "manage-realm"], { of: realm });
  const look = await newPage();
  await open(look, profileAt(realm, "seen"), { as: viewer });
  await expect(look.getByTestId("name")).toBeDisabled();
  await visit(look, policiesAt(realm, "seen/edit-policy/any-client/edit-condition"));
  await expect(look.locator("#provider").getByRole("combobox")).toBeDisabled();
  const page = await newPage();
  await open(page, policiesAt(realm, "policies/add-client-policy"), { as: editor });
  await page.getByTestId("name").fill("by editor");
  await page.getByTestId("saveCreatePolicy").click();
  await page.getByTestId("addCondition").click();
  await page.locator("#provider").click();
  await page.getByTestId("any-client").click();
  await page.getByTestId("addCondition-saveBtn").click();
  await expect(page.getByTestId("any-client-condition-link")).toBeVisible();
});
