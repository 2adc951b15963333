// Permissions of a client, the server's evaluation of them, and the tokens it issues by them.
import type { Page } from "@playwright/test";
import { authorizationTab, pick, policyNamed, resourceServer } from "../../support/areas/authorization";
import { admin, createUser, server, uniqueName } from "../../support/server";
import { expect, open, test } from "../../support/test";

const ODD = `a / % .. " ' سياسة 🚀`;

test("permissions about resources and scopes are made, searched and evaluated; the policy behind says why @smoke", async ({
  page,
  realm,
}) => {
  const { id, resourceId, user } = await resourceServer(realm);
  const [scope] = await admin.clients.listAllScopes({ realm, id });
  const users = [user];
  const name = "only anna";
  const policy = await admin.clients.createPolicy({ realm, id, type: "user" }, { name, users });
  await open(page, authorizationTab(realm, id, "permissions"));
  await page.getByTestId("create-resource").click();
  await page.getByTestId("name").fill(ODD);
  await page.getByTestId("save").click();
  await expect(page.getByTestId("resources-helper")).toBeVisible();
  await pick(page, "#resources", "docs");
  await pick(page, "#policies", name);
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText(ODD);
  const made = await policyNamed(realm, id, ODD);
  const permissionId = made.id ?? "";
  expect(await admin.clients.getAssociatedResources({ realm, id, permissionId })).toMatchObject([{ _id: resourceId }]);
  expect(await admin.clients.getAssociatedPolicies({ realm, id, permissionId })).toMatchObject([{ id: policy.id }]);

  // a save that changes one value keeps resources and policies
  await page.getByTestId("AFFIRMATIVE").click();
  await page.getByTestId("save").click();
  const saved = () => admin.clients.findOnePermission({ realm, id, type: "resource", permissionId });
  await expect.poll(async () => (await saved())?.decisionStrategy).toBe("AFFIRMATIVE");
  expect(await admin.clients.getAssociatedResources({ realm, id, permissionId })).toMatchObject([{ _id: resourceId }]);
  expect(await admin.clients.getAssociatedPolicies({ realm, id, permissionId })).toMatchObject([{ id: policy.id }]);

  // a scope's own row leads to a permission about it
  await open(page, authorizationTab(realm, id, "scopes"));
  await page.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Create permission" }).click();
  await page.getByTestId("name").fill("reading");
  await page.getByTestId("save").click();
  await expect(page.getByTestId("view-header")).toHaveText("reading");
  const reading = await policyNamed(realm, id, "reading");
  const associated = { realm, id, permissionId: reading.id ?? "" };
  expect(await admin.clients.getAssociatedScopes(associated)).toMatchObject([{ id: scope?.id }]);

  await open(page, authorizationTab(realm, id, "permissions"));
  // what it is about and the policies it asks are requested when its row is opened
  await page.getByRole("row", { name: ODD }).getByRole("button", { name: "Details" }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "docs", exact: true })).toBeVisible();
  await page.getByTestId("searchdropdown_dorpdown").click();
  // both types, and that none is wanted any more
  await page.locator("#type").click();
  await expect(page.getByTestId("select-type").getByRole("option")).toHaveCount(3);
  await page.getByTestId("select-type").getByRole("option").first().click();
  await page.getByTestId("scope").fill("read");
  await page.getByTestId("search-btn").click();
  await expect(page.getByTestId("name-column-reading")).toBeVisible();
  await expect(page.getByTestId(`name-column-${ODD}`)).toHaveCount(0);
  await page.getByRole("button", { name: "Kebab toggle" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByTestId("confirm").click();
  await expect(page.getByTestId("last-alert")).toContainText("deleted");

  await open(page, authorizationTab(realm, id, "evaluate"));
  await expect(page.getByTestId("authorization-eval")).toBeDisabled();
  const { username = "" } = (await admin.users.findOne({ realm, id: user })) ?? {};
  await pick(page, '[data-testid="user"]', username);
  await helpOfScopes(page);
  await contextualAttributes(page);
  await page.getByTestId("authorization-eval").click();
  await expect(page.getByRole("row", { name: "docs" }).first()).toContainText("Permit");
  await expect(page.locator("#permit")).toHaveText("Permit");
  const details = page.getByRole("button", { name: "Details", exact: true });
  await details.click();
  // the permission that decided; its own row opens to how its policies voted
  const decisions = page.getByRole("grid", { name: "Evaluation results" }).last();
  await expect(decisions.getByRole("link", { name: ODD })).toBeVisible();
  const policyLink = page.getByRole("link", { name, exact: true });
  await expect(policyLink).toHaveCount(0);
  await decisions.getByRole("button", { name: "Details", exact: true }).click();
  await expect(policyLink).toBeVisible();
  await expect(decisions).toContainText(/only anna voted to/i);
  await page.getByTestId("authorization-revert").click();
  await expect(page.getByRole("dialog")).toContainText("authorization");
  await page.getByTestId("cancel").click();
  // the other way round, evaluated once more
  await admin.clients.updatePolicy({ realm, id, type: "user", policyId: policy.id ?? "" }, {
    ...policy,
    logic: "NEGATIVE",
  } as object);
  await page.getByTestId("authorization-reevaluate").click();
  await expect(page.getByRole("row", { name: "docs" }).first()).toContainText("Deny");
  await expect(page.locator("#deny")).toHaveText("Deny");
  await expect(page.getByTestId("filter-type-select")).toBeVisible();
  await page.locator("#back-btn").click();
  await expect(page.getByTestId("user").getByRole("combobox")).toHaveValue(username);
});

/** What scopes of a resource type are, in the words of the help beside them. */
async function helpOfScopes(page: Page) {
  const byType = page.locator("#applyToResource-switch");
  await byType.click({ force: true });
  await page.getByTestId("help-label-authScopes").click();
  await expect(page.getByRole("dialog")).toContainText("scopes");
  await page.keyboard.press("Escape");
  await byType.click({ force: true });
}

/** The table of the request's attributes: named, one row after the other, and closed without losing anything. */
async function contextualAttributes(page: Page) {
  const table = page.getByRole("grid", { name: "Contextual Attributes" });
  const rows = table.getByTestId("attribute-row");
  const add = page.locator(`[id="context.attributes-plus-icon"]`);
  await expect(rows).toHaveCount(1);
  await expect(add).toBeDisabled();
  await pick(page, `[id="context.attributes.0.key"]`, "Realm");
  await page.locator("#kcRealmName-value").fill("demo");
  await add.click();
  await expect(rows).toHaveCount(2);
  await expect(add).toBeDisabled();
  const toggle = page.getByRole("button", { name: "Contextual Information" });
  await toggle.click();
  await expect(table).toHaveCount(0);
  await toggle.click();
  await expect(page.locator("#kcRealmName-value")).toHaveValue("demo");
}

/** What the results of an evaluation say: resources that are permitted, with their scopes, and those that are denied. */
async function evaluated(page: Page) {
  await expect(page.getByTestId("authorization-reevaluate")).toBeEnabled();
  const rows = await page.getByRole("grid", { name: "Evaluation results" }).locator("tbody tr").all();
  const read = await Promise.all(
    rows.map(async (row) => {
      const [name = "", status, scopes = ""] = (await row.locator("td").allInnerTexts()).slice(1);
      // the server puts the scopes behind the name
      return { name: name.replace(/ with scopes .*/, ""), status, scopes: scopes.split(", ").toSorted() };
    }),
  );
  const as = (wanted: string) =>
    read.filter(({ status }) => status === wanted).map(({ name, scopes }) => ({ name, scopes }));
  return { permitted: as("Permit"), denied: as("Deny").map(({ name }) => name) };
}

test("a resource server gets by a requesting party token what the evaluation said, permitted and denied", async ({
  page,
  realm,
}) => {
  const { id, clientId, resourceId } = await resourceServer(realm);
  await admin.clients.update(
    { realm, id },
    { ...(await admin.clients.findOne({ realm, id })), directAccessGrantsEnabled: true },
  );
  const { value: secret = "" } = await admin.clients.getClientSecret({ realm, id });
  const as = await createUser(realm, uniqueName("party"), []);
  const scopes = [{ name: "read" }, { name: "write" }];
  const { _id: vault = "" } = await admin.clients.createResource({ realm, id }, { name: "vault", scopes });
  const { _id: shelf = "" } = await admin.clients.createResource({ realm, id }, { name: "shelf", scopes });
  const { id: only = "" } = await admin.clients.createPolicy({ realm, id, type: "user" }, {
    name: "only this party",
    users: [as.id],
  } as object);
  const { id: others = "" } = await admin.clients.createPolicy({ realm, id, type: "user" }, {
    name: "everybody else",
    logic: "NEGATIVE",
    users: [as.id],
  } as object);
  const written = (await admin.clients.listAllScopes({ realm, id })).filter(({ name }) => name === "write");
  const permit = (type: string, permission: object) =>
    admin.clients.createPermission({ realm, id, type }, { ...permission });
  await permit("resource", { name: "docs for the party", resources: [resourceId], policies: [only] });
  await permit("resource", { name: "vault for others", resources: [vault], policies: [others] });
  await permit("scope", {
    name: "writing on the shelf",
    resources: [shelf],
    scopes: written.map((scope) => scope.id),
    policies: [only],
  });

  const token = async (parameters: Record<string, string>, bearer?: string) => {
    const response = await fetch(`${server.url}/realms/${realm}/protocol/openid-connect/token`, {
      method: "POST",
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      body: new URLSearchParams(bearer ? parameters : { client_id: clientId, client_secret: secret, ...parameters }),
    });
    const answer: { access_token?: string; error?: string } = await response.json();
    return answer;
  };
  const { username, password } = as;
  const { access_token: access = "" } = await token({ grant_type: "password", username, password });
  const ticket = { grant_type: "urn:ietf:params:oauth:grant-type:uma-ticket", audience: clientId };
  /** What the server issues for all resources, and its refusal for one of them. */
  const issued = async () => {
    const { access_token: rpt, error } = await token(ticket, access);
    if (!rpt) return { permitted: [], error };
    const claims: { authorization: { permissions: { rsname: string; scopes?: string[] }[] } } = JSON.parse(
      Buffer.from(rpt.split(".")[1] ?? "", "base64url").toString(),
    );
    const all = claims.authorization.permissions.map((one) => ({ name: one.rsname, scopes: one.scopes ?? [] }));
    return { permitted: all.map((one) => ({ ...one, scopes: one.scopes.toSorted() })), error };
  };
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

  await open(page, authorizationTab(realm, id, "evaluate"));
  await pick(page, '[data-testid="user"]', username);
  await page.getByTestId("authorization-eval").click();
  const said = await evaluated(page);
  const rpt = await issued();
  expect(said.permitted.toSorted(byName)).toEqual(rpt.permitted.toSorted(byName));
  expect(said.permitted.map(({ name }) => name).toSorted()).toEqual(["docs", "shelf"]);
  expect(said.denied).toEqual(["vault"]);
  for (const { name } of said.permitted)
    expect(await token({ ...ticket, permission: name }, access)).toHaveProperty("access_token");
  expect(await token({ ...ticket, permission: "vault" }, access)).toMatchObject({ error: "access_denied" });

  // the policy says the opposite from now on: so do both
  await open(page, authorizationTab(realm, id, "policies"));
  await page.getByTestId("name-column-only this party").getByRole("link").click();
  await page.getByTestId("NEGATIVE").click();
  await page.getByTestId("save").click();
  await expect(page.getByTestId("cancel")).toBeVisible();
  await expect.poll(async () => (await issued()).error).toBe("access_denied");
  await open(page, authorizationTab(realm, id, "evaluate"));
  await pick(page, '[data-testid="user"]', username);
  await page.getByTestId("authorization-eval").click();
  expect(await evaluated(page)).toEqual({
    permitted: [],
    denied: expect.arrayContaining(["docs", "vault"]) as unknown,
  });
});
