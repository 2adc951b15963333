import type { Call } from "~/data/write/action";
import { alerts } from "~/data/write/alerts";
import { failureOf } from "~/data/api/errors";
import { apply, changesBetween } from "~/data/write/merge";
import {
  attribute,
  changeType,
  type ClientScope,
  createScope,
  refusedField,
  setType,
  toForm,
  toObject,
  updateScope,
} from "~/features/clientScopes/clientScope";

/** A server that notes the calls and refuses some of them. */
function server(...refused: string[]) {
  const calls: unknown[][] = [];
  const call = (name: string, ...args: unknown[]) => {
    calls.push([name, ...args]);
    return refused.includes(name) ? Promise.reject(new Error(name)) : Promise.resolve({ id: "new" });
  };
  return { call: call as unknown as Call, calls };
}

const scope: ClientScope = {
  id: "1",
  name: "orders",
  type: "none",
  attributes: { "made.up": "kept" },
  protocolMappers: [{ name: "m" }],
};

describe("the form of a scope", () => {
  const through = (of: ClientScope, change: (values: ReturnType<typeof toForm>) => object = () => ({})) => {
    const values = toForm(of);
    return changesBetween(toObject(values), toObject({ ...values, ...change(values) }));
  };
  const set = (name: string, value: string) => (values: ReturnType<typeof toForm>) => ({
    attributes: { ...values.attributes, [attribute(name).slice("attributes.".length)]: value },
  });

  it("changes nothing that nobody touched", () => {
    expect(through(scope)).toEqual([]);
    expect(through({ ...scope, attributes: { "is.dynamic.scope": "true", "vc.format": "x" } })).toEqual([]);
  });

  it("makes a name that can be part of a request, unless it was one before", () => {
    expect(through(scope, () => ({ name: " a b " }))).toEqual([{ path: ["name"], from: "orders", to: "a_b" }]);
    expect(through({ ...scope, name: "a b" })).toEqual([]);
  });

  it("takes a text away that nobody sees any more", () => {
    const attributes = { "display.on.consent.screen": "true", "consent.screen.text": "May it?" };
    expect(through({ ...scope, attributes }, set("display.on.consent.screen", "false"))).toEqual([
      { path: ["attributes", "display.on.consent.screen"], from: "true", to: "false" },
      { path: ["attributes", "consent.screen.text"], from: "May it?", to: "" },
    ]);
  });

  it("lets the format of a dynamic scope follow its name", () => {
    const dynamic = { ...scope, attributes: { "is.dynamic.scope": "true", "dynamic.scope.regexp": "orders:*" } };
    expect(through(dynamic, () => ({ name: "other" }))).toEqual([
      { path: ["name"], from: "orders", to: "other" },
      { path: ["attributes", "dynamic.scope.regexp"], from: "orders:*", to: "other:*" },
    ]);
    expect(through(dynamic, set("is.dynamic.scope", "false"))).toContainEqual({
      path: ["attributes", "dynamic.scope.regexp"],
      from: "orders:*",
      to: "",
    });
  });

  it("takes the format of a parameter away with its type: the server would read what nobody sees", () => {
    const attributes = { "parameterized.scope.type": "custom", "parameterized.scope.regexp": "(" };
    expect(through({ ...scope, attributes }, set("parameterized.scope.type", "string"))).toEqual([
      { path: ["attributes", "parameterized.scope.type"], from: "custom", to: "string" },
      { path: ["attributes", "parameterized.scope.regexp"], from: "(", to: "" },
    ]);
  });

  it("takes a time of a credential away by null: the server cannot read an empty text", () => {
    const name = "vc.refresh_interval_in_seconds";
    const credential = { ...scope, protocol: "oid4vc", attributes: { [name]: "100" } };
    const [change] = through(credential, set(name, ""));
    expect(change).toEqual({ path: ["attributes", name], from: "100", to: null });
    expect(apply(credential, change ? [change] : []).attributes).toEqual({ [name]: null });
  });

  it("keeps settings of credentials for credentials", () => {
    const attributes = { "vc.issuer_did": "did:web:example.org" };
    expect(toObject(toForm({ ...scope, attributes })).attributes).toEqual({});
    expect(toObject(toForm({ ...scope, protocol: "oid4vc", attributes })).attributes).toEqual(attributes);
  });
});

describe("the type of a scope", () => {
  it("is changed by taking the old one away first, and not at all where it is the same", async () => {
    const { call, calls } = server();
    await changeType(call, "1", "default", "default");
    expect(calls).toEqual([]);
    await changeType(call, "1", "default", "optional");
    await changeType(call, "1", "optional", "none");
    expect(calls).toEqual([
      ["clientScopes.delDefaultClientScope", { id: "1" }],
      ["clientScopes.addDefaultOptionalClientScope", { id: "1" }],
      ["clientScopes.delDefaultOptionalClientScope", { id: "1" }],
    ]);
  });

  it("is no part of what is written", async () => {
    const { call, calls } = server();
    const { type: _type, ...body } = scope;
    await updateScope(call, "1", { ...scope, type: "optional" }, "none");
    expect(calls).toEqual([
      ["clientScopes.update", { id: "1" }, body],
      ["clientScopes.addDefaultOptionalClientScope", { id: "1" }],
    ]);
  });

  it("keeps its type where the scope itself is refused, also where it has to leave the list first", async () => {
    const refused = server("clientScopes.update");
    await expect(updateScope(refused.call, "1", { ...scope, type: "none" }, "default")).rejects.toThrow();
    expect(refused.calls.map(([name]) => name)).toEqual(["clientScopes.update"]);
    const parameterized = { ...scope, attributes: { "is.parameterized.scope": "true" }, type: "optional" } as const;
    const back = server("clientScopes.update");
    await expect(updateScope(back.call, "1", parameterized, "default")).rejects.toThrow();
    expect(back.calls.at(-1)).toEqual(["clientScopes.addDefaultClientScope", { id: "1" }]);
  });

  it("leaves no scope behind that could not get it", async () => {
    const { call, calls } = server("clientScopes.addDefaultClientScope");
    await expect(createScope(call, { ...scope, type: "default" })).rejects.toThrow("addDefaultClientScope");
    expect(calls.at(-1)).toEqual(["clientScopes.del", { id: "new" }]);
    expect(alerts.get()).toEqual([]);
    const left = server("clientScopes.addDefaultClientScope", "clientScopes.del");
    await expect(createScope(left.call, { ...scope, type: "default" })).rejects.toThrow("addDefaultClientScope");
    expect(alerts.get()).toMatchObject([{ variant: "warning", title: ["gatehouse.notTakenBack", { name: "orders" }] }]);
  });
});

it("shows a name that is taken or refused at the field", () => {
  const failure = failureOf(new Error("x"));
  expect(refusedField({ ...failure, status: 409 })).toBe("name");
  expect(refusedField({ ...failure, status: 400, message: 'Unexpected name "a b" for ClientScope' })).toBe("name");
  const regex = "Invalid regex for the Parameterized Scope regexp ((";
  expect(refusedField({ ...failure, status: 400, message: regex })).toBe(attribute("parameterized.scope.regexp"));
  const interval = "Credential refresh interval (100 seconds) cannot exceed credential lifetime (10 seconds).";
  expect(refusedField({ ...failure, status: 400, message: interval })).toBe(
    attribute("vc.refresh_interval_in_seconds"),
  );
  const ofClient = "This Client Scope can't be made parameterized as it's assigned to a Client as a Default Scope";
  expect(refusedField({ ...failure, status: 400, message: ofClient })).toBe(attribute("is.parameterized.scope"));
  expect(refusedField({ ...failure, status: 400, message: "Unexpected protocol" })).toBeUndefined();
});

describe("the type of a scope", () => {
  /** A server with a scope in one of its lists. */
  const having = (list: string, refused?: string) => {
    const calls: string[] = [];
    const call = async (name: string) => {
      if (name === "clientScopes.findOne") return { id: "1", name: "orders" };
      if (name.startsWith("clientScopes.list")) return name === list ? [{ id: "1" }] : [];
      calls.push(name);
      if (name === refused) throw new Error(name);
    };
    return { call: call as unknown as Call, calls };
  };
  const OPTIONAL = "clientScopes.listDefaultOptionalClientScopes";

  it("is taken from the list that it is in now, whatever was shown", async () => {
    const { call, calls } = having(OPTIONAL);
    await setType(call, "1", "none");
    expect(calls).toEqual(["clientScopes.delDefaultOptionalClientScope"]);
  });

  it("is restored only where it is what was set", async () => {
    const { call, calls } = having(OPTIONAL);
    await setType(call, "1", "none", "default");
    expect(calls).toEqual([]);
    await setType(call, "1", "default", "optional");
    expect(calls).toEqual(["clientScopes.delDefaultOptionalClientScope", "clientScopes.addDefaultClientScope"]);
  });

  it("stays what it was where the new one is refused", async () => {
    const { call, calls } = having(OPTIONAL, "clientScopes.addDefaultClientScope");
    await expect(setType(call, "1", "default")).rejects.toThrow();
    expect(calls.at(-1)).toBe("clientScopes.addDefaultOptionalClientScope");
  });
});
