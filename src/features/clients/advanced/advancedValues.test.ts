import { attribute } from "~/features/clients/client";
import { convertersOf } from "~/features/clients/advanced/advancedValues";

const names = [
  attribute("acr.loa.map"),
  attribute("request.object.signature.alg"),
  attribute("request.object.required"),
  attribute("oid4vci.attester_trust_idps"),
  "authenticationFlowBindingOverrides.browser",
  "nodeReRegistrationTimeout",
];
const { toForm, toObject } = convertersOf(names);

test("a form has what its fields name, in the shapes that they show", () => {
  const client = {
    name: "not in it",
    nodeReRegistrationTimeout: -1,
    attributes: {
      "acr.loa.map": '{"gold":2}',
      "request.object.signature.alg": "any",
      "oid4vci.attester_trust_idps": "one,two",
      other: "not in it",
    },
  };
  const values = toForm(client);
  expect(values).toEqual({
    attributes: {
      "acr🍺loa🍺map": { gold: "2" },
      "request🍺object🍺signature🍺alg": "",
      "request🍺object🍺required": "not required",
      "oid4vci🍺attester_trust_idps": ["one", "two"],
    },
    authenticationFlowBindingOverrides: { browser: "" },
    nodeReRegistrationTimeout: "",
  });
  expect(toObject(values)).toEqual({
    attributes: {
      "acr.loa.map": '{"gold":"2"}',
      "request.object.signature.alg": "",
      "request.object.required": "not required",
      "oid4vci.attester_trust_idps": "one,two",
    },
    authenticationFlowBindingOverrides: { browser: "" },
    nodeReRegistrationTimeout: -1,
  });
});

test("what is empty is stored as nothing; a map that cannot be read shows as empty", () => {
  const empty = toObject(toForm({ attributes: { "acr.loa.map": "{}" } }));
  expect(empty).toMatchObject({ attributes: { "acr.loa.map": "", "oid4vci.attester_trust_idps": "" } });
  expect(toForm({ attributes: { "acr.loa.map": "{" } }).attributes).toMatchObject({ "acr🍺loa🍺map": {} });
});
