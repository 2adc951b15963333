// Mappers of an LDAP provider: every type, groups and roles in step, deletion.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { act, addLdap, expect, ldapConfig, synced, test } from "../../support/areas/federation";
import type { Directory } from "../../support/ldap";
import { admin } from "../../support/server";
import { open } from "../../support/test";

const MAPPER = "org.keycloak.storage.ldap.mappers.LDAPStorageMapper";

const contractors = (directory: Directory) => ldapConfig(directory, { usersDn: directory.dn("contractors") });

/** Begins a mapper on the form for a new one. */
async function begin(page: Page, name: string, type: string) {
  await page.getByTestId("name").fill(name);
  await page.getByRole("combobox", { name: "Mapper type" }).fill(type);
  await page.getByRole("option", { name: type, exact: true }).click();
}

/** What each type needs beyond what it begins with, by the test id of the control. */
const needs: Record<string, (page: Page, directory: Directory) => Promise<unknown>> = {
  "user-attribute-ldap-mapper": async (page) => {
    await page.getByTestId("config.user🍺model🍺attribute").fill("room");
    await page.getByTestId("ldap.attribute").fill("roomNumber");
  },
  "certificate-ldap-mapper": async (page) => {
    await page.getByTestId("config.user🍺model🍺attribute").fill("certificate");
    await page.getByTestId("ldap.attribute").fill("userCertificate");
  },
  "hardcoded-attribute-mapper": async (page) => {
    await page.getByTestId("config.user🍺model🍺attribute").fill("origin");
    await page.getByTestId("attribute.value").fill("directory ##1");
  },
  "hardcoded-ldap-attribute-mapper": async (page) => {
    await page.getByTestId("ldap.attribute.name").fill("description");
    await page.getByTestId("ldap.attribute.value").fill('odd: "/%2F;" 名');
  },
  "hardcoded-ldap-role-mapper": async (page) => {
    await page.getByTestId("add-role-mapping-button").click();
    await page.getByTestId("roles-role").click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("row", { name: /offline_access/ })
      .getByRole("radio")
      .check();
    await dialog.getByTestId("assign").click();
  },
  "hardcoded-ldap-group-mapper": (page) => page.getByTestId("group").fill("/crew"),
  "group-ldap-mapper": (page, directory) => page.getByTestId("groups.dn").fill(directory.dn("groups")),
  "role-ldap-mapper": (page, directory) => page.getByTestId("roles.dn").fill(directory.dn("roles")),
  "full-name-ldap-mapper": async () => undefined,
  "msad-user-account-control-mapper": async () => undefined,
  "msad-lds-user-account-control-mapper": async () => undefined,
  "kerberos-principal-attribute-mapper": async () => undefined,
};

for (const [type, fill] of Object.entries(needs))
  test(`a ${type} is made, read again and saved`, async ({ page, directory, realm }) => {
    const id = await addLdap(realm, type, contractors(directory));
    await admin.groups.create({ realm, name: "crew" }).catch(() => undefined);
    await open(page, `/${realm}/user-federation/ldap/${id}/mappers/new`);
    await begin(page, `my ${type}`, type);
    await fill(page, directory);
    await page.getByTestId("ldap-mapper-save").click();
    await page.getByRole("link", { name: `my ${type}`, exact: true }).click();
    await expect(page.getByTestId("providerId")).toHaveValue(type);
    await expect(page.getByTestId("ldap-mapper-save")).toBeDisabled();
    const [made] = await admin.components.find({ realm, parent: id, type: MAPPER, name: `my ${type}` });
    const { metadata, properties } = (await admin.components.listSubComponents({ realm, id, type: MAPPER })).find(
      (one) => one.id === type,
    )!;
    expect(metadata.fedToKeycloakSyncSupported).toBe(/^(group|role)-/.test(type));
    for (const { name = "", required } of properties)
      if (required) expect(made?.config?.[name], name).toEqual([expect.stringMatching(/./)]);
    await page.getByTestId("ldap-mapper-cancel").click();
    await expect(page).toHaveURL(/\/mappers$/);
    await admin.components.del({ realm, id });
  });

test("no type of mapper is missing here", async ({ directory, realm }) => {
  const id = await addLdap(realm, "types", contractors(directory));
  const types = await admin.components.listSubComponents({ realm, id, type: MAPPER });
  expect(types.map((type) => type.id).sort()).toEqual(Object.keys(needs).sort());
  await admin.components.del({ realm, id });
});

test("groups come from the directory and go there, and the mapper goes", async ({
  page,
  directory,
  ownRealm: realm,
}) => {
  const id = await addLdap(realm, "people", ldapConfig(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}/mappers/new`);
  await expect(page.getByTestId("ldap-mapper-save")).toBeDisabled();
  await begin(page, "", "group-ldap-mapper");
  await page.getByTestId("ldap-mapper-save").click();
  await expect(page.getByTestId("name-helper")).toHaveText("Required field");
  await page.getByTestId("name").fill("groups");
  await expect(page.getByTestId("config.groups🍺dn-helper")).toBeVisible();
  await page.getByTestId("groups.dn").fill(directory.dn("groups"));
  await page.getByTestId("ldap-mapper-save").click();
  await page.getByRole("link", { name: "groups", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText("groups");
  await act(page, "Sync LDAP groups to Keycloak");
  await expect(lastAlert(page)).toContainText("2 imported groups");
  await synced(page, "Added: 2,");
  const groups = await admin.groups.find({ realm });
  expect(groups.map(({ name }) => name).sort()).toEqual(["crew", "guests"]);

  await choose(page, "mode", "READ_ONLY");
  await page.getByTestId("ldap-mapper-save").click();
  await expect(lastAlert(page)).toHaveText("Mapping successfully updated");
  await act(page, "Delete");
  await expect(page.getByRole("dialog")).toContainText("groups");
  await page.getByTestId("confirm").click();
  await expect(page).toHaveURL(/\/mappers$/);
  await expect(page.getByRole("link", { name: "groups", exact: true })).toHaveCount(0);
});

test("another type begins with settings of its own", async ({ page, directory, ownRealm: realm }) => {
  const id = await addLdap(realm, "people", contractors(directory));
  await open(page, `/${realm}/user-federation/ldap/${id}/mappers/new`);
  await begin(page, "roles", "group-ldap-mapper");
  await page.getByTestId("membership.ldap.attribute").fill("uniqueMember");
  await page.getByRole("combobox", { name: "Mapper type" }).fill("role-l");
  await page.getByRole("option", { name: "role-ldap-mapper", exact: true }).click();
  await expect(page.getByTestId("membership.ldap.attribute")).toHaveValue("member");
  await expect(page.getByTestId("groups.dn")).toHaveCount(0);
  await page.getByTestId("roles.dn").fill(directory.dn("roles"));
  // the draft knows what was typed before the type was chosen, and the type
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Use the draft" }).click();
  await expect(page.getByTestId("roles.dn")).toHaveValue(directory.dn("roles"));
  await page.getByTestId("ldap-mapper-save").click();
  await page.getByRole("link", { name: "roles", exact: true }).click();
  await expect(page.getByTestId("view-header")).toHaveText("roles");
  // nothing of the type before is stored, not even what nobody typed
  const [mapper] = (await admin.components.find({ realm, parent: id })).filter(({ name }) => name === "roles");
  expect(mapper?.config).toMatchObject({
    mode: ["LDAP_ONLY"],
    "user.roles.retrieve.strategy": ["LOAD_ROLES_BY_MEMBER_ATTRIBUTE"],
  });
  await act(page, "Sync LDAP roles to Keycloak");
  await expect(lastAlert(page)).toContainText("1 imported roles");
  expect((await admin.roles.findOneByName({ realm, name: "captain" }))?.name).toBe("captain");
});
