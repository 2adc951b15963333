// Would the permissions of a realm let this user do that, and why?
import { pick } from "../../support/areas/authorization";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { permissionsOf } from "../../support/areas/finePermissions";
import { admin, createUser, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

test("the server says who may what, by which permission and policy, and why not", async ({
  page,
  realm,
  allowConsole,
}) => {
  const { id, allow } = await permissionsOf(realm);
  const [anna, helper] = [uniqueName("anna"), uniqueName("helper")];
  const group = await admin.groups.create({ realm, name: "staff" });
  const user = await admin.users.create({ realm, username: anna });
  await admin.users.addToGroup({ realm, id: user.id, groupId: group.id });
  const { id: helperId } = await admin.users.create({ realm, username: helper });

  await open(page, `/${realm}/permissions/${id}/evaluation`);
  const evaluate = page.getByTestId("permission-eval");
  await expect(evaluate).toBeDisabled();
  const note = page.getByText("Select a user to check");
  await expect(note).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(note).toHaveCount(0);
  await pick(page, '[data-testid="user"]', helper);
  await page.locator("#resourceType").click();
  await page.getByRole("option", { name: "Roles", exact: true }).click();
  await expect(page.getByText("Role", { exact: true })).toBeVisible();
  await page.locator("#resourceType").click();
  await page.getByRole("option", { name: "Users", exact: true }).click();
  await pick(page, '[data-testid="users"]', anna);
  await evaluate.click();
  const result = page.getByRole("region", { name: "Permission evaluation preview" });
  await expect(result).toContainText("No permission is about this.");
  await expect(result).toContainText("Roles of the user are not evaluated");

  // who may view the members of her group may view her
  const staff = { name: "view staff", resourceType: "Groups", scopes: ["view-members"], resources: [group.id] };
  await allow(staff, [helperId]);
  await page.locator("#authScopes").click();
  await page.getByRole("option", { name: "View", exact: true }).click();
  await evaluate.click();
  await expect(page.getByRole("heading", { name: `Success alert: ${anna}` })).toBeVisible();
  await expect(result).toContainText("Granted scope: view");
  await expect(result.getByRole("link", { name: "view staff voted to Permit" })).toBeVisible();
  await expect(result).not.toContainText("No permission includes");

  // another permission says no: it counts
  await allow({ name: "nobody views users", resourceType: "Users", scopes: ["view"] });
  allowConsole(browserLine(500));
  const lift = await inject(page, /\/policy\/evaluate$/, 500, "POST");
  await evaluate.click();
  await expect(page.getByTestId("last-alert")).toContainText(MESSAGE);
  await expect(result).toContainText("No evaluation");
  lift();
  await evaluate.click();
  await expect(page.getByRole("heading", { name: `Warning alert: ${anna}` })).toBeVisible();
  await expect(result).toContainText("Denied scope: view");
  await expect(result).toContainText("One permission that denies counts more");
  await expect(result.getByRole("link", { name: "nobody views users policy voted to Deny" })).toBeVisible();

  // another type: nothing of the old question is left
  await page.locator("#resourceType").click();
  await page.getByRole("option", { name: "Groups", exact: true }).click();
  await expect(result).toContainText("No evaluation");
  await page.getByTestId("select-group-button").click();
  await page.getByRole("dialog").getByRole("button", { name: "staff" }).click();
  await page.getByTestId("add-button").click();
  await evaluate.click();
  await expect(page.getByRole("heading", { name: "Success alert: staff" })).toBeVisible();
  await expect(result).toContainText(/No permission includes: .*manage-membership/);
  await result.getByRole("link", { name: "view staff voted to Permit" }).click();
  await expect(page.getByTestId("view-header")).toHaveText("view staff");
});

test("who may not see users is not asked for one", async ({ signedOutPage: page, realm }) => {
  const { id } = await permissionsOf(realm);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-realm"], { of: realm });
  await open(page, `/${realm}/permissions/${id}`, { as: viewer });
  await expect(page.getByTestId("permissionsPolicies")).toBeVisible();
  await expect(page.getByTestId("permissionsEvaluation")).toHaveCount(0);
});
