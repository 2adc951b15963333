// A client scope's settings: made and changed by form and by others at the same time, refused, deleted meanwhile.
import { choose, lastAlert } from "../../support/controls";
import { makeScope, save, scopeAt, scopeNow, shownId, typeNow } from "../../support/areas/clientScopes";
import { MESSAGE, browserLine, hold, inject } from "../../support/faults";
import { admin, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const form = "attributes.";
const field = (name: string) => `${form}${name.replaceAll(".", "🍺")}`;
const CONSENT = field("display.on.consent.screen");

test("a scope of OpenID Connect is made with its type; the body holds no type @smoke", async ({ page, realm }) => {
  const name = uniqueName("made");
  await open(page, `/${realm}/client-scopes`);
  await page.getByTestId("table-toolbar").getByText("Create client scope").click();
  await expect(page.getByTestId("save")).toBeDisabled();
  await page.getByTestId("description").fill("A");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toHaveText("Required field");
  await page.getByTestId("name").fill(` ${name} with blanks `);
  await page.getByTestId("description").fill("A scope");
  await choose(page, "kc-type", "Default");
  await expect(page.locator("#kc-protocol")).toHaveText("OpenID Connect");
  await page.getByTestId(field("consent.screen.text")).fill("May it?");
  await page.getByTestId(field("gui.order")).fill("3");
  const sent: { method: string; path: string; body: unknown }[] = [];
  page.on("request", (request) => {
    const path = request.url().split(`/admin/realms/${realm}/`)[1] ?? "";
    if (request.method() !== "GET" && path.includes("client-scopes"))
      sent.push({ method: request.method(), path, body: request.postDataJSON() });
  });
  await save(page, "Client scope created");
  await expect(page.getByTestId("view-header")).toHaveText(`${name}_with_blanks`);
  const id = await shownId(page);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST client-scopes",
    `PUT default-default-client-scopes/${id}`,
  ]);
  expect(sent[0]?.body).not.toHaveProperty("type");
  expect(await scopeNow(realm, id)).toMatchObject({
    name: `${name}_with_blanks`,
    description: "A scope",
    protocol: "openid-connect",
    attributes: {
      "display.on.consent.screen": "true",
      "consent.screen.text": "May it?",
      "include.in.token.scope": "false",
      "gui.order": "3",
    },
  });
  expect(await typeNow(realm, id)).toBe("default");
});

test("a scope of SAML has no place in OpenID metadata; a hidden text is not kept", async ({ page, realm }) => {
  const name = uniqueName("saml");
  await open(page, `/${realm}/client-scopes/new`);
  await page.getByTestId("name").fill(name);
  await expect(page.getByTestId("attributes.include.in.openid.provider.metadata")).toBeAttached();
  await choose(page, "kc-protocol", "SAML");
  await expect(page.getByTestId("attributes.include.in.openid.provider.metadata")).toHaveCount(0);
  await page.getByTestId(field("consent.screen.text")).fill("Nobody will see it");
  await page.locator(`[id="${CONSENT}"]`).click({ force: true });
  await expect(page.getByTestId(field("consent.screen.text"))).toHaveCount(0);
  await save(page, "Client scope created");
  await expect(page.getByTestId("view-header")).toHaveText(name);
  const { protocol, attributes = {} } = await scopeNow(realm, await shownId(page));
  expect(protocol).toBe("saml");
  expect(attributes["display.on.consent.screen"]).toBe("false");
  expect(attributes["consent.screen.text"] ?? "").toBe("");
});

test("what the form does not show survives, also what somebody else changed meanwhile", async ({ page, realm }) => {
  const name = uniqueName("safe");
  const mapper = { name: "m", protocol: "openid-connect", protocolMapper: "oidc-full-name-mapper", config: {} };
  const attributes = { "gui.order": "1", "made.up": "kept" };
  const id = await makeScope(realm, name, { description: "before", attributes, protocolMappers: [mapper] });
  await open(page, scopeAt(realm, id));
  // absent means "on" for the server, and stays absent
  await expect(page.locator(`[id="${CONSENT}"]`)).toBeChecked();
  await page.getByTestId("description").fill("after");
  const other = await scopeNow(realm, id);
  await admin.clientScopes.update(
    { realm, id },
    { ...other, attributes: { ...other.attributes, "consent.screen.text": "by another" } },
  );
  await admin.clientScopes.addDefaultOptionalClientScope({ realm, id });
  await save(page, "Client scope updated");
  const now = await scopeNow(realm, id);
  expect(now).toMatchObject({
    description: "after",
    attributes: { ...attributes, "consent.screen.text": "by another" },
    protocolMappers: [{ name: "m", protocolMapper: "oidc-full-name-mapper" }],
  });
  expect(now.attributes).not.toHaveProperty(["display.on.consent.screen"]);
  expect(await typeNow(realm, id)).toBe("optional");
  await expect(page.getByTestId(field("consent.screen.text"))).toHaveValue("by another");
  await expect(page.locator("#kc-type")).toHaveText("Optional");
});

test("the type is written only when it was changed, and the old one is taken away", async ({ page, realm }) => {
  const id = await makeScope(realm, uniqueName("type"));
  await admin.clientScopes.addDefaultClientScope({ realm, id });
  await open(page, scopeAt(realm, id));
  const sent: string[] = [];
  page.on("request", (request) => {
    const path = request.url().split(`/admin/realms/${realm}/`)[1] ?? "";
    if (request.method() !== "GET" && path.includes("client-scopes")) sent.push(`${request.method()} ${path}`);
  });
  await expect(page.getByTestId("save")).toBeDisabled();
  await choose(page, "kc-type", "None");
  await save(page, "Client scope updated");
  // a scope that is refused keeps its type
  expect(sent).toEqual([`PUT client-scopes/${id}`, `DELETE default-default-client-scopes/${id}`]);
  expect(await typeNow(realm, id)).toBe("none");
  sent.length = 0;
  await page.getByTestId("description").fill("only this");
  await page.getByTestId("save").click();
  await expect.poll(async () => (await scopeNow(realm, id)).description).toBe("only this");
  expect(sent).toEqual([`PUT client-scopes/${id}`]);
});

test("what is typed while a save is on its way stays, and is saved by the next one", async ({ page, realm }) => {
  const id = await makeScope(realm, uniqueName("late"), { description: "before" });
  await open(page, scopeAt(realm, id));
  await page.getByTestId("description").fill("first");
  const go = await hold(page, /\/client-scopes\/[^/]+$/, "PUT");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await page.getByTestId("save").click();
  await sent;
  await page.getByTestId("description").fill("second");
  go();
  await expect(lastAlert(page)).toHaveText("Client scope updated");
  await expect(page.getByTestId("save")).toBeEnabled();
  expect((await scopeNow(realm, id)).description).toBe("first");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("save")).toBeDisabled();
  await expect.poll(async () => (await scopeNow(realm, id)).description).toBe("second");
  await expect(page.getByTestId("description")).toHaveValue("second");
});

test("where two change the same, the administrator chooses; leaving asks", async ({ page, realm }) => {
  const name = uniqueName("both");
  const id = await makeScope(realm, name, { description: "before" });
  await open(page, scopeAt(realm, id));
  await page.getByTestId("description").fill("mine");
  await choose(page, "kc-type", "Optional");
  await admin.clientScopes.update({ realm, id }, { ...(await scopeNow(realm, id)), description: "theirs" });
  await admin.clientScopes.addDefaultClientScope({ realm, id });
  await page.getByTestId("save").click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("group", { name: "Description" })).toBeVisible();
  await question.getByRole("group", { name: "Description" }).getByRole("radio").nth(1).check();
  await question.getByTestId("resolve").click();
  await expect(lastAlert(page)).toHaveText("Client scope updated");
  expect((await scopeNow(realm, id)).description).toBe("theirs");
  expect(await typeNow(realm, id)).toBe("optional");
  await expect(page.getByTestId("description")).toHaveValue("theirs");
  await page.getByTestId("description").fill("unsaved");
  await page.getByTestId("mappers").click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByTestId("cancel").last().click();
  await expect(page.getByTestId("description")).toHaveValue("unsaved");
});

test("a name that the server refuses is shown at its field, nothing is lost; others are taken", async ({
  page,
  realm,
  allowConsole,
}) => {
  allowConsole(/status of (400|409)/);
  await open(page, `/${realm}/client-scopes/new`);
  await page.getByTestId("description").fill("stays");
  for (const name of ['with"quote', "back\\slash", "عربي", "emoji🍺"]) {
    await page.getByTestId("name").fill(name);
    await page.getByTestId("save").click();
    await expect(page.getByTestId("name-helper")).toContainText("Unexpected name");
    await expect(page.getByTestId("name")).toBeFocused();
    await expect(page.getByTestId("description")).toHaveValue("stays");
  }
  await page.getByTestId("name").fill("email");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("name-helper")).toContainText("already exists");
  for (const name of ["a/b%2Fc", "%2F;'&?#"]) {
    await open(page, `/${realm}/client-scopes/new`);
    await page.getByTestId("name").fill(name);
    await save(page, "Client scope created");
    await expect(page.getByTestId("view-header")).toHaveText(name);
    await page.getByTestId("description").fill("changed");
    await save(page, "Client scope updated");
    expect(await scopeNow(realm, await shownId(page))).toMatchObject({ name, description: "changed" });
  }
});

test("a failed save keeps the form; a scope deleted meanwhile is made again", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500), browserLine(404));
  const name = uniqueName("fault");
  const id = await makeScope(realm, name, { description: "before", attributes: { "made.up": "kept" } });
  await admin.clientScopes.addDefaultOptionalClientScope({ realm, id });
  await open(page, scopeAt(realm, id));
  await page.getByTestId("description").fill("typed");
  const lift = await inject(page, /\/client-scopes\/[^/]+$/, 500, "PUT");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("description")).toHaveValue("typed");
  expect((await scopeNow(realm, id)).description).toBe("before");
  lift();
  await admin.clientScopes.del({ realm, id });
  await page.getByTestId("save").click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("Client scope updated");
  const made = (await admin.clientScopes.find({ realm })).find((scope) => scope.name === name);
  expect(made).toMatchObject({ description: "typed", attributes: { "made.up": "kept" } });
  expect(await typeNow(realm, made?.id ?? "")).toBe("optional");
  await expect(page).toHaveURL(new RegExp(`${made?.id}/settings$`));
});

test("a scope that could not get its type is not left behind", async ({ page, realm, allowConsole }) => {
  allowConsole(browserLine(500));
  const name = uniqueName("half");
  await open(page, `/${realm}/client-scopes/new`);
  await page.getByTestId("name").fill(name);
  await choose(page, "kc-type", "Optional");
  const lift = await inject(page, /default-optional-client-scopes\//, 500, "PUT");
  await page.getByTestId("save").click();
  await expect(lastAlert(page)).toContainText(MESSAGE);
  await expect(page.getByTestId("name")).toHaveValue(name);
  expect((await admin.clientScopes.find({ realm })).some((scope) => scope.name === name)).toBe(false);
  lift();
  await save(page, "Client scope created");
});

test("the page deletes its scope; one that is gone is shown", async ({ page, realm, allowConsole }) => {
  const name = uniqueName("end");
  const id = await makeScope(realm, name);
  await open(page, scopeAt(realm, id));
  await page.getByTestId("action-dropdown").click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await page.getByTestId("confirm").click();
  await expect(lastAlert(page)).toHaveText("The client scope has been deleted");
  await expect(page).toHaveURL(new RegExp(`#/${realm}/client-scopes$`));
  expect(await admin.clientScopes.findOne({ realm, id })).toBeFalsy();
  allowConsole(browserLine(404));
  await open(page, scopeAt(realm, id));
  await expect(page.getByRole("main")).toContainText("Not found:");
});
