// Who may do what with credentials, and the e-mail by which users change them themselves.
import { lastAlert } from "../../support/controls";
import { grant } from "../../support/areas/finePermissions";
import { linkIn } from "../../support/mail";
import { admin, createUser, server, uniqueName } from "../../support/server";
import {
  confirm,
  credentialTypes,
  dialog,
  expect,
  newUser,
  open,
  openTab,
  refusal,
  test,
  typePassword,
} from "../../support/areas/userTabs";

test("an e-mail with actions, its lifespan, a client and an address to come back to", async ({
  page,
  mailRealm: realm,
  mail,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const clientId = uniqueName("app");
  await admin.clients.create({ realm, clientId, publicClient: true, redirectUris: ["http://localhost/app/*"] });
  const { id, email } = await newUser(realm);
  await openTab(page, realm, id, "credentials");
  await page.getByTestId("credential-reset-empty-action").click();
  await expect(dialog(page)).toHaveAccessibleName("Credentials Reset");
  await expect(dialog(page).getByTestId("confirm")).toBeDisabled();
  await page.locator("#actions input").click();
  await page.getByRole("option", { name: "Update Password" }).click();
  await expect(page.getByTestId("lifespan")).toHaveValue("12");
  await page.getByTestId("lifespan").fill("2");
  await expect(page.getByTestId("redirectUri")).toHaveCount(0);
  await page.locator("#client input").fill(clientId);
  await page.getByRole("option", { name: clientId }).click();
  await page.getByTestId("redirectUri").fill("http://elsewhere.example");
  await confirm(page);
  await expect(page.getByTestId("redirectUri-helper")).toContainText("Invalid redirect uri");
  expect(mail.count(email)).toBe(0);
  await page.getByTestId("redirectUri").fill("http://localhost/app/back");
  const sent = page.waitForRequest(/execute-actions-email/);
  await confirm(page);
  const { searchParams } = new URL((await sent).url());
  expect(Object.fromEntries(searchParams)).toEqual({
    lifespan: "7200",
    client_id: clientId,
    redirect_uri: "http://localhost/app/back",
  });
  await expect(lastAlert(page)).toHaveText("Email sent to user.");
  await expect(dialog(page)).toHaveCount(0);
  const got = await mail.next(email);
  expect(got.text).toContain("2 hours");
  const token = new URL(linkIn(got)).searchParams.get("key") ?? "";
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toMatchObject({ rqac: ["UPDATE_PASSWORD"], reduri: "http://localhost/app/back" });
});

test("who may only look sees credentials, and why nothing can be changed", async ({ signedOutPage: page, realm }) => {
  const { id } = await newUser(realm, { password: "secret", otps: ["phone"] });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-users"], { of: realm });
  await open(page, `/${realm}/users/${id}/credentials`, { as: viewer });
  await expect(credentialTypes(page)).toHaveText(["Password", "Otp"]);
  for (const one of ["resetPasswordBtn", "credentialResetBtn"]) {
    await page.getByTestId(one).hover();
    await expect(page.getByRole("tooltip")).toContainText("manage-users");
    await page.mouse.move(0, 0);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  }
  await expect(page.getByTestId("editUserLabelBtn").first()).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: /^Press space/ }).first()).toHaveAttribute("aria-disabled", "true");
  await page.getByTestId("showDataBtn").first().click();
  await expect(page.getByTestId("password-data-dialog")).toContainText("algorithm");
});

test("fine-grained: who may do nothing but set passwords sets one and labels it", async ({
  signedOutPage: page,
  realm,
  leave,
}) => {
  test.skip(server.version < "26.4", "the permission came with 26.4");
  await admin.realms.update({ realm }, { adminPermissionsEnabled: true });
  const { id, username } = await newUser(realm, { password: "secret" });
  const helper = await createUser(realm, uniqueName("helper"), ["query-users"]);
  await grant(realm, helper.id, "Users", ["view", "reset-password"]);
  await admin.realms.update({ realm }, { adminTheme: "gatehouse" });
  await open(page, `/${realm}/users/${id}/credentials`, { as: helper, realm });
  await page.getByTestId("editUserLabelBtn").click();
  await page.getByTestId("userLabelFld").fill("from the desk");
  await page.getByTestId("editUserLabelAcceptBtn").click();
  await expect(lastAlert(page)).toHaveText("The user label has been changed successfully.");
  await page.getByTestId("resetPasswordBtn").click();
  await typePassword(page, "by the helper");
  await page.getByTestId("temporaryPassword").click({ force: true });
  await confirm(page);
  await confirm(page);
  await expect(lastAlert(page)).toHaveText("The password has been reset successfully.");
  expect(await refusal(realm, username, "by the helper")).toBeUndefined();
  await expect(page.getByTestId("credentialResetBtn")).toHaveAttribute("aria-disabled", "true");
  await leave();
  await admin.realms.update({ realm }, { adminPermissionsEnabled: false });
});
