import { UnmanagedAttributePolicy } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import { callFor } from "~/data/write/action";
import { type GeneralSettings, writeGeneral } from "~/features/realmSettings/general/writeGeneral";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test/auth", realm: "r" }) }));

const before: GeneralSettings = { realm: "r", displayName: "Before", unmanagedAttributePolicy: undefined };
const policy = { unmanagedAttributePolicy: UnmanagedAttributePolicy.Enabled };
const profile = { attributes: [{ name: "username" }], groups: [{ name: "g" }] };

/** Writes. @param refused the request that the server refuses @returns requests in their order, and how it ended */
async function write(next: GeneralSettings, refused?: string) {
  const requests: string[] = [];
  const bodies: unknown[] = [];
  global.fetch = jest.fn(async (input: RequestInfo | URL, { method = "GET", body }: RequestInit = {}) => {
    const request = `${method} ${String(input).replace("http://server.test/auth/admin/realms", "")}`;
    requests.push(request);
    if (body) bodies.push(JSON.parse(String(body)));
    const headers = { "content-type": "application/json" };
    if (request === refused) return new Response(JSON.stringify({ error: "no" }), { status: 400, headers });
    return method === "GET" ? new Response(JSON.stringify(profile), { headers }) : new Response(null, { status: 204 });
  });
  const answer = await writeGeneral(callFor({ realm: "r" }), "r", { ...before, ...next }, before).catch(
    () => "refused",
  );
  return { requests, bodies, answer };
}

const realmPut = "PUT /r";
const profilePut = "PUT /r/users/profile";

it("writes the realm alone where the policy is the same", async () => {
  expect(await write({ displayName: "After" })).toMatchObject({
    requests: [realmPut],
    bodies: [{ realm: "r", displayName: "After" }],
    answer: "r",
  });
});

it("writes the policy into the whole profile, and leaves it as it is where the realm is refused", async () => {
  const both = await write(policy);
  expect(both.requests).toEqual([realmPut, "GET /r/users/profile", profilePut]);
  expect(both.bodies[0]).not.toHaveProperty("unmanagedAttributePolicy");
  expect(both.bodies[1]).toEqual({ ...profile, ...policy });
  expect(await write(policy, realmPut)).toMatchObject({ requests: [realmPut], answer: "refused" });
});

it("gives a realm another name last: nothing that can be refused is left then", async () => {
  const renamed = { ...policy, realm: "next" };
  expect(await write(renamed)).toMatchObject({
    requests: ["GET /r/users/profile", profilePut, realmPut],
    answer: "next",
  });
  const refused = await write(renamed, profilePut);
  expect(refused.requests).not.toContain(realmPut);
  expect(refused.answer).toBe("refused");
});
