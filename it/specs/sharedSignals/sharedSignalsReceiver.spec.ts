// Shared Signals (26.7): an application polls the stream that the console registered, and gets signed events (RFC 8936).
import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { askToken } from "../../support/signIns";
import { sendEvents, ssf } from "../../support/probes/ssfProbes";
import { expect, open, test } from "../../support/test";

test.beforeEach(() => test.skip(server.version < "26.7", "the server sends events to clients since 26.7"));

const part = (token: string, index: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString());

/** A client that may poll: its service account gets the scope that reading takes. */
async function makeReceiver(realm: string) {
  await sendEvents(realm);
  const [clientId, secret] = [uniqueName("poller"), "secret"];
  const attributes = { "ssf.enabled": "true", "ssf.allowEmitEvents": "true", "ssf.allowedDeliveryMethods": "poll" };
  const { id } = await admin.clients.create({ realm, clientId, secret, serviceAccountsEnabled: true, attributes });
  const scopes = await admin.clientScopes.find({ realm });
  for (const { id: clientScopeId = "", name } of scopes)
    if (name === "ssf.read") await admin.clients.addOptionalClientScope({ realm, id, clientScopeId });
  return { id, clientId, secret };
}

test("a receiver polls what the console sent; what it acknowledges is delivered; it is told of a pause", async ({
  page,
  realm,
  allowConsole,
}) => {
  // whether there is a stream the server says by 404
  allowConsole(/status of 404/);
  const user = await createUser(realm, uniqueName("watched"));
  const email = `${user.username}@gatehouse.example`;
  const { id, clientId, secret } = await makeReceiver(realm);
  await open(page, `/${realm}/clients/${id}/ssf/stream`);
  await page.getByTestId("no-ssf-stream-registered-yet-empty-action").click();
  // the only way that its client allows
  await expect(page.getByTestId("ssfCreateStreamEndpointUrl")).toHaveCount(0);
  await page.getByTestId("ssfCreateStreamDescription").fill("Polled");
  await page.getByTestId("ssfCreateStreamSubmit").click();
  const address = await page.getByTestId("ssfStreamPollEndpointUrl").textContent();
  await ssf(admin, realm, "POST", `clients/${clientId}/subjects/add`, { type: "user-email", value: email });

  const emit = async () => {
    await page.getByTestId("ssfEmitEventsTab").click();
    await page.getByRole("combobox", { name: "Event type" }).fill("CaepCred");
    await page.getByRole("option", { name: "CaepCredentialChange" }).click();
    await page.getByTestId("ssfSubjectValue").fill(email);
    await page.getByTestId("ssfEmitPayload").fill('{ "credential_type": "password", "change_type": "update" }');
    await page.getByTestId("ssfEmitEvent").click();
    const text = await page.getByTestId("ssfEmitResult").locator("h4").textContent();
    return /[0-9a-f-]{36}/.exec(text ?? "")?.[0] ?? "";
  };
  const credentials = { client_id: clientId, client_secret: secret, scope: "ssf.read" };
  const { access_token: token = "" } = await askToken(realm, { grant_type: "client_credentials", ...credentials });
  const poll = async (ack: string[]) => {
    const answer = await fetch(address ?? "", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ returnImmediately: true, maxEvents: 10, ack }),
    });
    const { sets }: { sets: Record<string, string> } = await answer.json();
    return sets;
  };
  expect(await poll([])).toEqual({});
  const jti = await emit();
  const sets = await poll([]);
  expect(Object.keys(sets)).toEqual([jti]);

  // signed by the realm, for this stream, about this user
  const set = sets[jti] ?? "";
  const { keys }: { keys: (JsonWebKey & { kid: string })[] } = await (
    await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/certs`)
  ).json();
  const key = keys.find(({ kid }) => kid === part(set, 0)["kid"]);
  const [head, body, signature = ""] = set.split(".");
  const isGenuine = verify(
    "RSA-SHA256",
    Buffer.from(`${head}.${body}`),
    createPublicKey({ key: key ?? {}, format: "jwk" }),
    Buffer.from(signature, "base64url"),
  );
  expect(isGenuine).toBe(true);
  expect(part(set, 1)).toMatchObject({
    jti,
    iss: `${server.url}/realms/${realm}`,
    aud: expect.stringContaining(clientId) as unknown,
    sub_id: { sub: user.id },
    events: {
      "https://schemas.openid.net/secevent/caep/event-type/credential-change": { credential_type: "password" },
    },
  });

  // the console says how far it is
  await page.getByTestId("ssfEmitResult").getByRole("link").click();
  await expect(page.getByTestId("ssfPendingFieldDeliveryMethod")).toHaveText("POLL");
  await expect(page.getByTestId("ssfPendingFieldStatus")).toHaveText("PENDING");
  expect(await poll([jti])).toEqual({});
  await page.reload();
  await expect(page.getByTestId("ssfPendingFieldStatus")).toHaveText("DELIVERED");

  // a stream that the console pauses tells the receiver so
  await page.getByTestId("ssfStreamTab").click();
  await page.getByTestId("ssfStreamStatusPause").click();
  await expect(page.getByTestId("ssfStreamStatus")).toHaveText("Paused");
  const told = Object.values(await poll([])).map((one) => part(one, 1));
  expect(told).toMatchObject([
    {
      events: { "https://schemas.openid.net/secevent/ssf/event-type/stream-updated": { status: { status: "paused" } } },
    },
  ]);
});
