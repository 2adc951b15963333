// What an administrator did not touch is never lost in client policies; numbers as in the list of known losses.
import { flip, lastAlert } from "../../support/controls";
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
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin } from "../../support/server";
import { expect, open, test, visit } from "../../support/test";

test("18.2.6 the switch of one policy leaves those of other pages and odd names as they are", async ({
  page,
  realm,
}) => {
  const names = ["a.b", ...Array.from({ length: 14 }, (_, index) => `policy ${String(index).padStart(2, "0")}`)];
  await admin.clientPolicies.updatePolicy({ realm, policies: names.map((name) => ({ name, enabled: true })) });
  await open(page, policiesAt(realm, "policies"));
  await flip(page.getByTestId("policy 00-switch"));
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("policy 00-switch")).not.toBeChecked();
  const off = async () => (await policiesOf(realm)).filter(({ enabled }) => !enabled).map(({ name }) => name);
  expect(await off()).toEqual(["policy 00"]);
  await page.getByTestId("jsonEditor-policiesView").click();
  const shown = async (): Promise<{ name: string; enabled: boolean }[]> =>
    JSON.parse((await page.locator("#json").inputValue()) || "[]");
  await expect
    .poll(async () => (await shown()).filter(({ enabled }) => !enabled))
    .toMatchObject([{ name: "policy 00" }]);
});

test("18.2.7 a policy that was renamed has no other name after the next save", async ({ page, realm }) => {
  await admin.clientPolicies.updatePolicy({ realm, policies: [{ name: "before", enabled: true }] });
  await open(page, policyAt(realm, "before"));
  await page.getByTestId("name").fill("after");
  await page.getByTestId("saveCreatePolicy").click();
  await expect(page.getByTestId("view-header")).toHaveText("after");
  await page.getByTestId("client-policy-description").fill("described");
  await page.getByTestId("saveCreatePolicy").click();
  await expect.poll(() => policiesOf(realm)).toMatchObject([{ name: "after", description: "described" }]);
  expect(await policiesOf(realm)).toHaveLength(1);
});

test("18.2.8 a condition and a profile whose removal is refused are still shown", async ({
  page,
  realm,
  allowConsole,
}) => {
  await putProfile(realm, { name: "used" });
  const conditions = [{ condition: "any-client", configuration: {} }];
  await putPolicy(realm, { name: "whole", conditions, profiles: ["used"] });
  await open(page, policyAt(realm, "whole"));
  allowConsole(browserLine(500));
  await inject(page, /client-policies\/policies$/, 500, "PUT");
  for (const button of [
    page.getByTestId("delete-any-client-condition"),
    page.getByTestId("profile-list-item").getByTestId("deleteClientProfileDropdown"),
  ]) {
    await button.click();
    await page.getByTestId("confirm").click();
    await expect(lastAlert(page)).toContainText(MESSAGE);
    await expect(button).toBeVisible();
  }
  expect(await policyOf(realm, "whole")).toMatchObject({
    profiles: ["used"],
    conditions: [{ condition: "any-client" }],
  });
});

test("18.2.9 of two executors or conditions of a type the one that is meant is changed and deleted", async ({
  page,
  realm,
}) => {
  const [first, second] = ["true", "false"].map((on) => ({ "auto-configure": on }));
  const executor = "pkce-enforcer";
  await putProfile(realm, {
    name: "twice",
    executors: [first, second].map((configuration) => ({ executor, configuration })),
  });
  const condition = "client-roles";
  const configurations = ["one", "two"].map((role) => ({ roles: [role] }));
  await putPolicy(realm, {
    name: "twice",
    conditions: configurations.map((configuration) => ({ condition, configuration })),
  });
  const executors = async () => (await profileOf(realm, "twice"))?.executors;
  await open(page, profileAt(realm, "twice"));
  await page.getByTestId("editExecutor").nth(1).click();
  await expect(page.getByRole("switch")).not.toBeChecked();
  await visit(page, profileAt(realm, "twice"));
  await page.getByTestId(`deleteExecutor-${executor}`).nth(1).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("executors-list-row")).toHaveCount(1);
  expect(await executors()).toEqual([{ executor, configuration: first }]);

  // just the same, but for their place
  await putProfile(realm, {
    name: "twice",
    executors: [first, first].map((configuration) => ({ executor, configuration })),
  });
  await open(page, profileAt(realm, "twice"));
  await page.getByTestId("editExecutor").nth(1).click();
  await page.getByRole("switch").click({ force: true });
  await page.getByTestId("addExecutor-saveBtn").click();
  await expect(page.getByTestId("executors-list-row")).toHaveCount(2);
  expect((await executors())?.map(({ configuration }) => configuration)).toEqual([first, second]);

  await visit(page, policyAt(realm, "twice"));
  await page.getByTestId(`${condition}-condition-link`).nth(1).click();
  await page.getByTestId("config.roles0").fill("changed");
  await page.getByTestId("addCondition-saveBtn").click();
  await expect(page.getByTestId("conditions-list-row")).toHaveCount(2);
  expect((await policyOf(realm, "twice"))?.conditions).toMatchObject([
    { configuration: { roles: ["one"] } },
    { configuration: { roles: ["changed"] } },
  ]);
});

test("a profile that someone deletes while it is changed as JSON is made again or stays away, as chosen", async ({
  page,
  realm,
}) => {
  const stored = async () => (await profilesOf(realm)).find(({ name }) => name === "deleted");
  for (const [choice, made] of [
    ["mine", { name: "deleted", description: "changed" }],
    ["theirs", undefined],
  ] as const) {
    await putProfile(realm, { name: "deleted", description: "first" });
    await open(page, policiesAt(realm));
    await page.getByTestId("jsonEditor-profilesView").click();
    const editor = page.locator("#json");
    await expect(editor).toHaveValue(/"first"/);
    await editor.fill((await editor.inputValue()).replace('"first"', '"changed"'));
    const others = (await profilesOf(realm)).filter(({ name }) => name !== "deleted");
    await admin.clientPolicies.createProfiles({ realm, profiles: others });
    await page.getByTestId("jsonEditor-saveBtn").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("deleted");
    await dialog.getByRole("radio", { name: new RegExp(choice, "i") }).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(lastAlert(page)).toHaveText("The client profiles configuration was updated");
    expect(await stored()).toEqual(made);
  }
});
