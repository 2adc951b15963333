// Shared Signals (26.7): a client becomes a receiver of security events, gets a stream, subjects and events.
import { lastAlert } from "../../support/controls";
import { browserLine, inject, MESSAGE } from "../../support/faults";
import { admin, createRealm, createUser, server, uniqueName } from "../../support/server";
import { sendEvents, ssf } from "../../support/probes/ssfProbes";
import { expect, open, test } from "../../support/test";
import { confirm, dialog, newUser } from "../../support/areas/userTabs";

test.beforeEach(() => test.skip(server.version < "26.7", "the server sends events to clients since 26.7"));

/** A client that receives events. */
async function makeReceiver(realm: string, attributes: Record<string, string> = {}) {
  const clientId = uniqueName("receiver");
  await sendEvents(realm);
  const { id } = await admin.clients.create({
    realm,
    clientId,
    publicClient: false,
    attributes: { "ssf.enabled": "true", ...attributes },
  });
  return { id, clientId, stored: async () => (await admin.clients.findOne({ realm, id }))?.attributes };
}

test("the realm's switch and the client's switch show the tab, whose settings are saved", async ({ page, realm }) => {
  const own = `${realm}-switch`;
  await createRealm({ realm: own });
  const { id } = await admin.clients.create({ realm: own, clientId: "receiver", publicClient: false });
  await open(page, `/${own}/clients/${id}/settings`);
  await expect(page.getByTestId("settings-save")).toBeVisible();
  await expect(page.getByRole("switch", { name: "SSF receiver" })).toHaveCount(0);
  await open(page, `/${own}/realm-settings/general`);
  await page.getByTestId("attributes.ssf.transmitterEnabled").press("Space");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(page.getByRole("link", { name: /SSF/ })).toHaveAttribute("href", /\/\.well-known\/ssf-configuration$/);
  await open(page, `/${own}/clients/${id}/settings`);
  await page.getByTestId("attributes.ssf.enabled").press("Space");
  await page.getByTestId("settings-save").click();
  await page.getByTestId("ssfTab").click();
  await page.getByTestId("attributes.ssf🍺description").fill("About sign-ins");
  await page.getByTestId("ssfMaxEventAge").fill("90");
  await page.getByTestId("attributes.ssf.autoVerifyStream").press("Space");
  await page.getByTestId("attributes.ssf🍺validPushUrls0").fill("https://push.example/*");
  await page.getByTestId("ssfReceiverSave").click();
  await expect
    .poll(async () => (await admin.clients.findOne({ realm: own, id }))?.attributes)
    .toMatchObject({
      "ssf.description": "About sign-ins",
      "ssf.maxEventAgeSeconds": expect.stringMatching(/^\d+$/),
      "ssf.autoVerifyStream": "true",
      "ssf.validPushUrls": "https://push.example/*",
    });
  // changed elsewhere it shows here
  const client = await admin.clients.findOne({ realm: own, id });
  await admin.clients.update(
    { realm: own, id },
    { ...client, attributes: { ...client?.attributes, "ssf.streamAudience": "from REST" } },
  );
  await page.reload();
  await expect(page.getByTestId("attributes.ssf🍺streamAudience")).toHaveValue("from REST");

  await open(page, `/${own}/realm-settings/general`);
  await page.getByTestId("attributes.ssf.transmitterEnabled").press("Space");
  await page.getByTestId("realmSettingsGeneralTab-save").click();
  await expect(dialog(page)).toContainText("Events that are not delivered yet are deleted");
  await confirm(page);
  await expect
    .poll(async () => (await admin.realms.findOne({ realm: own }))?.attributes?.["ssf.transmitterEnabled"])
    .toBe("false");
});

test("a stream is registered, paused, changed and deleted", async ({ page, realm, allowConsole }) => {
  // whether there is a stream the server says by 404
  allowConsole(browserLine(404), /status of 400 /, browserLine(500));
  const { id, clientId } = await makeReceiver(realm, { "ssf.validPushUrls": "https://push.example/*" });
  const stream = async () => (await ssf(admin, realm, "GET", `clients/${clientId}/stream`)).json();
  await open(page, `/${realm}/clients/${id}/ssf/stream`);
  await page.getByTestId("no-ssf-stream-registered-yet-empty-action").click();
  await page.getByTestId("ssfCreateStreamEndpointUrl").fill("http://push.example/events");
  await expect(dialog(page)).toContainText("https://");
  await expect(page.getByTestId("ssfCreateStreamSubmit")).toBeDisabled();
  await page.getByTestId("ssfCreateStreamEndpointUrl").fill("https://elsewhere.example/events");
  await page.getByTestId("ssfCreateStreamSubmit").click();
  await expect(lastAlert(page)).toContainText("validPushUrls");
  await page.getByTestId("ssfCreateStreamEndpointUrl").fill("https://push.example/events");
  await page.getByTestId("ssfCreateStreamDescription").fill("From the console");
  await page.getByTestId("ssfCreateStreamSubmit").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByTestId("ssfStreamStatus")).toHaveText("Enabled");
  expect(await stream()).toMatchObject({ description: "From the console", status: "enabled", managedBy: "KEYCLOAK" });

  const lift = await inject(page, /stream\/status$/, 500, "POST");
  await page.getByTestId("ssfStreamStatusPause").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  lift();
  await page.getByTestId("ssfStreamStatusPause").click();
  await expect(page.getByTestId("ssfStreamStatus")).toHaveText("Paused");
  expect(await stream()).toMatchObject({ status: "paused" });
  await page.getByTestId("ssfStreamDescription").fill("Changed");
  await page.getByTestId("ssfStreamSave").click();
  await expect.poll(stream).toMatchObject({ description: "Changed", status: "paused" });

  await page.getByTestId("ssfStreamDelete").click();
  await confirm(page);
  await expect(page.getByTestId("no-ssf-stream-registered-yet-empty-action")).toBeVisible();
});

test("subjects are added and ignored, events are sent and found", async ({ page, realm, allowConsole }) => {
  allowConsole(/status of 40[04] /);
  const { email } = await newUser(realm);
  const { id, clientId } = await makeReceiver(realm, {
    "ssf.validPushUrls": "https://push.example/*",
    "ssf.allowEmitEvents": "true",
  });
  const delivery = { method: "urn:ietf:rfc:8935", endpoint_url: "https://push.example/events" };
  await ssf(admin, realm, "POST", `clients/${clientId}/stream`, {
    delivery,
    events_requested: ["CaepCredentialChange", "CaepSessionRevoked"],
    description: "From REST",
  });
  const state = async () =>
    (
      await ssf(admin, realm, "POST", `clients/${clientId}/subjects/check`, { type: "user-email", value: email })
    ).json();
  await open(page, `/${realm}/clients/${id}/ssf/subjects`);
  await page.getByTestId("ssfSubjectValue").fill("nobody@gatehouse.example");
  await page.getByTestId("ssfSubjectCheck").click();
  await expect(lastAlert(page)).toContainText("Subject not found");
  await page.getByTestId("ssfSubjectValue").fill(email);
  await page.getByTestId("ssfSubjectAdd").click();
  await expect(page.getByTestId("ssfSubjectStatus")).toContainText("are delivered to this stream");
  expect(await state()).toMatchObject({ status: "notified" });
  await page.getByTestId("ssfSubjectIgnore").click();
  await expect(page.getByTestId("ssfSubjectStatus")).toContainText("excluded");
  expect(await state()).toMatchObject({ status: "ignored" });
  await ssf(admin, realm, "POST", `clients/${clientId}/subjects/add`, { type: "user-email", value: email });
  await page.getByTestId("ssfSubjectCheck").click();
  await expect(page.getByTestId("ssfSubjectStatus")).toContainText("are delivered to this stream");

  await page.getByTestId("ssfEmitEventsTab").click();
  await page.getByRole("combobox", { name: "Event type" }).fill("CaepCred");
  await page.getByRole("option", { name: "CaepCredentialChange" }).click();
  await page.getByTestId("ssfSubjectValue").fill(email);
  await page.getByTestId("ssfEmitPayload").fill("[1]");
  await expect(page.getByTestId("ssfEmitEvent")).toBeDisabled();
  await page.getByTestId("ssfEmitPayload").fill('{ "change_type": "update" }');
  await page.getByTestId("ssfEmitEvent").click();
  await expect(lastAlert(page)).toContainText("The event could not be sent");
  await page.getByTestId("ssfEmitPayload").fill('{ "credential_type": "password", "change_type": "update" }');
  await page.getByTestId("ssfEmitEvent").click();
  await expect(page.getByTestId("ssfEmitResult")).toContainText("dispatched");
  await page.getByTestId("ssfEmitResult").getByRole("link").click();
  await expect(page.getByTestId("ssfPendingFieldEventType")).toHaveText("CaepCredentialChange");
  await page.getByTestId("ssfPendingLookupJti").fill("..");
  await page.getByTestId("ssfPendingLookup").click();
  await expect(
    page.getByText(
      "An id that is “.”, “..” or empty would make an address mean something else. Nothing was sent to the server.",
    ),
  ).toBeVisible();
  await page.getByTestId("ssfPendingLookupJti").fill("none");
  await page.getByTestId("ssfPendingLookup").click();
  await expect(page.getByTestId("empty-state")).toContainText("none");
});

test("who may only view clients changes nothing", async ({ signedOutPage: page, realm, allowConsole }) => {
  allowConsole(browserLine(404));
  const { id } = await makeReceiver(realm);
  const viewer = await createUser("master", uniqueName("viewer"), ["view-clients", "view-realm"], { of: realm });
  await open(page, `/${realm}/clients/${id}/ssf/receiver`, { as: viewer });
  await expect(page.getByTestId("attributes.ssf🍺streamAudience")).toBeDisabled();
  await page.getByTestId("ssfStreamTab").click();
  await page.getByTestId("no-ssf-stream-registered-yet-empty-action").hover();
  await expect(page.getByRole("tooltip")).toContainText("manage-clients");
});
