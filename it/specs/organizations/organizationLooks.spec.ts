// What opens within the pages of organizations, for axe in four appearances: menus, dialogs, tabs without an address of their own.
import { makeIdentityProvider } from "../../support/probes/identityProviderProbes";
import { test } from "../../support/looks";
import { hasOrganizationGroups, makeOrganization, organizationGroupOf } from "../../support/areas/organizations";
import { admin, server, uniqueName } from "../../support/server";
import { chooseInRow, dialog, newUser } from "../../support/areas/userTabs";
import { expect, open, visit } from "../../support/test";

test("members, invitations, groups, providers and events of an organization", async ({ page, realm, scan }) => {
  const id = await makeOrganization(realm, uniqueName("looks"));
  await admin.realms.update({ realm }, { adminEventsEnabled: true });
  await open(page, `/${realm}/organizations/${id}/members`);
  const close = async () => {
    await dialog(page).getByTestId("cancel").click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await expect(page.getByTestId("empty-state")).toBeVisible();
  await scan(page, "no members");
  await page.getByTestId("add-realm-user-empty-action").click();
  await expect(dialog(page)).toBeVisible();
  await scan(page, "users to add");
  await close();
  await page.getByTestId("invite-member-empty-action").click();
  await dialog(page).getByTestId("email").fill("no address");
  await scan(page, "invitation");
  await close();
  const member = await newUser(realm);
  await admin.organizations.addMember({ realm, orgId: id, userId: member.id });
  await page.reload();
  await page.getByTestId("checkbox-filter-select").click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await scan(page, "filter of members");
  await page.keyboard.press("Escape");
  if (hasOrganizationGroups) {
    await organizationGroupOf(realm, id, "Team");
    await chooseInRow(page, member.username, "Show group memberships");
    await expect(dialog(page)).toBeVisible();
    await scan(page, "groups of a member");
    await close();
  }
  if (server.version >= "26.5") {
    await page.getByTestId("organization-invitations-tab").click();
    await page.getByTestId("empty-state").waitFor();
    await scan(page, "no invitations");
  }
  await makeIdentityProvider(realm, "hub");
  await visit(page, `/${realm}/organizations/${id}/identityProviders`);
  await page.getByTestId("no-identity-provider-in-this-organization-empty-action").click();
  await expect(dialog(page)).toBeVisible();
  await scan(page, "link of a provider");
  await close();
  await page.getByTestId("admin-events-tab").click();
  await page.getByRole("tab", { name: "Membership events" }).click();
  await scan(page, "membership events");
  await page.getByTestId("action-dropdown").click();
  await page.getByTestId("delete-client").click();
  await expect(dialog(page)).toBeVisible();
  await scan(page, "delete");
  await close();
});
