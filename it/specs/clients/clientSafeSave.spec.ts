// What one administrator saves in one window never takes away what another, or the same one, saved elsewhere, nor what the
// form does not show. A test for each of the issues that ask for it.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { hold } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const field = (name: string) => `attributes.${name.replaceAll(".", "🍺")}`;
const saved = (page: Page) => expect(lastAlert(page)).toHaveText("Client successfully updated");
const now = async (realm: string, id: string) => (await admin.clients.findOne({ realm, id })) ?? {};

test("kc#51622: tabs of one client edited in two windows keep both changes, whatever the order", async ({
  page,
  newPage,
  realm,
}) => {
  const clientId = uniqueName("windows");
  const attributes = { "made.up": "kept", "acr.loa.map": '{"gold":2}' };
  const { id } = await admin.clients.create({ realm, clientId, publicClient: false, attributes });
  const other = await newPage();
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("name").fill("first window");
  await open(other, `/${realm}/clients/${id}/advanced`);
  await other.getByTestId("attributes.tosUri").fill("https://app.example/terms");
  await other.getByTestId("fineGrainSave").click();
  await saved(other);
  await page.getByTestId("settings-save").click();
  await saved(page);
  expect(await now(realm, id)).toMatchObject({
    name: "first window",
    attributes: { ...attributes, tosUri: "https://app.example/terms" },
  });

  // the second window still shows the client as it was; a third form writes meanwhile
  await other.getByTestId("OIDCCompatabilitySave").scrollIntoViewIfNeeded();
  await other.locator("#useLowerCaseBearerType").click({ force: true });
  await page.getByRole("tab", { name: "Credentials" }).click();
  await choose(page, "clientAuthenticatorType", "Signed JWT with Client Secret");
  await page.getByTestId("save").first().click();
  await page.getByTestId("confirm").click();
  // the alert of the save before may still be there
  await expect.poll(() => now(realm, id)).toMatchObject({ clientAuthenticatorType: "client-secret-jwt" });
  await other.getByTestId("OIDCCompatabilitySave").click();
  await expect
    .poll(() => now(realm, id))
    .toMatchObject({
      name: "first window",
      clientAuthenticatorType: "client-secret-jwt",
      attributes: {
        ...attributes,
        tosUri: "https://app.example/terms",
        "token.response.type.bearer.lower-case": "true",
      },
    });
});

test("kc#52173: the same setting changed in two windows asks which one counts; the client id changes under the page", async ({
  page,
  newPage,
  realm,
}) => {
  const clientId = uniqueName("same");
  const { id } = await admin.clients.create({ realm, clientId, name: "before" });
  const other = await newPage();
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("name").fill("mine");
  await open(other, `/${realm}/clients/${id}/settings`);
  const renamed = `https://${clientId}.example/é?a=%2F "b";`;
  await other.getByTestId("clientId").fill(renamed);
  await other.getByTestId("name").fill("theirs");
  await other.getByTestId("settings-save").click();
  await saved(other);
  await page.getByTestId("settings-save").click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("theirs");
  await expect(question).toContainText("mine");
  expect(await now(realm, id)).toMatchObject({ name: "theirs", clientId: renamed });
  await question.getByLabel("Mine: mine").check();
  await question.getByTestId("resolve").click();
  await saved(page);
  // what the first window did not change is as the second left it
  expect(await now(realm, id)).toMatchObject({ name: "mine", clientId: renamed });
  await expect(page.getByTestId("view-header")).toHaveText(renamed);
  await expect(page.getByTestId("clientId")).toHaveValue(renamed);
});

test("kc#13597: what is emptied is gone from the server, and stays so", async ({ page, realm }) => {
  const clientId = uniqueName("emptied");
  const attributes = {
    "made.up": "kept",
    "post.logout.redirect.uris": "https://a.example/*##+",
    "consent.screen.text": "Please",
    "display.on.consent.screen": "true",
    login_theme: "keycloak",
    "frontchannel.logout.url": "https://a.example/out",
    "access.token.lifespan": "120",
  };
  const { id } = await admin.clients.create({
    realm,
    clientId,
    consentRequired: true,
    frontchannelLogout: true,
    attributes,
  });
  await open(page, `/${realm}/clients/${id}/settings`);
  for (const line of [1, 0]) await page.getByTestId(`${field("post.logout.redirect.uris")}${line}`).fill("");
  await page.getByTestId(field("consent.screen.text")).fill("");
  await page.getByTestId("frontchannelLogoutUrl").fill("");
  await choose(page, "attributes.login_theme", "Choose...");
  await page.getByTestId("settings-save").click();
  await saved(page);
  const after = await now(realm, id);
  for (const name of ["post.logout.redirect.uris", "consent.screen.text", "frontchannel.logout.url", "login_theme"])
    expect(after.attributes).not.toHaveProperty([name]);
  expect(after.attributes).toMatchObject({
    "made.up": "kept",
    "display.on.consent.screen": "true",
    "access.token.lifespan": "120",
  });
  // still so after a reload, and after another save
  await page.reload();
  await expect(page.getByTestId(`${field("post.logout.redirect.uris")}0`)).toHaveValue("");
  await page.getByTestId("description").fill("once more");
  await page.getByTestId("settings-save").click();
  await saved(page);
  expect((await now(realm, id)).attributes).toEqual(after.attributes);
});

test("kc#22900: what no form of a client shows stays as it was written, whichever of its tabs is saved", async ({
  page,
  realm,
}) => {
  const [flow] = await admin.authenticationManagement.getFlows({ realm });
  const kept = {
    "made.up": "kept",
    // as it was written, not as the form would write it
    "acr.loa.map": '{ "gold" : 2 }',
    "backchannel.logout.revoke.offline.tokens": "made up",
  };
  const { id } = await admin.clients.create({
    realm,
    clientId: uniqueName("unknown"),
    publicClient: false,
    authenticationFlowBindingOverrides: { browser: flow?.id, made_up: flow?.id },
    registeredNodes: { "node.example": 1_700_000_000 },
    attributes: kept,
  } as object);
  const { name: _name, attributes: before, ...rest } = await now(realm, id);
  await open(page, `/${realm}/clients/${id}/settings`);
  await page.getByTestId("name").fill("renamed");
  await page.getByTestId("settings-save").click();
  await saved(page);
  await page.getByRole("tab", { name: "Credentials" }).click();
  await choose(page, "clientAuthenticatorType", "Signed JWT");
  await page.getByTestId("save").first().click();
  await page.getByTestId("confirm").click();
  // from here on the alert of a save before may still be there
  await expect.poll(async () => (await now(realm, id)).clientAuthenticatorType).toBe("client-jwt");
  await expect(page.getByTestId("changes")).toHaveCount(0);
  await page.getByTestId("advancedTab").click();
  await page.getByTestId("attributes.tosUri").fill("https://app.example/terms");
  await page.getByTestId("fineGrainSave").click();
  await expect.poll(async () => (await now(realm, id)).attributes?.tosUri).toBe("https://app.example/terms");
  const { attributes: after, ...others } = await now(realm, id);
  expect(others).toEqual({ ...rest, name: "renamed", clientAuthenticatorType: "client-jwt" });
  expect(after).toEqual({ ...before, tosUri: "https://app.example/terms" });
  expect(after).toMatchObject(kept);
});

test("a section saved while another of its client is on its way waits for it, and takes nothing of it away", async ({
  page,
  realm,
}) => {
  const { id } = await admin.clients.create({ realm, clientId: uniqueName("turn") });
  await open(page, `/${realm}/clients/${id}/advanced`);
  await page.getByTestId("attributes.tosUri").fill("https://app.example/terms");
  const switched = page.locator("#excludeSessionStateFromAuthenticationResponse-switch");
  await switched.click({ force: true });
  const go = await hold(page, new RegExp(`/clients/${id}$`), "PUT");
  const first = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByTestId("fineGrainSave").click();
  await first;
  const second = page.getByTestId("OIDCCompatabilitySave");
  await second.click();
  await expect(second).toHaveClass(/pf-m-in-progress/);
  go();
  await expect(page.getByTestId("changes")).toHaveCount(0);
  expect((await now(realm, id)).attributes).toMatchObject({
    tosUri: "https://app.example/terms",
    "exclude.session.state.from.auth.response": "true",
  });
});
