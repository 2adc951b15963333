/** @jest-environment node */
import { callIn, type CallName, type Http, type Input, type RequestParts } from "~/data/api/api";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "master" }) }));
jest.mock("~/data/api/extra", () => ({
  extra: { "test.send": (http: Http, parts: RequestParts) => http.request("POST", "/admin/x", parts) },
}));

let sent: Request;
beforeEach(() => {
  global.fetch = jest.fn(async (url: RequestInfo | URL, init?: RequestInit) => {
    sent = new Request(url, init);
    return new Response("{}");
  });
});
const send = (parts: RequestParts) =>
  callIn({ realm: "r" }, "test.send" as CallName, ...([parts] as unknown as Input<CallName>));

it("sends an object as JSON, with the query", async () => {
  await send({ query: { first: 0, left: undefined }, body: { a: "ü" } });
  expect([sent.method, sent.url]).toEqual(["POST", "http://server.test/admin/x?first=0"]);
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
    authorization: "Bearer token",
  });
  await expect(sent.json()).resolves.toEqual({ a: "ü" });
});

it("sends a text as the type that is given", async () => {
  await send({ body: "name: a\n", type: "application/yaml" });
  expect(sent.headers.get("content-type")).toBe("application/yaml");
  await expect(sent.text()).resolves.toBe("name: a\n");
  await send({ body: "plain" });
  expect(sent.headers.get("content-type")).toBe("text/plain");
});

it("sends a form as multipart", async () => {
  const body = new FormData();
  body.append("file", new Blob(["x"], { type: "text/plain" }), "a.txt");
  await send({ body });
  expect(sent.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  expect((await sent.formData()).get("file")).toMatchObject({ name: "a.txt" });
});

it("sends no body where there is none", async () => {
  await send({});
  expect(sent.headers.get("content-type")).toBeNull();
  await expect(sent.text()).resolves.toBe("");
});
