import type { Call } from "~/data/write/action";
import {
  CUSTOM,
  DATE_TIME,
  evaluate,
  evaluationOf,
  type Question,
  valueId,
} from "~/features/clients/authorization/evaluate/evaluation";

const question: Question = {
  client: "c",
  user: "u",
  roleIds: ["admin"],
  byType: false,
  resourceType: "",
  authScopes: [],
  resources: [
    { key: "r1", value: ["read"] },
    { key: "", value: [] },
  ],
  attributes: [
    { key: "kc.realm.name", custom: "", value: "demo" },
    { key: CUSTOM, custom: " tenant ", value: "a,b" },
    { key: DATE_TIME, custom: "", value: "2030-01-31T23:59" },
    { key: CUSTOM, custom: "", value: "left out" },
    { key: "", custom: "", value: "" },
  ],
};

test("asks about the chosen resources with the attributes that have a name and a value", () => {
  expect(evaluationOf(question)).toEqual({
    clientId: "c",
    userId: "u",
    roleIds: ["admin"],
    entitlements: false,
    context: {
      attributes: { "kc.realm.name": "demo", tenant: "a,b", [DATE_TIME]: "2030-01-31 23:59:00" },
    },
    resources: [{ _id: "r1", scopes: [{ name: "read" }] }],
  });
});

test("asks about a type of resources, whatever rows are there", () => {
  const { resources } = evaluationOf({ ...question, byType: true, resourceType: "urn:doc", authScopes: ["read"] });
  expect(resources).toEqual([{ type: "urn:doc", scopes: [{ name: "read" }] }]);
});

test("rows about one resource or attribute are put together: the server would see one of them", () => {
  const rows = (...values: string[][]) => values.map((value) => ({ key: "r1", value }));
  const resources = [...rows(["read"], ["write", "read"]), { key: "r2", value: ["read"] }];
  const attributes = ["a", "b"].map((value) => ({ key: CUSTOM, custom: "tenant", value }));
  const requested = evaluationOf({ ...question, resources, attributes });
  expect(requested.resources).toEqual([
    { _id: "r1", scopes: [{ name: "read" }, { name: "write" }] },
    { _id: "r2", scopes: [{ name: "read" }] },
  ]);
  expect(requested.context.attributes).toEqual({ tenant: "a,b" });
  // a row without scopes is about all of them
  expect(evaluationOf({ ...question, resources: rows(["read"], []) }).resources).toEqual([{ _id: "r1", scopes: [] }]);
});

test("seconds that were typed stay", () => {
  const attributes = [{ key: DATE_TIME, custom: "", value: "2030-01-31T23:59:07" }];
  expect(evaluationOf({ ...question, attributes }).context.attributes).toEqual({ [DATE_TIME]: "2030-01-31 23:59:07" });
});

test("ids of values are their keys in camel case, each once", () => {
  const keys = ["kc.client.network.ip_address", CUSTOM, "", "kc.client.network.ip_address"];
  const attributes = keys.map((key) => ({ key, custom: key && "tenant", value: "" }));
  expect(attributes.map((_, index) => valueId(attributes, index))).toEqual([
    "kcClientNetworkIpAddress-value",
    "tenant-value",
    undefined,
    undefined,
  ]);
});

test("decides nothing about a type that the client has no resource of, where the server would decide about everything", async () => {
  const requested: string[] = [];
  const resources = [
    { type: "urn:doc:old", owner: "c" },
    { type: "urn:DOC", owner: "c" },
    { type: "urn:doc", owner: "a user" },
    { type: "urn:page", owner: "c" },
  ];
  const call = (async (name: string, given: { owner: string }) => {
    requested.push(name);
    if (name === "clients.evaluateResource") return { results: [{}] };
    return resources.filter(({ owner }) => owner === given.owner);
  }) as unknown as Call;
  const about = (resourceType: string) => evaluate(call, "c", { ...question, byType: true, resourceType });
  expect(await about("urn:doc")).toEqual({});
  expect(requested).toEqual(["ui.authorizationResources"]);
  expect(await about("urn:page")).toEqual({ results: [{}] });
  requested.length = 0;
  expect(await evaluate(call, "c", question)).toEqual({ results: [{}] });
  expect(requested).toEqual(["clients.evaluateResource"]);
});
