// Shared Signals (26.7): a stream that the console registers is pushed by https to an application that the server trusts
// (RFC 8935), with the header that the console gave.
import { once } from "node:events";
import { createServer, type Server as HttpsServer } from "node:https";
import { text } from "node:stream/consumers";
import { host } from "../../support/ldap";
import { admin, createRealm, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";
import { trustedKey } from "../../trusted.mjs";

test.skip(server.version < "26.7", "the server sends events to clients since 26.7");

interface Delivery {
  path: string;
  authorization: string | undefined;
  type: string | undefined;
  claims: { events: object; aud: unknown; sub_id: object; jti: string };
}

let receiver: HttpsServer;
const received: Delivery[] = [];
/** The server pushes what waits every 30 s. */
const ROUND = { timeout: 45_000 };

test.beforeAll(async () => {
  receiver = createServer(trustedKey(), async (request, response) => {
    const { authorization, "content-type": type } = request.headers;
    const [, payload = ""] = (await text(request)).split(".");
    const claims: Delivery["claims"] = JSON.parse(Buffer.from(payload, "base64url").toString());
    received.push({ path: request.url ?? "", authorization, type, claims });
    response.writeHead(202).end();
  }).listen(0, host());
  await once(receiver, "listening");
});
test.afterAll(() => void receiver?.close());

test("an event that the console sends is pushed to the application, with its header; so is a verification", async ({
  page,
  allowConsole,
}) => {
  test.slow();
  // whether there is a stream the server says by 404
  allowConsole(/status of 404/);
  const [realm, clientId, username] = [uniqueName("pushed"), "receiver", "watched"];
  const email = "watched@gatehouse.example";
  await createRealm({ realm, attributes: { "ssf.transmitterEnabled": "true" } });
  const user = await admin.users.create({ realm, username, email, enabled: true });
  const address = receiver.address();
  const at = `https://${host()}:${typeof address === "object" ? address?.port : ""}`;
  const attributes = {
    "ssf.enabled": "true",
    "ssf.allowEmitEvents": "true",
    "ssf.allowedDeliveryMethods": "push",
    "ssf.validPushUrls": `${at}/*`,
  };
  const { id } = await admin.clients.create({ realm, clientId, serviceAccountsEnabled: true, attributes });

  await open(page, `/${realm}/clients/${id}/ssf/stream`);
  await page.getByTestId("no-ssf-stream-registered-yet-empty-action").click();
  await page.getByTestId("ssfCreateStreamEndpointUrl").fill(`${at}/events`);
  await page.getByTestId("ssfCreateStreamAuthHeader").fill("Bearer of the receiver");
  await page.getByTestId("ssfCreateStreamDescription").fill("Pushed");
  await page.getByTestId("ssfCreateStreamSubmit").click();
  await expect(page.getByTestId("ssfStreamStatus")).toHaveText("Enabled");
  await page.getByTestId("ssfSubjectsTab").click();
  await page.getByTestId("ssfSubjectValue").fill(email);
  await page.getByTestId("ssfSubjectAdd").click();
  await expect(page.getByTestId("ssfSubjectStatus")).toContainText("are delivered to this stream");

  await page.getByTestId("ssfEmitEventsTab").click();
  await page.getByRole("combobox", { name: "Event type" }).fill("CaepCred");
  await page.getByRole("option", { name: "CaepCredentialChange" }).click();
  await page.getByTestId("ssfSubjectValue").fill(email);
  await page.getByTestId("ssfEmitPayload").fill('{ "credential_type": "password", "change_type": "update" }');
  await page.getByTestId("ssfEmitEvent").click();
  const changed = "https://schemas.openid.net/secevent/caep/event-type/credential-change";
  const pushed = (type: string) => received.find(({ claims }) => type in claims.events);
  await expect.poll(() => pushed(changed), ROUND).toBeTruthy();
  expect(pushed(changed)).toMatchObject({
    path: "/events",
    authorization: "Bearer of the receiver",
    type: "application/secevent+jwt",
    claims: { sub_id: { sub: user.id }, events: { [changed]: { credential_type: "password" } } },
  });
  await page.getByTestId("ssfEmitResult").getByRole("link").click();
  await expect(page.getByTestId("ssfPendingFieldDeliveryMethod")).toHaveText("PUSH");
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByTestId("ssfPendingFieldStatus").textContent();
    })
    .toBe("DELIVERED");

  await page.getByTestId("ssfStreamTab").click();
  await page.getByTestId("ssfStreamVerify").click();
  const verification = "https://schemas.openid.net/secevent/ssf/event-type/verification";
  await expect.poll(() => pushed(verification), ROUND).toBeTruthy();
});
