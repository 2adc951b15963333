import type { Call } from "~/data/write/action";
import { alerts } from "~/data/write/alerts";
import { createAsIs } from "~/features/clients/copying/createAsIs";
import { makeCopy } from "~/features/clients/copying/plan";

/** Calls as they were made. @param refuses the calls that are answered with an error */
function server(...refuses: string[]) {
  const made: unknown[][] = [];
  const call = (async (name: string, ...input: unknown[]) => {
    made.push([name, ...input]);
    if (refuses.includes(name)) throw new Error(`${name} refused`);
    return name === "clients.create" ? { id: "1" } : undefined;
  }) as never as Call;
  return { made, call };
}

const rootUrl = "https://shop.example";

it("takes away again what the server gives a client with a root URL and no redirect URIs", async () => {
  const { made, call } = server();
  const client = { clientId: "shop", rootUrl, redirectUris: [] };
  expect(await createAsIs(call, client)).toBe("1");
  expect(made).toEqual([
    ["clients.create", { ...client, adminUrl: "" }],
    ["clients.update", { id: "1" }, { ...client, adminUrl: "", webOrigins: [] }],
  ]);
});

it.each([
  [{ rootUrl, redirectUris: ["/*"] }, { adminUrl: "" }],
  [{ rootUrl, redirectUris: ["/*"], adminUrl: "/admin" }, {}],
  [{ rootUrl }, { adminUrl: "" }],
  [{}, {}],
])("makes a client with %j in one call", async (client, more) => {
  const { made, call } = server();
  await createAsIs(call, { clientId: "shop", ...client });
  expect(made).toEqual([["clients.create", { clientId: "shop", ...client, ...more }]]);
});

it("leaves it to the server to compute the identifier of SAML artifacts from the client id", async () => {
  const { made, call } = server();
  const attributes = { "saml.artifact.binding.identifier": "of another", "made.up": "kept" };
  await createAsIs(call, { clientId: "shop", protocol: "saml", rootUrl, redirectUris: [], attributes });
  expect(made[1]?.[2]).toMatchObject({ clientId: "shop", attributes: { "made.up": "kept" } });
  expect(made[1]?.[2]).not.toHaveProperty(["attributes", "saml.artifact.binding.identifier"]);
});

it("leaves none behind in its realm that it could not complete; the realm is no part of a client", async () => {
  const { made, call } = server("clients.update");
  await expect(createAsIs(call, { realm: "other", clientId: "shop", rootUrl, redirectUris: [] })).rejects.toThrow(
    "refused",
  );
  expect(made.slice(1)).toEqual([
    [
      "clients.update",
      { id: "1", realm: "other" },
      { clientId: "shop", rootUrl, adminUrl: "", redirectUris: [], webOrigins: [] },
    ],
    ["clients.del", { id: "1", realm: "other" }],
  ]);
});

it("says of a client that it could neither complete nor delete that it is there, and why it is not complete", async () => {
  const leftOver = { variant: "warning", title: ["gatehouse.notTakenBack", { name: "shop" }] };
  const { call } = server("clients.update", "clients.del");
  await expect(createAsIs(call, { clientId: "shop", rootUrl, redirectUris: [] })).rejects.toThrow("clients.update");
  expect(alerts.get()).toMatchObject([leftOver]);
  const copying = server("clients.listRoles", "clients.del");
  const plan = { roles: [], scopes: [], allowed: [], own: [], lost: [] };
  const values = { realm: "demo", clientId: " shop ", name: "", secret: "" };
  await expect(makeCopy(copying.call, { clientId: "cart" }, plan, values, "demo")).rejects.toThrow("clients.listRoles");
  expect(alerts.get()).toMatchObject([leftOver, leftOver]);
});
