import type { ReadingTools } from "~/data/query/useTask";
import { usesOf } from "~/features/clients/bulk/usesOf";

const role = { config: { role: "app.see" } };
const audience = { config: { "included.client.audience": "app" } };
const clients = [
  { id: "a", clientId: "app", protocolMappers: [audience] },
  { id: "b", clientId: "naming", protocolMappers: [role] },
  { id: "c", clientId: "limited", fullScopeAllowed: false, protocolMappers: [{ config: { role: "app.other" } }] },
  { id: "d", clientId: "other", fullScopeAllowed: false },
  { id: "e", clientId: "whole", fullScopeAllowed: true },
];
const mappings: Record<string, object> = {
  c: { clientMappings: { app: {} } },
  d: { clientMappings: { appliance: {} } },
  s: { clientMappings: { app: {} } },
};

/** Tools that answer what is above, and the ids whose role scope mappings were requested. */
function tools() {
  const requested: string[] = [];
  const call = (async (name: string, { id = "", first = 0, max = 0 } = {}) => {
    if (name === "ui.clients") return Promise.resolve(clients.slice(first, first + max));
    if (name === "clientScopes.find") return [{ id: "s", name: "shared" }, { id: "n" }];
    if (name === "clients.listRoles") return [{ name: "see" }];
    requested.push(id);
    return mappings[id] ?? {};
  }) as unknown as ReadingTools["call"];
  return { requested, tools: { call, signal: new AbortController().signal, showProgress: () => undefined } };
}

it("finds mappers and role scope mappings of others, with a request only for who does not get all roles", async () => {
  const { requested, tools: reading } = tools();
  expect(await usesOf(reading, [{ id: "a", clientId: "app" }])).toEqual({
    mapping: ["naming"],
    limited: ["limited"],
    scopes: ["shared"],
  });
  expect(requested.toSorted()).toEqual(["c", "d", "n", "s"]);
});
