// What mappers give for a pasted token is what a sign-in with it gives; nothing of it leaves the browser.
import {
  addApp,
  addProvider,
  expect,
  providerAt,
  realmUrl,
  testSignIn as test,
} from "../../support/areas/identityProviders";
import { addMapper, kept, list, openTester, requestsOf, resultOf } from "../../support/areas/mapperTester";
import { admin, createUser, uniqueName } from "../../support/server";
import { open } from "../../support/test";

/** A token of `ann`, as the provider gets them. */
async function tokensOf(source: string): Promise<Record<string, string>> {
  const answer = await fetch(`${realmUrl(source)}/protocol/openid-connect/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "password",
      client_id: "ours",
      client_secret: "s3cret",
      username: "ann",
      password: "ann",
      scope: "openid",
    }),
  });
  return answer.json();
}

const claim = (name: string, value: string, type: string) => ({
  name,
  protocol: "openid-connect",
  protocolMapper: "oidc-hardcoded-claim-mapper",
  config: {
    "claim.name": name,
    "claim.value": value,
    "jsonType.label": type,
    "id.token.claim": "true",
    "access.token.claim": "true",
  },
});

test("a pasted token tells what mappers give, and a sign-in gives it", async ({
  page,
  newPage,
  ownRealm: realm,
  source,
}) => {
  await addApp(realm);
  await admin.groups.create({ realm, name: "staff" });
  await admin.clients.create({
    realm: source,
    clientId: "ours",
    secret: "s3cret",
    directAccessGrantsEnabled: true,
    redirectUris: [`${realmUrl(realm)}/broker/op/endpoint`],
    protocolMappers: [
      claim("dept", "it", "String"),
      claim("org.unit", "sales 🏠", "String"),
      claim("teams", '["red","blue"]', "JSON"),
      claim("address", '{"city":"Ulm"}', "JSON"),
      claim("level", "5", "int"),
      claim("big", "5000000000", "long"),
    ],
  });
  const found = await admin.identityProviders.importFromUrl({
    realm,
    providerId: "keycloak-oidc",
    fromUrl: `${realmUrl(source)}/.well-known/openid-configuration`,
  });
  const config = { ...found, clientId: "ours", clientAuthMethod: "client_secret_post", disableUserInfo: "true" };
  await addProvider(realm, "op", { providerId: "keycloak-oidc", config });
  const attribute = (from: string, to: string) =>
    addMapper(realm, "op", "oidc-user-attribute", to, { claim: from, "user.attribute": to });
  await attribute("org.unit", "unit");
  await attribute("teams", "teams");
  await attribute("address", "address");
  await attribute("iss", "issuer");
  await attribute("none", "none");
  const role = (from: string, value: string, name: string) =>
    addMapper(realm, "op", "oidc-role", name, { claim: from, "claim.value": value, role: name });
  await role("teams", "red", "red");
  await role("teams", "green", "green");
  await role("level", "5", "five");
  await role("big", "5000000000", "big");
  const rules = { claims: list(["dept", "i."], ["teams", "bl.*"]), "are.claim.values.regex": "true" };
  await addMapper(realm, "op", "oidc-advanced-role", "both", { ...rules, role: "both" });
  await addMapper(realm, "op", "oidc-advanced-role", "part", { ...rules, claims: list(["dept", "i"]), role: "part" });
  await addMapper(realm, "op", "oidc-advanced-group", "grouped", { ...rules, group: "/staff" });
  await addMapper(realm, "op", "oidc-user-session-note", "notes", { claims: list(["dept", "it"], ["level", "6"]) });
  await addMapper(realm, "op", "oidc-advanced-role", "java", {
    claims: list(["dept", "(?i)IT"]),
    "are.claim.values.regex": "true",
    role: "java",
  });
  await addMapper(realm, "op", "oidc-hardcoded-role", "always", { role: "always" });
  await addMapper(realm, "op", "oidc-username", "named", { template: "${ALIAS}.${CLAIM.dept|uppercase}" });
  await addMapper(realm, "op", "keycloak-oidc-role-to-role", "external", {
    "external.role": "offline_access",
    role: "external",
  });

  await open(page, providerAt(realm, "keycloak-oidc", "op", "mappers"));
  const { dialog, pasted, told } = await openTester(page);
  const before = await kept(page);
  const requests = requestsOf(page);
  const { id_token: idToken = "", access_token: accessToken = "" } = await tokensOf(source);
  await pasted.fill(idToken);
  await expect(told("unit")).toContainText("Attribute unit: sales 🏠");
  await expect(told("teams")).toContainText("Attribute teams: red, blue");
  await expect(told("address")).toContainText("Attribute address: {city=Ulm}");
  await expect(told("issuer")).toContainText("The server gives iss to no mapper");
  await expect(told("none")).toContainText("No claim none");
  await expect(told("red")).toContainText("Role red");
  await expect(told("green")).toContainText("teams is [red, blue], not green");
  await expect(told("five")).toContainText("Role five");
  await expect(told("big")).toContainText("big is 5000000000, not 5000000000");
  await expect(told("both")).toContainText("Role both");
  await expect(told("part")).toContainText("dept is it, not i");
  await expect(told("grouped")).toContainText("Group /staff");
  await expect(told("notes")).toContainText("Session note dept: it");
  await expect(told("java")).toContainText("Only the server can tell");
  await expect(told("always")).toContainText("Role always");
  await expect(told("named")).toContainText("Username op.IT");
  await expect(told("external")).toContainText("No claim realm_access.roles");
  await pasted.fill(accessToken);
  await expect(told("external")).toContainText("Role external");

  // claims as JSON, and what is none of it
  await pasted.fill('{"dept": "hr", "teams": "green"}');
  await expect(told("green")).toContainText("Role green");
  await expect(told("both")).toContainText("dept is hr, not i.");
  await pasted.fill(`${idToken.slice(0, 60)}…`);
  await expect(dialog.getByTestId("pasted-helper")).toHaveText("This is neither a token nor a JSON object of claims.");
  await expect(dialog.getByRole("grid")).toHaveCount(0);
  await expect(pasted).toHaveValue(`${idToken.slice(0, 60)}…`);
  expect(requests).toEqual([]);
  expect(await kept(page)).toBe(before);
  await dialog.getByTestId("cancel").click();
  expect((await openTester(page)).pasted).toHaveValue("");

  const ann = await resultOf(await newPage(), realm, "op");
  expect(ann.username).toBe("op.it");
  expect(ann.attributes).toEqual({ unit: ["sales 🏠"], teams: ["red", "blue"], address: ["{city=Ulm}"] });
  expect(ann.roles).toEqual(expect.arrayContaining(["red", "five", "both", "always", "java", "external"]));
  for (const name of ["green", "big", "part"]) expect(ann.roles).not.toContain(name);
  expect(ann.groups).toEqual(["/staff"]);
});

test("who may only view providers tests mappers; mappers of other types read no token @smoke", async ({
  signedOutPage: page,
  ownRealm: realm,
}) => {
  await addProvider(realm, "op", {
    providerId: "oidc",
    config: { authorizationUrl: "https://op.example/a", tokenUrl: "https://op.example/t" },
  });
  await addProvider(realm, "hub");
  const odd = 'a/b "c"; 100% دليل';
  for (const alias of ["op", "hub"])
    await addMapper(realm, alias, "hardcoded-attribute", odd, { attribute: odd, "attribute.value": "{{x}}" });
  const viewer = await createUser("master", uniqueName("viewer"), ["view-identity-providers"], { of: realm });
  await open(page, providerAt(realm, "github", "hub", "mappers"), { as: viewer });
  await expect(page.getByRole("link", { name: odd })).toBeVisible();
  await expect(page.getByTestId("test-mappers")).toHaveCount(0);
  await open(page, providerAt(realm, "oidc", "op", "mappers"));
  const { pasted, told } = await openTester(page);
  await pasted.fill("{}");
  await expect(told(odd)).toContainText(`Attribute ${odd}: {{x}}`);
});
