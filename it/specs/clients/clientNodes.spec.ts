// The hosts that a client runs on, and since when its tokens count.
import { lastAlert } from "../../support/controls";
import { admin, server, uniqueName } from "../../support/server";
import { askToken } from "../../support/signIns";
import { expect, open, test } from "../../support/test";

const now = async (realm: string, id: string) => (await admin.clients.findOne({ realm, id })) ?? {};

test("nodes are registered, tested and deleted; tokens issued before are revoked", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const secret = "a secret";
  const clientId = uniqueName("client");
  const { id } = await admin.clients.create({ realm, clientId, secret, serviceAccountsEnabled: true });
  await open(page, `/${realm}/clients/${id}/advanced`);
  await page.getByRole("button", { name: "Registered cluster nodes" }).click();
  await expect(page.getByTestId("test-cluster-availability")).toBeDisabled();
  await page.getByTestId("no-nodes-registered-empty-action").click();
  await page.getByTestId("node").fill("host/with path");
  await expect(page.locator("#add-node-cancel")).toBeVisible();
  await page.locator("#add-node-confirm").click();
  await expect(page.getByTestId("node-helper")).toContainText("not allowed");
  await page.getByTestId("node").fill("127.0.0.1");
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Node successfully added");
  expect(Object.keys((await now(realm, id)).registeredNodes ?? {})).toEqual(["127.0.0.1"]);
  const table = page.getByRole("grid", { name: "Registered cluster nodes" });
  await expect(table.getByRole("row", { name: /127\.0\.0\.1/ })).toContainText("now");
  await page.getByTestId("test-cluster-availability").click();
  await expect(lastAlert(page)).toContainText("No push sent");
  await admin.clients.update(
    { realm, id },
    { ...(await now(realm, id)), adminUrl: "http://${application.session.host}:9/app" },
  );
  await page.getByTestId("test-cluster-availability").click();
  await expect(lastAlert(page)).toContainText("127.0.0.1");
  await admin.clients.update({ realm, id }, { ...(await now(realm, id)), adminUrl: "http://127.0.0.1:9/app" });
  await page.getByTestId("push-not-before-button").click();
  await expect(lastAlert(page)).toContainText("did not reach");
  await table.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("no-nodes-registered-empty-action")).toBeVisible();
  expect((await now(realm, id)).registeredNodes ?? {}).toEqual({});
  const timeout = page.locator("#nodeReRegistrationTimeout");
  await timeout.fill("90");
  await page.getByTestId("nodeReRegistrationTimeout-save").click();
  await expect(lastAlert(page)).toHaveText("Client successfully updated");
  expect((await now(realm, id)).nodeReRegistrationTimeout).toBe(90);

  const basic = { client_id: clientId, client_secret: secret };
  const { access_token = "" } = await askToken(realm, { ...basic, grant_type: "client_credentials" });
  const issued = Date.now();
  const isActive = async () => {
    const headers = { Authorization: `Bearer ${access_token}` };
    return (await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/userinfo`, { headers })).ok;
  };
  expect(await isActive()).toBe(true);
  await expect(page.getByTestId("not-before-input")).toHaveValue("None");
  await expect(page.getByTestId("clear-not-before-button")).toBeDisabled();
  // the server compares whole seconds
  await expect.poll(() => Date.now() - issued).toBeGreaterThan(1000);
  await page.getByTestId("set-to-now-button").click();
  await expect(lastAlert(page)).toHaveText("Not Before set for client");
  await expect(page.getByTestId("not-before-input")).not.toHaveValue("None");
  expect(await isActive()).toBe(false);
  await page.getByTestId("clear-not-before-button").click();
  await expect(lastAlert(page)).toHaveText("Not Before cleared for client");
  expect((await now(realm, id)).notBefore).toBe(0);
  expect(await isActive()).toBe(true);
});
