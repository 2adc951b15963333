// What one administrator saves in one window never takes away what another, or the same one, saved elsewhere, nor what the
// form does not show: kc#51622, kc#22900, kc#13597, kc#52173.
import type { Page } from "@playwright/test";
import { choose, lastAlert } from "../../support/controls";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const field = (name: string) => `attributes.${name.replaceAll(".", "🍺")}`;
const saved = (page: Page) => expect(lastAlert(page)).toHaveText("Client successfully updated");
const now = async (realm: string, id: string) => (await admin.clients.findOne({ realm, id })) ?? {};

test("tabs of one client edited in two windows keep both changes, whatever the order", async ({
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
  await saved(page);
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

test("the same setting changed in two windows asks which one counts; the client id changes under the page", async ({
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

test("what is emptied is gone from the server, and what no form shows stays as it was written", async ({
  page,
  realm,
}) => {
  const clientId = uniqueName("emptied");
  const [flow] = await admin.authenticationManagement.getFlows({ realm });
  const attributes = {
    "made.up": "kept",
    "acr.loa.map": '{ "gold" : 2 }',
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
    authenticationFlowBindingOverrides: { browser: flow?.id },
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
  expect(after).toMatchObject({
    authenticationFlowBindingOverrides: { browser: flow?.id },
    attributes: {
      "made.up": "kept",
      "acr.loa.map": '{ "gold" : 2 }',
      "display.on.consent.screen": "true",
      "access.token.lifespan": "120",
    },
  });
  // still so after a reload, and after another save
  await page.reload();
  await expect(page.getByTestId(`${field("post.logout.redirect.uris")}0`)).toHaveValue("");
  await page.getByTestId("description").fill("once more");
  await page.getByTestId("settings-save").click();
  await saved(page);
  expect((await now(realm, id)).attributes).toEqual(after.attributes);
});
