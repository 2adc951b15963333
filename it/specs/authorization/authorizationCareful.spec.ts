// Policies, permissions and evaluations where a value goes with another one: nothing unseen is kept, sent or lost.
import { authorizationTab, pick, policyNamed, readPolicy, resourceServer } from "../../support/areas/authorization";
import { admin } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("a groups claim that is emptied is gone; a link of a chip asks before a changed form is left", async ({
  page,
  realm,
}) => {
  const { id, resourceId } = await resourceServer(realm);
  const { id: group } = await admin.groups.create({ realm, name: "claimed" });
  const groups = [{ id: group, extendChildren: false }];
  const policy = { name: "by claim", groupsClaim: "gc", groups };
  const { id: policyId = "" } = await admin.clients.createPolicy({ realm, id, type: "group" }, policy as object);
  const permission = { name: "docs only", resources: [resourceId], policies: [policyId] };
  const { id: permissionId = "" } = await admin.clients.createPermission({ realm, id, type: "resource" }, permission);
  await open(page, `/${realm}/clients/${id}/authorization/policy/${policyId}/group`);
  await page.getByTestId("groupsClaim").fill("");
  await page.getByTestId("save").click();
  await expect.poll(async () => (await readPolicy(realm, id, "group", policyId)).groupsClaim || "").toBe("");

  await open(page, `/${realm}/clients/${id}/authorization/permission/resource/${permissionId}`);
  await page.getByTestId("description").fill("typed");
  await page.getByRole("link", { name: "by claim" }).click();
  await expect(page.getByRole("dialog")).toContainText("Leave without saving?");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByTestId("description")).toHaveValue("typed");
});

test("a scope that was chosen before stays with any resource; several resources of a permission all show", async ({
  page,
  realm,
}) => {
  const { id, resourceId } = await resourceServer(realm);
  const [read] = await admin.clients.listAllScopes({ realm, id });
  const write = await admin.clients.createAuthorizationScope({ realm, id }, { name: "write" });
  const more = { name: "more docs", scopes: [{ name: "write" }] };
  const { _id: otherId = "" } = await admin.clients.createResource({ realm, id }, more);
  await open(page, `/${realm}/clients/${id}/authorization/permission/new/scope/${read?.id}`);
  await page.getByTestId("name").fill("reading");
  await pick(page, "#resources", "docs");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("reading");
  const { id: permissionId = "" } = await policyNamed(realm, id, "reading");
  const scopes = await admin.clients.getAssociatedScopes({ realm, id, permissionId });
  expect(scopes.map(({ name }) => name)).toEqual(["read"]);

  const resources = [resourceId, otherId];
  const both = { name: "both", resources, scopes: [read?.id ?? "", write.id ?? ""] };
  const made = await admin.clients.createPermission({ realm, id, type: "scope" }, both);
  await open(page, `/${realm}/clients/${id}/authorization/permission/scope/${made.id}`);
  for (const name of ["docs", "more docs", "read", "write"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
});

test("a time that is left half typed is as before; another key of an evaluation begins without a value", async ({
  page,
  realm,
}) => {
  const { id, user } = await resourceServer(realm);
  const policy = { name: "from then on", notBefore: "2026-01-02 13:04:00" };
  const { id: policyId = "" } = await admin.clients.createPolicy({ realm, id, type: "time" }, policy as object);
  await open(page, `/${realm}/clients/${id}/authorization/policy/${policyId}/time`);
  const [day, hour] = ["Date picker", "Time picker"].map((name) => page.locator("#notBefore").getByLabel(name));
  await day?.focus();
  await page.keyboard.press("Backspace");
  await expect(hour!).toHaveValue("13:04");
  await page.keyboard.type("03");
  await hour?.focus();
  await page.keyboard.press("Backspace");
  await page.getByTestId("description").focus();
  await expect(hour!).toHaveValue("13:04");
  await page.getByTestId("save").click();
  await expect.poll(async () => (await readPolicy(realm, id, "time", policyId)).notBefore).toBe("2026-03-02 13:04:00");

  const { username = "" } = (await admin.users.findOne({ realm, id: user })) ?? {};
  await open(page, authorizationTab(realm, id, "evaluate"));
  const key = page.locator("#contextualAttributes").getByRole("combobox").first();
  const choose = async (text: string) => {
    await key.fill(text);
    await page.getByRole("option", { name: text, exact: true }).click();
  };
  await choose("IP address");
  await page.getByTestId("attribute-value-input").fill("127.0.0.1");
  await choose("Host");
  await expect(page.getByTestId("attribute-value-input")).toHaveValue("");
  expect(username).not.toBe("");
});
