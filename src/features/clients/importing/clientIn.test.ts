import { clientIn, LIMIT } from "~/features/clients/importing/clientIn";

const json = (object: unknown) => clientIn(JSON.stringify(object));

it("reads a client without what the server computes; what nobody knows stays", () => {
  const mapper = { name: "m", protocolMapper: "p" };
  expect(
    json({
      id: "1",
      clientId: "a/b",
      access: { view: true },
      name: null,
      attributes: { on: true, none: null },
      protocolMappers: [{ id: "2", ...mapper }],
      made: { up: 1 },
      realm: "master",
      secret: "**********",
    }),
  ).toEqual({ client: { clientId: "a/b", attributes: { on: "true" }, protocolMappers: [mapper], made: { up: 1 } } });
});

it.each([
  ["", undefined],
  [" \n", undefined],
  ["{", { problem: ["gatehouse.notJson", { error: expect.stringMatching(/JSON/) }] }],
  ["[]", { problem: "gatehouse.noJsonObject" }],
  ['{"realm":"x"}', { problem: "gatehouse.importNoClient" }],
  ['{"clientId":7}', { problem: ["gatehouse.importClientWrong", { name: "clientId" }] }],
  ['{"clientId":"a","redirectUris":"x"}', { problem: ["gatehouse.importClientWrong", { name: "redirectUris" }] }],
  ['{"clientId":"a","attributes":{"x":[]}}', { problem: ["gatehouse.importClientWrong", { name: "attributes" }] }],
  ['{"clientId":"a","protocolMappers":{}}', { problem: ["gatehouse.importClientWrong", { name: "protocolMappers" }] }],
  [
    '{"clientId":"a","protocolMappers":[null]}',
    { problem: ["gatehouse.importClientWrong", { name: "protocolMappers" }] },
  ],
  [
    '{"clientId":"a","protocolMappers":[{"name":{}}]}',
    { problem: ["gatehouse.importClientWrong", { name: "protocolMappers" }] },
  ],
  [
    '{"clientId":"a","defaultClientScopes":{}}',
    { problem: ["gatehouse.importClientWrong", { name: "defaultClientScopes" }] },
  ],
  [
    '{"clientId":"a","optionalClientScopes":[1]}',
    { problem: ["gatehouse.importClientWrong", { name: "optionalClientScopes" }] },
  ],
  [" <EntityDescriptor/>", { description: " <EntityDescriptor/>" }],
  ['{"redirect_uris":[]}', { description: '{"redirect_uris":[]}' }],
  [" ".repeat(LIMIT + 1), { problem: "gatehouse.importClientTooLarge" }],
])("reads %j", (text, found) => expect(clientIn(text)).toEqual(found));
