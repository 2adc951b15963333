// Tabs of a user that only newer servers have: workflows and verifiable credentials.
import { lastAlert } from "../../support/controls";
import { linkIn } from "../../support/mail";
import { admin, server, uniqueName } from "../../support/server";
import { fetchCredential } from "../../support/wallet";
import { chooseInRow, confirm, dialog, expect, newUser, openTab, test } from "../../support/areas/userTabs";

test("the steps of workflows that wait for a user", async ({ page, realm }) => {
  test.skip(server.version < "26.6", "the server returns them since 26.6");
  const name = uniqueName("flow");
  const definition = {
    realm,
    name,
    enabled: true,
    on: "user_authenticated",
    steps: [
      { uses: "notify-user", after: "1d" },
      { uses: "disable-user", after: "5d" },
    ],
  };
  const { id: workflow } = await admin.workflows.create(definition);
  const { id } = await newUser(realm);
  await openTab(page, realm, id, "workflows");
  await expect(page.getByRole("heading", { name: "No workflows" })).toBeVisible();
  const token = await admin.getAccessToken();
  const address = `${server.url}/admin/realms/${realm}/workflows/${workflow}/activate/USERS/${id}`;
  expect((await fetch(address, { method: "POST", headers: { authorization: `Bearer ${token}` } })).ok).toBe(true);
  await page.reload();
  const rows = page.getByRole("grid", { name }).getByRole("row");
  await expect(rows.nth(1)).toContainText(/notify-user\s*Next step.*1d.*Pending/);
  await expect(rows.nth(2)).toContainText(/disable-user.*5d.*Pending/);
});

test("verifiable credentials are made, updated, offered by e-mail and revoked", async ({
  page,
  mailRealm: realm,
  mail,
}) => {
  test.skip(server.version < "26.7", "the server has them since 26.7");
  await admin.realms.update({ realm }, { verifiableCredentialsEnabled: true });
  // with scopes that have no protocol, as the feature SSF makes them, the server cannot send an offer
  for (const { id = "", protocol } of await admin.clientScopes.find({ realm }))
    if (!protocol) await admin.clientScopes.del({ realm, id });
  const scopes = (await admin.clientScopes.find({ realm })).filter(({ protocol }) => protocol === "oid4vc");
  const scope = scopes[0]?.name ?? "";
  const { id, email } = await newUser(realm);
  await openTab(page, realm, id, "verifiable-credentials");
  await page.getByTestId("no-verifiable-credentials-empty-action").click();
  await page.getByRole("button", { name: "Credential scope name" }).click();
  await page.getByRole("option", { name: scope, exact: true }).click();
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("Verifiable credential successfully created.");
  const list = () => admin.users.listVerifiableCredentials({ realm, id });
  const [made] = await list();
  expect(made?.credentialScopeName).toBe(scope);

  await page.getByRole("button", { name: "Details" }).click();
  await expect(page.getByRole("grid", { name: "Verifiable credentials" })).toContainText(email);
  await admin.users.update({ realm, id }, { ...(await admin.users.findOne({ realm, id })), firstName: "Änne" });
  await chooseInRow(page, scope, "Update");
  await expect(dialog(page)).toContainText(scope);
  await confirm(page);
  await expect(page.getByRole("grid", { name: "Verifiable credentials" })).toContainText("Änne");
  expect((await list())[0]?.revision).not.toBe(made?.revision);

  await chooseInRow(page, scope, "Send credential offer");
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("Credential offer email sent successfully.");
  expect(linkIn(await mail.next(email))).toContain(`/realms/${realm}/`);

  await chooseInRow(page, scope, "Revoke");
  await confirm(page);
  await expect(page.getByRole("heading", { name: "No verifiable credentials" })).toBeVisible();
  expect(await list()).toEqual([]);
});

test("what a wallet has fetched is listed, and revoked", async ({ page, realm }) => {
  test.skip(server.version < "26.7", "the server keeps them since 26.7");
  await admin.realms.update({ realm }, { verifiableCredentialsEnabled: true });
  const scope = "oid4vc_natural_person_sd";
  const { id, username } = await newUser(realm, { password: "secret" });
  await admin.users.createVerifiableCredential({ realm, id }, { credentialScopeName: scope });
  await openTab(page, realm, id, "verifiable-credentials");
  await expect(page.getByRole("grid", { name: "Verifiable credentials" })).toContainText(scope);
  await expect(page.getByRole("heading", { name: "Issued credentials" })).toHaveCount(0);

  const wallet = await fetchCredential(realm, scope, username, "secret");
  const list = () => admin.users.listIssuedVerifiableCredentials({ realm, id });
  const [issued] = await list();
  await page.reload();
  const rows = page.getByTestId("issued-credentials").locator("tbody tr");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(scope);
  await expect(rows).toContainText(wallet);
  const year = new Date(issued?.expiresAt ?? 0).getFullYear();
  await expect(rows).toContainText(String(year));

  await rows.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await expect(dialog(page)).toContainText(issued?.id ?? "no id");
  await confirm(page);
  await expect(page.getByTestId("issued-credentials")).toHaveCount(0);
  expect(await list()).toEqual([]);
});
