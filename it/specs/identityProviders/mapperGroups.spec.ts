// Mappers that put users into a group: one of the realm, or of the organization that the provider is linked to.
import type { Page } from "@playwright/test";
import { lastAlert } from "../../support/controls";
import { addProvider, expect, test } from "../../support/areas/identityProviders";
import { hasOrganizationGroups, makeOrganization, organizationGroupOf } from "../../support/areas/organizations";
import { admin } from "../../support/server";
import { open } from "../../support/test";
import { dialog } from "../../support/areas/userTabs";

const config = { authorizationUrl: "https://op.example/auth", tokenUrl: "https://op.example/token" };
const ofOrganization = (page: Page) => page.getByTestId("join-org-groups-button");

/** What the mapper of the provider says. */
async function configOf(realm: string) {
  const [mapper] = await admin.identityProviders.findMappers({ realm, alias: "op" });
  return mapper?.config ?? {};
}

async function pick(page: Page, ...path: string[]) {
  for (const name of path) await dialog(page).getByText(name, { exact: true }).click();
  await expect(dialog(page).getByRole("navigation", { name: "Groups" })).toContainText(path.at(-1) ?? "");
  await page.getByTestId("select-button").click();
}

async function newMapper(page: Page, realm: string) {
  await open(page, `/${realm}/identity-providers/oidc/op/mappers/create`);
  await page.getByTestId("name").fill("team");
  await page.locator("#identityProviderMapper").click();
  await page.getByTestId("idp-mapper-select").getByTestId("oidc-hardcoded-group-idp-mapper").click();
}

test("a mapper puts users into a group of the organization, and then of the realm", async ({
  page,
  ownRealm: realm,
}) => {
  test.skip(!hasOrganizationGroups, "organizations have groups since 26.6");
  await addProvider(realm, "op", { providerId: "oidc", config });
  await admin.groups.create({ realm, name: "all" });
  const orgId = await makeOrganization(realm, "acme");
  const parent = await organizationGroupOf(realm, orgId, "teams");
  await admin.organizations.groups(orgId).createChildGroup({ realm, id: parent }, { name: "red 😀" });
  await admin.organizations.linkIdp({ realm, orgId, alias: "op" });

  await newMapper(page, realm);
  await ofOrganization(page).click();
  await pick(page, "teams", "red 😀");
  await expect(page.getByRole("main")).toContainText("Organization: /teams/red 😀");
  await page.getByTestId("new-mapper-save-button").click();
  await expect(lastAlert(page)).toHaveText("Mapper created successfully.");
  expect(await configOf(realm)).toMatchObject({ group: "/teams/red 😀", groupType: "ORGANIZATION" });

  await open(page, page.url().split("#")[1] ?? "");
  await expect(page.getByRole("main")).toContainText("Organization: /teams/red 😀");
  await page.getByTestId("join-groups-button").click();
  await pick(page, "all");
  await expect(page.getByRole("main")).not.toContainText("Organization:");
  await page.getByTestId("new-mapper-save-button").click();
  await expect(lastAlert(page)).toHaveText("Mapper saved successfully.");
  expect(await configOf(realm)).toMatchObject({ group: "/all", groupType: "REALM" });
});

test("a provider of no organization offers groups of the realm only", async ({ page, ownRealm: realm }) => {
  await addProvider(realm, "op", { providerId: "oidc", config });
  await admin.groups.create({ realm, name: "all" });
  await newMapper(page, realm);
  await page.getByTestId("join-groups-button").click();
  await pick(page, "all");
  await expect(ofOrganization(page)).toHaveCount(0);
  await page.getByTestId("new-mapper-save-button").click();
  await expect(lastAlert(page)).toHaveText("Mapper created successfully.");
  expect(await configOf(realm)).toMatchObject({ group: "/all" });
  expect(await configOf(realm)).not.toHaveProperty("groupType");
});
