// Clients with authorization services, for the specs about what they protect.
import { expect, type Page } from "@playwright/test";
import { admin, uniqueName } from "../server";

/** Address of a tab of a client's authorization services. */
export const authorizationTab = (realm: string, id: string, tab: string) =>
  `/${realm}/clients/${id}/authorization/${tab}`;

/** A client that protects one resource with one scope, and nothing else. */
export async function resourceServer(realm: string) {
  const clientId = uniqueName("resource-server");
  const authorization = { serviceAccountsEnabled: true, authorizationServicesEnabled: true };
  const { id } = await admin.clients.create({ realm, clientId, ...authorization });
  for (const { _id: made = "" } of await admin.clients.listResources({ realm, id }))
    await admin.clients.delResource({ realm, id, resourceId: made });
  for (const { id: policyId = "" } of (await admin.clients.listPolicies({ realm, id })) || [])
    await admin.clients.delPolicy({ realm, id, policyId }).catch(() => undefined);
  const scopes = [{ name: "read" }];
  const { _id: resourceId = "" } = await admin.clients.createResource(
    { realm, id },
    { name: "docs", type: "urn:doc", scopes },
  );
  const user = await admin.users.create({ realm, username: uniqueName("anna") });
  return { id, clientId, resourceId, user: user.id };
}

/** A policy or permission of a client by its name. */
export const policyNamed = async (realm: string, id: string, name: string) =>
  admin.clients.findPolicyByName({ realm, id, name });

/** A policy with what its type has, as the server has it now. */
export const readPolicy = async (
  realm: string,
  id: string,
  type: string,
  policyId: string,
): Promise<Record<string, unknown>> => {
  const answer: unknown = await admin.clients.findOnePolicyWithType({ realm, id, type, policyId });
  return { ...(answer as object) };
};

/** Chooses an entry of a field that is searched by typing. */
export async function pick(page: Page, toggle: string, text: string) {
  await page.locator(toggle).click();
  await page.keyboard.type(text);
  // a list that is replaced by what was found moves away below the pointer
  await expect(page.getByRole("option", { selected: false }).filter({ hasNotText: text })).toHaveCount(0);
  await page.getByRole("option", { name: text, exact: true }).click();
  await page.keyboard.press("Escape");
}
