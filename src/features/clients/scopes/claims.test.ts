import { type ConfiguredMapper, claimsOf, configured, samlClaims } from "~/features/clients/scopes/claims";

const flags = ["access.token.claim", "id.token.claim", "userinfo.token.claim", "lightweight.claim"];
const typeOf = (id: string, names = ["claim.name", ...flags]) => ({
  id,
  name: id,
  category: "Token mapper",
  helpText: "",
  priority: 0,
  properties: names.map((name) => ({ name })),
});

const mapper = (
  name: string,
  config: Record<string, string>,
  protocolMapper = "any",
  names?: string[],
): ConfiguredMapper => ({
  mapperId: name,
  mapperName: name,
  protocolMapper,
  containerId: "s",
  containerName: "scope",
  containerType: "client-scope",
  config,
  type: typeOf(protocolMapper, names),
});

const inAccess = { "access.token.claim": "true" };

/** Names of the mappers of each claim. */
const origins = (...args: Parameters<typeof claimsOf>) =>
  Object.fromEntries(
    claimsOf(...args).claims.map(({ path, from }) => [path.join("/"), from.map(({ mapperName }) => mapperName)]),
  );

test("a claim is of the mapper that names it, inside of objects too, and with escaped dots", () => {
  const mappers = [
    mapper("one", { ...inAccess, "claim.name": "a" }),
    mapper("same", { ...inAccess, "claim.name": "a" }),
    mapper("inner", { ...inAccess, "claim.name": "o\\.o.p" }),
    mapper("address", inAccess, "oidc-address-mapper", flags),
  ];
  const made = { iss: "x", a: 1, "o.o": { p: [1], q: 2 }, address: { street: "s" } };
  expect(origins(made, mappers, "access-token")).toEqual({
    a: ["one", "same"],
    "o.o/p": ["inner"],
    "address/street": ["address"],
    iss: [],
    "o.o/q": [],
  });
});

test("roles of clients are found by the placeholder, and only those of the client that a mapper names", () => {
  const path = "resource_access.${client_id}.roles";
  const mappers = [
    mapper("all", { ...inAccess, "claim.name": path }),
    mapper("one", { ...inAccess, "claim.name": path, "usermodel.clientRoleMapping.clientId": "b.c" }),
    mapper("added", { role: "b.c.admin" }, "oidc-hardcoded-role-mapper", ["role"]),
  ];
  const made = { resource_access: { a: { roles: [] }, "b.c": { roles: ["admin"] } } };
  expect(origins(made, mappers, "access-token")).toEqual({
    "resource_access/a/roles": ["all"],
    "resource_access/b.c/roles": ["all", "one", "added"],
  });
});

test("a mapper counts where its settings say so; what the user has not comes last", () => {
  const mappers = [
    mapper("id", { "id.token.claim": "true", "claim.name": "a" }),
    mapper("light", { ...inAccess, "lightweight.claim": "true", "claim.name": "b" }),
    mapper("heavy", { ...inAccess, "claim.name": "c" }),
    mapper("odd", {}, "somebody-s", ["x"]),
  ];
  expect(origins({}, mappers, "access-token")).toEqual({ b: ["light"], c: ["heavy"] });
  expect(origins({}, mappers, "access-token", true)).toEqual({ b: ["light"] });
  expect(origins({}, mappers, "id-token")).toEqual({ a: ["id"] });
  // as the server does for mappers that are older than the setting
  expect(origins({ a: 1 }, mappers, "userinfo")).toEqual({ a: ["id"] });
  expect(claimsOf({}, mappers, "access-token").unknown.map(({ mapperName }) => mapperName)).toEqual(["odd"]);
});

test("settings come from the scopes and the client", () => {
  const { config: _config, type: _type, ...inForce } = mapper("m", {});
  const scope = { protocolMappers: [{ id: "m", config: { "claim.name": "x" } }] };
  expect(configured([inForce], [scope], {}, [typeOf("any")])).toEqual([mapper("m", { "claim.name": "x" })]);
  expect(configured([inForce], [], scope, [])[0]?.config).toEqual({ "claim.name": "x" });
  // a scope that may not be read: its mappers may write anything
  expect(claimsOf({ a: 1 }, configured([inForce], [], {}, []), "id-token").unknown).toHaveLength(1);
});

test("a SAML response as claims", () => {
  const xml = `<samlp:Response><saml:Assertion><saml:Subject><saml:NameID Format="f">u &amp; v</saml:NameID></saml:Subject>
    <saml:Audience>c</saml:Audience><saml:AttributeStatement>
    <saml:Attribute Name="a &quot;b&quot; &gt; &#xfc;" NameFormat="x"><saml:AttributeValue xsi:type="t">1</saml:AttributeValue>
    <saml:AttributeValue>&lt;2&gt;</saml:AttributeValue></saml:Attribute>
    <saml:Attribute Name="Role"><saml:AttributeValue>r</saml:AttributeValue></saml:Attribute>
    <saml:Attribute Name="Role"><saml:AttributeValue>s</saml:AttributeValue></saml:Attribute>
    </saml:AttributeStatement></saml:Assertion></samlp:Response>`;
  expect(samlClaims(xml)).toEqual({
    NameID: ["u & v"],
    Audience: ["c"],
    'a "b" > ü': ["1", "<2>"],
    Role: ["r", "s"],
  });
});
