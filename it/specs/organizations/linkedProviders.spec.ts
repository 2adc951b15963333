// By which identity providers the members of an organization sign in.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { makeIdentityProvider } from "../../support/probes/identityProviderProbes";
import { makeOrganization } from "../../support/areas/organizations";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { chooseInRow, confirm, dialog } from "../../support/areas/userTabs";
import { expect, open, test } from "../../support/test";

test("an identity provider is linked for a domain, changed and unlinked @smoke", async ({
  page,
  realm,
  allowConsole,
}) => {
  // the server fails now and then (400) while two read or write at once what an organization is linked with
  allowConsole(browserLine(500), browserLine(400));
  const name = uniqueName("org");
  const orgId = await makeOrganization(realm, name);
  const alias = await makeIdentityProvider(realm, uniqueName("idp"));
  const stored = () => admin.identityProviders.findOne({ realm, alias });
  await open(page, `/${realm}/organizations/${orgId}/identityProviders`);
  await page.getByTestId("no-identity-provider-in-this-organization-empty-action").click();
  await expect(dialog(page).getByTestId("confirm")).toBeDisabled();
  await dialog(page).getByRole("combobox").fill(alias);
  await page.getByRole("option", { name: alias }).click();
  await dialog(page).getByRole("button", { name: "Domain", exact: true }).click();
  await page.getByRole("option", { name: `${name}.example` }).click();
  await dialog(page).getByText("Redirect when email domain matches").click();

  // the link is made, its settings are refused: it is not made twice
  const lift = await inject(page, new RegExp(`instances/${alias}$`), 500, "PUT");
  await dialog(page).getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText(`Could not update the link to the identity provider: ${MESSAGE}`);
  expect((await stored())?.organizationId).toBe(orgId);
  lift();
  await dialog(page).getByTestId("confirm").click();
  await expect(dialog(page)).toHaveCount(0);
  const row = page.getByRole("row").filter({ hasText: alias });
  await expect(row).toContainText(`${name}.example`);
  expect(await stored()).toMatchObject({
    hideOnLogin: true,
    organizationId: orgId,
    config: {
      clientId: "probe",
      "kc.org.domain": `${name}.example`,
      "kc.org.broker.redirect.mode.email-matches": "true",
    },
  });

  await row.getByRole("switch", { name: `Hide on login page ${alias}` }).press("Space");
  await expect.poll(stored).toMatchObject({ hideOnLogin: false, config: { clientId: "probe" } });

  await chooseInRow(page, alias, "Edit");
  await expect(dialog(page).getByRole("combobox")).toBeDisabled();
  await dialog(page).getByRole("button", { name: "Domain", exact: true }).click();
  await page.getByRole("option", { name: "Any", exact: true }).click();
  if (server.version >= "26.7") {
    await dialog(page).getByText("Show on login page for unlinked members").click();
    await dialog(page).getByText("Hide on login page when organization not resolved").click();
    await dialog(page).getByLabel("Excluded domains").fill(`old.${name}.example`);
  }
  await dialog(page).getByTestId("confirm").click();
  await expect(row).toContainText("Any");
  expect(await stored()).toMatchObject({
    config: {
      "kc.org.domain": "ANY",
      "kc.org.broker.redirect.mode.email-matches": "true",
      ...(server.version >= "26.7" && {
        "kc.org.broker.login.show-when-linked-elsewhere": "true",
        "kc.org.broker.login.hide-when-org-unknown": "true",
        "kc.org.excluded.domains": `old.${name}.example`,
      }),
    },
  });
  if (server.version >= "26.7") {
    // seen again, and taken back
    await chooseInRow(page, alias, "Edit");
    await expect(dialog(page).getByLabel("Excluded domains")).toHaveValue(`old.${name}.example`);
    await dialog(page).getByLabel("Excluded domains").fill("");
    await dialog(page).getByText("Hide on login page when organization not resolved").click();
    await dialog(page).getByTestId("confirm").click();
    await expect(dialog(page)).toHaveCount(0);
    const { config = {} } = (await stored()) ?? {};
    expect(config).toMatchObject({ "kc.org.domain": "ANY", "kc.org.broker.login.hide-when-org-unknown": "false" });
    expect(config["kc.org.excluded.domains"] ?? "").toBe("");
  }

  await chooseInRow(page, alias, "Unlink provider");
  await expect(dialog(page)).toContainText(alias);
  await confirm(page);
  await expect(row).toHaveCount(0);
  expect(await admin.organizations.listIdentityProviders({ realm, orgId })).toEqual([]);
  expect((await stored())?.organizationId).toBeUndefined();
});

test("the providers of an organization are put in order, and only what has to be written is", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(browserLine(500));
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const [first, second, third] = [
    await makeIdentityProvider(realm, uniqueName("a")),
    await makeIdentityProvider(realm, uniqueName("b")),
    await makeIdentityProvider(realm, uniqueName("c")),
  ];
  const order = () => page.getByTestId("manageOrderDataList").getByRole("listitem").allInnerTexts();
  const stored = async (alias: string) => {
    const { config = {} } = (await admin.identityProviders.findOne({ realm, alias })) ?? {};
    return { guiOrder: String(config.guiOrder), clientId: String(config.clientId) };
  };
  for (const alias of [first, second, third]) await admin.organizations.linkIdp({ realm, orgId, alias });
  await open(page, `/${realm}/organizations/${orgId}/identityProviders`);
  await page.getByTestId("manageDisplayOrder").click();
  await expect.poll(order).toEqual([first, second, third]);
  await page.getByRole("button", { name: `Move ${third} up`, exact: true }).click();
  await expect.poll(order).toEqual([first, third, second]);

  // the second write is refused: what was written stays, the dialog finishes it
  const lift = await inject(page, new RegExp(`instances/${third}$`), 500, "PUT");
  await dialog(page).getByTestId("confirm").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  expect((await stored(first)).guiOrder).toBe("0");
  lift();
  await dialog(page).getByTestId("confirm").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(lastAlert(page)).toHaveText("Successfully changed display order of identity providers");
  expect(await stored(first)).toEqual({ guiOrder: "0", clientId: "probe" });
  expect(await stored(third)).toEqual({ guiOrder: "1", clientId: "probe" });
  expect(await stored(second)).toEqual({ guiOrder: "2", clientId: "probe" });

  const provider = await admin.identityProviders.findOne({ realm, alias: second });
  await admin.identityProviders.update(
    { realm, alias: second },
    { ...provider, config: { ...provider?.config, guiOrder: "-1" } },
  );
  await page.getByTestId("refresh").click();
  await page.getByTestId("manageDisplayOrder").click();
  await expect.poll(order).toEqual([second, first, third]);
});

test("a provider of another organization is not offered", async ({ page, realm }) => {
  const [mine, other] = [
    await makeOrganization(realm, uniqueName("org")),
    await makeOrganization(realm, uniqueName("org")),
  ];
  const word = uniqueName("shared");
  const [free, taken] = [
    await makeIdentityProvider(realm, `${word}-free`),
    await makeIdentityProvider(realm, `${word}-taken`),
  ];
  await admin.organizations.linkIdp({ realm, orgId: other, alias: taken });
  await open(page, `/${realm}/organizations/${mine}/identityProviders`);
  await page.getByRole("button", { name: "Link identity provider" }).click();
  await dialog(page).getByRole("combobox").fill(word);
  await expect(page.getByRole("option", { name: free })).toBeVisible();
  await expect(page.getByRole("option", { name: taken })).toHaveCount(0);
});

test("who may only view providers links none", async ({ signedOutPage: page, realm }) => {
  test.skip(server.version < "26.7", "organizations have permissions of their own since 26.7");
  const orgId = await makeOrganization(realm, uniqueName("org"));
  const alias = await makeIdentityProvider(realm, uniqueName("idp"));
  await admin.organizations.linkIdp({ realm, orgId, alias });
  const roles = ["manage-organizations", "view-identity-providers"];
  const viewer = await createUser("master", uniqueName("viewer"), roles, { of: realm });
  await open(page, `/${realm}/organizations/${orgId}/identityProviders`, { as: viewer });
  await expect(page.getByRole("switch", { name: `Hide on login page ${alias}` })).toBeDisabled();
  await page.getByRole("button", { name: "Link identity provider" }).hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-identity-providers");
});
