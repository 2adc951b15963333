// Keys of clients, made by the server, and the dialogs that take them.
import type { Page } from "@playwright/test";
import { createPrivateKey } from "node:crypto";
import { admin, uniqueName } from "../server";

/** The address of the keys of a client. */
export const keysAt = (realm: string, id: string) => `/${realm}/clients/${id}/keys`;

/** The bytes of a certificate or key as the server tells it. */
export const der = (base64 = "") => Buffer.from(base64, "base64");

/** A file as a page takes it. */
export const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

/** Makes a SAML client that need not sign. @returns its client id and internal id */
export async function samlClient(realm: string) {
  const clientId = uniqueName("sp");
  const attributes = { "saml.client.signature": "false" };
  return { clientId, ...(await admin.clients.create({ realm, clientId, protocol: "saml", attributes })) };
}

/** A key pair that the server made for a client which nobody uses. */
export async function madeKey(realm: string) {
  const { id } = await samlClient(realm);
  const { privateKey, certificate } = await admin.clients.generateKey({ realm, id, attr: "saml.signing" });
  return { privateKey: createPrivateKey({ key: der(privateKey), format: "der", type: "pkcs1" }), certificate };
}

/** Chooses an option of a select. @param id selector of its toggle */
export async function choose(page: Page, id: string, option: string) {
  await page.locator(id).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Puts a file into the dialog that is open. */
export async function putFile(page: Page, chosen: ReturnType<typeof file>) {
  await page.getByRole("dialog").locator('input[type="file"]').setInputFiles(chosen);
}
