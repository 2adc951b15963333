import type { Call } from "~/data/write/action";
import { createAsIs } from "~/features/clients/copying/createAsIs";

/** Calls as they were made. @param refuses the call that is answered with an error */
function server(refuses?: string) {
  const made: unknown[][] = [];
  const call = (async (name: string, ...input: unknown[]) => {
    made.push([name, ...input]);
    if (name === refuses) throw new Error("refused");
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
