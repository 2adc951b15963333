import { NetworkError } from "@keycloak/keycloak-admin-client";
import { CancelledError, NoAnswerError } from "~/data/api/errors";
import { importAction } from "~/features/userImport/importAction";
import { changesBy, type Existing, type PlannedRow } from "~/features/userImport/plan";
import type { Wanted } from "~/features/userImport/wanted";

const options = { separator: "|", temporary: true, update: true, resetPasswords: true } as const;
const action = importAction(options, "me", { label: { text: "" }, file: () => ({ name: "", parts: [], type: "" }) });
const old: Existing = {
  id: "1",
  username: "ann",
  enabled: true,
  firstName: "a",
  attributes: { other: ["kept"], team: ["x"] },
  requiredActions: ["OLD"],
};
const rowOf = (wanted: Partial<Wanted>, user?: Existing): PlannedRow => {
  const whole = { username: "ann", ...wanted };
  const changes = user ? changesBy(user, whole) : [];
  const joins = (wanted.groups ?? []).map((path) => ({ id: path, path }));
  const setsPassword = wanted.password !== undefined;
  return { id: "2", at: 2, wanted: whole, status: "new", reasons: [], user, changes, joins, setsPassword };
};

/** The calls that a row makes; what the server has is what it was sent. */
async function callsOf(row: PlannedRow, fresh: Partial<Existing> = {}, refusal?: Error) {
  const made: unknown[][] = [];
  const call = (async (name: string, ...input: unknown[]) => {
    made.push([name, ...input]);
    if (refusal && name === "users.create") throw refusal;
    if (name === "users.findOne") return { ...old, ...fresh };
    return name === "users.find" ? [old] : undefined;
  }) as never;
  const error = await action.run(call, row).catch((one: unknown) => one);
  return { made, error };
}

it("makes a user in one call, on where the file does not say, and forgets the password", async () => {
  const row = rowOf({ firstName: "b", groups: ["/g"], password: "pw" });
  const { made } = await callsOf(row);
  expect(made).toEqual([
    [
      "users.create",
      {
        username: "ann",
        firstName: "b",
        groups: ["/g"],
        enabled: true,
        credentials: [{ type: "password", value: "pw", temporary: true }],
      },
    ],
  ]);
  expect(row.wanted.password).toBeUndefined();
});

it("puts the changes on what the server has now; `enabled` only where the file changes it", async () => {
  const row = rowOf({ attributes: { team: ["y"] }, requiredActions: ["NEW"], groups: ["/g"], password: "pw" }, old);
  const { made } = await callsOf(row, { firstName: "theirs", requiredActions: ["OLD", "THEIRS"] });
  expect(made).toEqual([
    ["users.findOne", { id: "1" }],
    [
      "users.update",
      { id: "1" },
      {
        id: "1",
        username: "ann",
        firstName: "theirs",
        attributes: { other: ["kept"], team: ["y"] },
        requiredActions: ["OLD", "THEIRS", "NEW"],
      },
    ],
    ["users.addToGroup", { id: "1", groupId: "/g" }],
    ["users.resetPassword", { id: "1", credential: { type: "password", value: "pw", temporary: true } }],
  ]);
  const off = await callsOf(rowOf({ enabled: false }, old));
  expect(off.made[1]).toMatchObject(["users.update", { id: "1" }, { enabled: false }]);
});

it("leaves what somebody else changed meanwhile, and writes nothing where all is done", async () => {
  const row = rowOf({ firstName: "mine" }, old);
  const { made, error } = await callsOf(row, { firstName: "theirs" });
  expect(made).toHaveLength(1);
  expect(error).toBeInstanceOf(Error);
  expect((await callsOf(row, { firstName: "mine" })).made).toHaveLength(1);
});

it("leaves what somebody else changed meanwhile that was as the file says: no preview has shown it", async () => {
  const row = rowOf({ firstName: "mine", enabled: true }, old);
  const { made, error } = await callsOf(row, { enabled: false });
  expect(made).toHaveLength(1);
  expect(String(error)).toContain("gatehouse.importMoved");
});

const answered = (status: number) =>
  new NetworkError("failed", { response: new Response(null, { status }), responseData: {} });

it.each([
  ["was lost", new NoAnswerError("gone")],
  ["was not waited for", new CancelledError()],
  ["came from a gateway that did not wait", answered(504)],
])("looks first whether a user is there after an answer %s", async (_, refusal) => {
  const row = rowOf({ firstName: "b", password: "pw" });
  const lost = await callsOf(row, {}, refusal);
  expect(lost.error).toBe(refusal);
  expect(row.wanted.password).toBe("pw");
  const { made } = await callsOf(row);
  expect(made.map(([name]) => name)).toEqual(["users.find", "users.findOne", "users.update", "users.resetPassword"]);
});

describe("a password that the policy allows only once", () => {
  const history = new NetworkError("failed", {
    response: new Response(null, { status: 400 }),
    responseData: { error: "invalidPasswordHistoryMessage", error_description: "not equal to any of last 3" },
  });

  /** Runs a row while the server refuses passwords. @returns what it fails with */
  async function refused(row: PlannedRow, refusal: Error) {
    const call = (async (name: string) => {
      if (name === "users.resetPassword") throw refusal;
      return name === "users.find" ? [old] : old;
    }) as never;
    return action.run(call, row).catch((error: unknown) => error);
  }

  it("is there already of a user who was made without an answer", async () => {
    const row = rowOf({ firstName: "b", password: "pw" });
    await callsOf(row, {}, answered(504));
    expect(await refused(row, answered(400))).toBeInstanceOf(NetworkError);
    expect(await refused(row, history)).toBeUndefined();
    expect(row.wanted.password).toBeUndefined();
  });

  it("is told of a user who was there before: it may be an older one", async () => {
    expect(await refused(rowOf({ password: "pw" }, old), history)).toBe(history);
  });
});

it("changes nobody who has the name of a user that the server refused", async () => {
  const row = rowOf({ firstName: "b" });
  await callsOf(row, {}, answered(409));
  const { made } = await callsOf(row);
  expect(made.map(([name]) => name)).toEqual(["users.create"]);
});

it("asks before the administrator's own account is changed", () => {
  expect(action.isSelf?.(rowOf({}, { ...old, id: "me" }))).toBe(true);
  expect(action.isSelf?.(rowOf({}))).toBe(false);
});
