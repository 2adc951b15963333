import { NetworkError } from "@keycloak/keycloak-admin-client";
import { explain, failureOf } from "~/data/api/errors";

const refused = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const response = { status, headers: new Headers(headers) };
  return new NetworkError("Network response was not OK.", { response: response as Response, responseData: body });
};

describe("failureOf", () => {
  it("reads errorMessage, error and error_description", () => {
    expect(failureOf(refused(409, { errorMessage: "Realm exists" }))).toMatchObject({
      status: 409,
      message: "Realm exists",
    });
    expect(failureOf(refused(400, { errorMessage: "long", error: "short" })).message).toBe("short");
    expect(failureOf(refused(400, { error: "invalid", error_description: "why" }))).toMatchObject({
      message: "invalid",
      description: "why",
    });
  });

  it("falls back to the error's own message", () => {
    expect(failureOf(refused(500, "<html>")).message).toBe("Network response was not OK.");
    expect(failureOf(new TypeError("Failed to fetch"))).toEqual({ message: "Failed to fetch", fields: [] });
    expect(failureOf("text").message).toBe("text");
  });

  it("reads one field error and a list of them", () => {
    expect(failureOf(refused(400, { field: "email", errorMessage: "bad" })).fields).toEqual([
      { field: "email", errorMessage: "bad" },
    ]);
    const errors = [
      { field: "a", errorMessage: "x", params: ["1", 2] },
      { field: "b", errorMessage: "y" },
    ];
    expect(failureOf(refused(400, { errors })).fields).toEqual([
      { field: "a", errorMessage: "x", params: ["1", "2"] },
      { field: "b", errorMessage: "y" },
    ]);
  });

  it("takes no list of which one entry names no field", () => {
    expect(
      failureOf(refused(400, { errors: [{ field: "a", errorMessage: "x" }, { errorMessage: "y" }] })).fields,
    ).toEqual([]);
  });

  it("reads Retry-After as seconds and as a date", () => {
    expect(failureOf(refused(503, "", { "retry-after": "7" })).retryAfter).toBe(7);
    const soon = new Date(Date.now() + 30_000).toUTCString();
    expect(failureOf(refused(503, "", { "retry-after": soon })).retryAfter).toBeGreaterThan(25);
    expect(failureOf(refused(503, "", { "retry-after": "soon" })).retryAfter).toBeUndefined();
    // at once, or a time that is over by this clock: it would be called without a pause for ever
    const over = new Date(Date.now() - 30_000).toUTCString();
    for (const header of ["0", over]) expect(failureOf(refused(503, "", { "retry-after": header })).retryAfter).toBe(1);
  });
});

it("has words for what a gateway answers in place of the server: a write that it did not wait for may be done", () => {
  const answer = (status: number) => refused(status, "<html>");
  for (const status of [502, 504]) expect(explain(answer(status))).toBe("gatehouse.errorBusy");
  expect(explain(answer(502), true)).toBe("gatehouse.errorBusy");
  expect(explain(answer(504), true)).toBe("gatehouse.errorLate");
  expect(explain(answer(500), true)).toBeUndefined();
});
