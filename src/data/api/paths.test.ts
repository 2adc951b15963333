import KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { callIn, type CallName } from "~/data/api/api";
import { GarbageError, UnsafePathError, WrongObjectError } from "~/data/api/errors";
import { extra } from "~/data/api/extra";
import { requiredPermissions } from "~/data/access/requiredPermissions";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => undefined }));

const sent = jest.fn<Promise<Response>, [URL]>();
const SERVER = "http://server";
const environment = JSON.stringify({ serverBaseUrl: SERVER });

beforeAll(() => {
  const block = Object.assign(document.createElement("script"), { id: "environment", type: "application/json" });
  block.text = environment;
  document.body.replaceChildren(block);
});

/** What the server answers; made anew for each call. */
let answer: () => Response;

beforeEach(() => {
  answer = () => new Response("[]", { headers: { location: `${SERVER}/made/1` } });
  global.fetch = sent.mockReset().mockImplementation(async () => answer()) as typeof fetch;
});

const resources = join(__dirname, "../../../node_modules/@keycloak/keycloak-admin-client/lib/resources");

/** Every name that is in a template of the admin client or of `extra.ts`. */
const names = new Set([
  ...readdirSync(resources)
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readFileSync(join(resources, file), "utf8").matchAll(/\{(\w+)\}/g)])
    .map(([, name = ""]) => name),
  "id",
  "type",
]);

/** A value of its own for every name, so that the address sent shows where each went. */
const values = Object.fromEntries([...names].map((name) => [name, `value-of-${name}`]));

/** Every call there is: each method of each resource, and our own. */
const calls = [
  ...Object.entries(new KeycloakAdminClient() as object).flatMap(([resource, methods]) =>
    typeof methods === "object" && methods !== null
      ? Object.entries(methods as object)
          .filter(([name, value]) => typeof value === "function" && !name.startsWith("make"))
          .map(([name]) => `${resource}.${name}`)
          // no call, but the calls about the groups of an organization
          .filter((name) => name !== "organizations.groups")
      : [],
  ),
  ...Object.keys(extra),
] as CallName[];

/** Makes a call with these names in its first argument. @returns its error */
const call = async (name: CallName, given: object, realm = "here"): Promise<unknown> => {
  const anyCall = callIn as (...args: unknown[]) => Promise<unknown>;
  return anyCall({ realm }, name, given, {}).then(
    () => undefined,
    (error: unknown) => error,
  );
};

const pathSent = () => sent.mock.lastCall?.[0].pathname ?? "";

it("knows every call of the table of rights", () => {
  expect(calls).toEqual(expect.arrayContaining(Object.keys(requiredPermissions)));
});

describe("an argument that would shorten the address", () => {
  it.each(calls)("%s sends nothing", async (name) => {
    await call(name, values);
    const path = pathSent();
    expect(sent).toHaveBeenCalled();
    for (const [argument, value] of Object.entries(values)) {
      if (!path.split("/").includes(value)) continue;
      for (const odd of [".", "..", ""]) {
        sent.mockClear();
        const error = await call(name, { ...values, [argument]: odd });
        expect([argument, odd, sent.mock.calls, error]).toEqual([argument, odd, [], expect.any(UnsafePathError)]);
      }
      // encoded once more, they are texts like any other
      for (const odd of ["%2E%2E", "..;", "a/../..", "%00"]) {
        await call(name, { ...values, [argument]: odd });
        const meant = path.split("/").map((segment) => (segment === value ? encodeURIComponent(odd) : segment));
        expect(pathSent()).toBe(meant.join("/"));
      }
    }
  });

  it.each(calls)("%s sends nothing for a realm without an address", async (name) => {
    const { realm: _, ...others } = values;
    for (const realm of [".", "..", ""]) {
      expect(await call(name, others, realm)).toBeInstanceOf(UnsafePathError);
      if (name !== "realms.create") expect(await call(name, { ...others, realm })).toBeInstanceOf(UnsafePathError);
    }
    expect(sent).not.toHaveBeenCalled();
  });
});

describe("what is no part of the path", () => {
  it("is searched for, and written, as it is", async () => {
    expect(await call("roles.find", { search: ".." })).toBeUndefined();
    expect(String(sent.mock.lastCall?.[0])).toBe(`${SERVER}/admin/realms/here/roles?search=..`);
    expect(await call("roles.create", { name: ".." })).toBeUndefined();
    expect(pathSent()).toBe("/admin/realms/here/roles");
    expect(await call("ui.realmNames", { search: "." })).toBeUndefined();
  });
});

describe("an answer about another object", () => {
  const answers = (body: unknown) => (answer = () => new Response(JSON.stringify(body)));

  it.each<[CallName, object]>([
    ["roles.findOneById", { id: "1" }],
    ["users.findOne", { id: "1" }],
    ["groups.findOne", { id: "1" }],
    ["components.findOne", { id: "1" }],
    ["clientScopes.findOne", { id: "1" }],
    ["clientScopes.findProtocolMapper", { id: "2", mapperId: "1" }],
  ])("%s is an error", async (name, given) => {
    answers({ id: "1", name: "x" });
    expect(await call(name, given)).toBeUndefined();
    answers({ id: "other", name: "x" });
    expect(await call(name, given)).toBeInstanceOf(WrongObjectError);
  });

  it("is none where a name, a list or nothing is requested, or no id answered", async () => {
    answers({ id: "1", name: "x" });
    expect(await call("roles.findOneByName", { name: "x" })).toBeUndefined();
    expect(await call("realms.findOne", { realm: "here" })).toBeUndefined();
    answers([{ id: "1" }]);
    expect(await call("groups.listSubGroups", { parentId: "2" })).toBeUndefined();
    answers({ name: "x" });
    expect(await call("users.findOne", { id: "1" })).toBeUndefined();
    answer = () => new Response("<h1>proxy</h1>");
    expect(await call("users.findOne", { id: "1" })).toBeInstanceOf(GarbageError);
  });
});
