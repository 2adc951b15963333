// Test mails of the settings reach a real server: signed in by password and by token, with and without TLS.
import type { Page } from "@playwright/test";
import { X509Certificate } from "node:crypto";
import { der, madeKey } from "../../support/areas/clientKeys";
import { lastAlert } from "../../support/controls";
import { type MailServer, startMail } from "../../support/mail";
import { at, settings } from "../../support/areas/realmSettings";
import { admin, createRealm, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { trustedKey } from "../../trusted.mjs";

/** The address of the administrator who asks for test mails. */
async function address(): Promise<string> {
  const [me] = await admin.users.find({ realm: "master", username: "admin", exact: true });
  const email = me?.email ?? "admin@gatehouse.example";
  if (!me?.email) await admin.users.update({ realm: "master", id: me?.id ?? "" }, { ...me, email });
  return email;
}

async function fillConnection(page: Page, { settings: { host = "", port = "", from = "" } }: MailServer) {
  await page.getByTestId("smtpServer.from").fill(from);
  await page.getByTestId("smtpServer.host").fill(host);
  await page.getByTestId("smtpServer.port").fill(port);
}

const succeeded = "Success! SMTP connection successful";
const tested = async (page: Page, words: string | RegExp) => {
  // the alert before may say the same
  await page.getByTestId("last-alert").getByRole("button").click();
  await expect(lastAlert(page)).toHaveCount(0);
  await page.getByTestId("test-connection-button").click();
  await expect(lastAlert(page)).toContainText(words);
};

test("a test mail signs in by password and by token; what is masked is used as it is stored", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/testSMTPConnection/);
  const email = await address();
  const clientId = uniqueName("mailer");
  await admin.clients.create({ realm, clientId, secret: "client secret", serviceAccountsEnabled: true });
  const isToken = (secret: string) => secret.split(".").length === 3;
  const mail = await startMail({ secret: (secret) => secret === "right" || isToken(secret) });
  await open(page, at(realm, "email"));
  await fillConnection(page, mail);
  await page.getByTestId("smtpServer.auth").click({ force: true });
  await page.getByTestId("smtpServer.user").fill("mailer");
  await page.getByTestId("smtpServer.password").fill("wrong");
  await page.getByTestId("test-connection-button").click();
  await expect(lastAlert(page)).toContainText(/Error! Failed to send email.*/);
  await page.getByTestId("smtpServer.password").fill("right");
  await tested(page, succeeded);
  await mail.next(email);
  expect(mail.signIns.at(-1)).toMatchObject({ user: "mailer", secret: "right" });
  await page.getByTestId("email-tab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");

  await open(page, at(realm, "email"));
  await expect(page.getByTestId("smtpServer.password")).toHaveValue("**********");
  await page.getByTestId("smtpServer.fromDisplayName").fill("مدير 🍺");
  await page.getByTestId("test-connection-button").click();
  await mail.next(email);
  expect(mail.signIns.at(-1)).toMatchObject({ user: "mailer", secret: "right" });

  await page.getByTestId("smtpServer.authType.token").click();
  await page.getByTestId("smtpServer.authTokenUrl").fill(`${server.url}/realms/${realm}/protocol/openid-connect/token`);
  await page.getByTestId("smtpServer.authTokenScope").fill("openid");
  await page.getByTestId("smtpServer.authTokenClientId").fill(clientId);
  await page.getByTestId("smtpServer.authTokenClientSecret").fill("no secret");
  await tested(page, /Error! Failed to send email.*/);
  await page.getByTestId("smtpServer.authTokenClientSecret").fill("client secret");
  await tested(page, succeeded);
  await mail.next(email);
  expect(mail.signIns.at(-1)).toMatchObject({ method: "XOAUTH2", user: "mailer" });
  expect(isToken(mail.signIns.at(-1)?.secret ?? "")).toBe(true);
  await page.getByTestId("email-tab-save").click();
  await expect.poll(async () => (await settings(realm)).smtpServer).toMatchObject({ authType: "token" });
  // the server takes away what the other type needs
  expect((await settings(realm)).smtpServer).toMatchObject({ authTokenClientSecret: "**********" });
  expect((await settings(realm)).smtpServer).not.toHaveProperty("password");
  await open(page, at(realm, "email"));
  await expect(page.getByTestId("smtpServer.authTokenClientSecret")).toHaveValue("**********");
  await mail.stop();
});

test("a certificate that the server does not know, and a port that speaks no TLS, are shown in words", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/testSMTPConnection/);
  await address();
  const mail = await startMail({ tls: { ...(await keyPair(realm)), secure: true } });
  const plain = await startMail();
  await open(page, at(realm, "email"));
  await fillConnection(page, mail);
  await page.getByTestId("enable-ssl").click({ force: true });
  await page.getByTestId("test-connection-button").click();
  await expect(lastAlert(page)).toContainText(/Error! Failed to send email.*/);
  await fillConnection(page, plain);
  await tested(page, /Error! Failed to send email.*/);
  await expect(page.getByTestId("smtpServer.port")).toHaveValue(plain.settings["port"] ?? "");
  expect((await settings(realm)).smtpServer?.["port"]).not.toBe(plain.settings["port"]);
  await Promise.all([mail.stop(), plain.stop()]);
});

/** A key and a certificate, which the server makes. */
async function keyPair(realm: string) {
  const { privateKey, certificate } = await madeKey(realm);
  return {
    key: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    cert: new X509Certificate(der(certificate)).toString(),
  };
}

test("a test mail goes by TLS, from the start and by STARTTLS", async ({ page }) => {
  const realm = uniqueName("tls");
  await createRealm({ realm });
  const email = await address();
  const secret = (given: string) => given === "right";
  const mail = await startMail({ tls: { ...trustedKey(), secure: true }, secret });
  const upgraded = await startMail({ tls: { ...trustedKey(), secure: false }, secret });
  await open(page, at(realm, "email"));
  await fillConnection(page, mail);
  await page.getByTestId("enable-ssl").click({ force: true });
  await page.getByTestId("smtpServer.auth").click({ force: true });
  await page.getByTestId("smtpServer.user").fill("mailer");
  await page.getByTestId("smtpServer.password").fill("right");
  await page.getByTestId("test-connection-button").click();
  await expect(lastAlert(page)).toContainText(succeeded);
  await mail.next(email);
  expect(mail.signIns.at(-1)).toMatchObject({ user: "mailer", isSecure: true });

  // without encryption the same server takes the secret as it is
  await page.getByTestId("enable-ssl").click({ force: true });
  await fillConnection(page, upgraded);
  await tested(page, succeeded);
  await upgraded.next(email);
  expect(upgraded.signIns.at(-1)).toMatchObject({ user: "mailer", isSecure: false });
  await page.getByTestId("enable-start-tls").click({ force: true });
  await tested(page, succeeded);
  await upgraded.next(email);
  expect(upgraded.signIns.at(-1)).toMatchObject({ user: "mailer", isSecure: true });
  await page.getByTestId("email-tab-save").click();
  await expect(lastAlert(page)).toHaveText("Realm successfully updated");
  expect((await settings(realm)).smtpServer).toMatchObject({ ssl: "false", starttls: "true" });
  await open(page, at(realm, "email"));
  await expect(page.getByTestId("enable-start-tls")).toBeChecked();
  await Promise.all([mail.stop(), upgraded.stop()]);
});
