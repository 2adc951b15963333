// What mappers give for a pasted SAML response is what a sign-in with it gives; nothing of it leaves the browser.
import {
  addApp,
  addProvider,
  addSamlClient,
  descriptorOf,
  expect,
  providerAt,
  realmUrl,
  testSignIn as test,
} from "../../support/areas/identityProviders";
import { addMapper, list, openTester, requestsOf, resultOf } from "../../support/areas/mapperTester";
import { admin } from "../../support/server";
import { open } from "../../support/test";

const samlAttribute = (name: string, friendly: string, value: string) => ({
  name,
  protocol: "saml",
  protocolMapper: "saml-hardcode-attribute-mapper",
  config: {
    "attribute.name": name,
    "friendly.name": friendly,
    "attribute.nameformat": "Basic",
    "attribute.value": value,
  },
});

test("a pasted SAML response tells what mappers give, and a sign-in gives it", async ({
  page,
  newPage,
  ownRealm: realm,
  source,
}) => {
  await addApp(realm);
  const config = await admin.identityProviders.importFromUrl({
    realm,
    providerId: "saml",
    fromUrl: `${realmUrl(source)}/protocol/saml/descriptor`,
  });
  await addProvider(realm, "sp", {
    providerId: "saml",
    config: { ...config, entityId: realmUrl(realm), postBindingResponse: "true", wantAssertionsEncrypted: "false" },
  });
  const { id = "" } = await addSamlClient(source, descriptorOf(realm, "sp"));
  for (const mapper of [
    samlAttribute("urn:dept", "dept", "it & more"),
    samlAttribute("urn:mail", "mail", "Ann@x.example"),
    samlAttribute("urn:first", "givenName", "Ann"),
    samlAttribute("urn:last", "sn", "Lee"),
  ])
    await admin.clients.addProtocolMapper({ realm: source, id }, mapper);
  const attribute = (to: string, names: Record<string, string>) =>
    addMapper(realm, "sp", "saml-user-attribute", to, { "user.attribute": to, ...names });
  await attribute("dept", { "attribute.name": "urn:dept" });
  await attribute("email", { "attribute.friendly.name": "mail" });
  await attribute("firstName", { "attribute.name": "givenName" });
  await attribute("lastName", { "attribute.name": "sn" });
  await attribute("none", { "attribute.name": "urn:none" });
  const role = (name: string, value: string, names: Record<string, string>) =>
    addMapper(realm, "sp", "saml-role", name, { role: name, "attribute.value": value, ...names });
  await role("right", "it & more", { "attribute.name": "urn:dept", "attribute.friendly.name": "dept" });
  await role("wrong", "hr", { "attribute.name": "urn:dept" });
  await role("mixed", "it & more", { "attribute.name": "dept" });
  await addMapper(realm, "sp", "saml-advanced-role", "pattern", {
    attributes: list(["dept", "it.*"]),
    "are.attribute.values.regex": "true",
    role: "pattern",
  });
  await addMapper(realm, "sp", "saml-username", "named", { template: "${ATTRIBUTE.mail | localpart}" });

  const user = await newPage();
  const response = user.waitForRequest((request) => request.postData()?.includes("SAMLResponse=") === true);
  const result = resultOf(user, realm, "sp");
  const base64 = new URLSearchParams((await response).postData() ?? "").get("SAMLResponse") ?? "";
  const ann = await result;

  await addMapper(realm, "sp", "saml-xpath-attribute", "path", { "attribute.xpath": "//a", "user.attribute": "path" });
  await open(page, providerAt(realm, "saml", "sp", "mappers"));
  const { dialog, pasted, told } = await openTester(page);
  const requests = requestsOf(page);
  for (const text of [base64, Buffer.from(base64, "base64").toString()]) {
    await pasted.fill(text.slice(0, 600));
    await expect(dialog.getByTestId("pasted-helper")).toHaveText("There is no SAML assertion in it.");
    await pasted.fill(text);
    await expect(told("dept")).toContainText("Attribute dept: it & more");
    await expect(told("email")).toContainText("Attribute email: Ann@x.example");
    await expect(told("none")).toContainText("No SAML attribute urn:none");
    await expect(told("right")).toContainText("Role right");
    await expect(told("wrong")).toContainText("urn:dept is [it & more], not hr");
    await expect(told("mixed")).toContainText("No SAML attribute dept");
    await expect(told("pattern")).toContainText("Role pattern");
    await expect(told("path")).toContainText("Only the server can tell");
    await expect(told("named")).toContainText("Username Ann");
  }
  await pasted.fill('<Response xmlns:a="urn:oasis:names:tc:SAML:2.0:assertion"><a:EncryptedAssertion/></Response>');
  await expect(dialog.getByTestId("pasted-helper")).toHaveText("It is encrypted: only the server can read it.");
  expect(requests).toEqual([]);

  expect(ann.username).toBe("ann");
  expect(ann.attributes?.dept).toEqual(["it & more"]);
  expect(ann.attributes).not.toHaveProperty("none");
  expect(ann.roles).toEqual(expect.arrayContaining(["right", "pattern"]));
  for (const name of ["wrong", "mixed"]) expect(ann.roles).not.toContain(name);
});
