import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { isFaceted, matchingClients } from "~/features/clients/facets/facets";

const now = Date.UTC(2026, 0, 1);
const made = (date: number) => String(date / 1000);
const clients: ClientRepresentation[] = [
  {
    clientId: "web",
    publicClient: true,
    redirectUris: ["https://a.example/*"],
    // it had a secret once
    attributes: { "client.secret.creation.time": made(Date.UTC(2020, 0, 1)) },
  },
  {
    clientId: "service",
    standardFlowEnabled: false,
    serviceAccountsEnabled: true,
    attributes: { "client.secret.creation.time": made(Date.UTC(2024, 11, 31)) },
  },
  {
    clientId: "new",
    enabled: false,
    redirectUris: ["https://a.example/cb"],
    attributes: { "pkce.code.challenge.method": "S256", "client.secret.creation.time": made(Date.UTC(2025, 5, 1)) },
  },
  { clientId: "sp", protocol: "saml", redirectUris: ["*"] },
  { clientId: "api", bearerOnly: true },
];
const found = (chosen: Record<string, string>, isSeenWhole = true) =>
  matchingClients(clients, chosen, { now, seen: new Set(["web"]), isSeenWhole }).map(({ clientId }) => clientId);

it.each([
  [{}, ["web", "service", "new", "sp", "api"]],
  [{ enabled: "false" }, ["new"]],
  [{ protocol: "saml" }, ["sp"]],
  [{ kind: "public" }, ["web"]],
  [{ kind: "confidential" }, ["service", "new"]],
  [{ kind: "bearer" }, ["api"]],
  [{ pkce: "missing" }, ["web"]],
  [{ redirect: "wildcard" }, ["web", "sp"]],
  [{ redirect: "wildcard", protocol: "openid-connect" }, ["web"]],
  [{ secret: "old" }, ["service"]],
  [{ signIn: "seen" }, ["web"]],
  [{ signIn: "unseen", enabled: "true" }, ["service", "sp", "api"]],
  [{ pkce: "made up" }, ["web", "service", "new", "sp", "api"]],
])("finds clients by %j", (chosen, expected) => {
  expect(found(chosen)).toEqual(expected);
});

it("calls no client unseen before all events are read", () => {
  expect(found({ signIn: "unseen" }, false)).toEqual([]);
  expect(found({ signIn: "seen" }, false)).toEqual(["web"]);
});

it("is for what only the index knows", () => {
  expect(isFaceted({ pkce: "missing" })).toBe(true);
  expect(isFaceted({ pkce: "" })).toBe(false);
  expect(isFaceted({ search: "a", pkce: "made up" })).toBe(false);
});
