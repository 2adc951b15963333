import { NetworkError } from "@keycloak/keycloak-admin-client";
import { alerts } from "~/data/write/alerts";
import { startBulk } from "~/data/bulk/bulk";
import { type BulkAction, type BulkQuestion, type BulkRun, bulkRuns } from "~/data/bulk/bulkRuns";
import { invalidateAll } from "~/data/query/cache";
import { markDeleted } from "~/data/query/deleted";
import { anyDirty } from "~/data/write/drafts";
import { CancelledError, NoAnswerError } from "~/data/api/errors";
import { learnRefusal } from "~/data/access/permissions";
import { setPlaceShown } from "~/data/browser/shown";
import { SignInError } from "~/data/auth/signInFailure";

jest.mock("~/data/query/cache", () => ({ invalidateAll: jest.fn() }));
jest.mock("~/data/access/permissions", () => ({
  isWrite: () => true,
  learnRefusal: jest.fn(),
  forgetRefusals: jest.fn(),
}));
jest.mock("~/data/query/deleted", () => ({ markDeleted: jest.fn(), forgetDeleted: jest.fn() }));
jest.mock("~/data/api/api", () => ({ callIn: jest.fn(async () => undefined) }));
const { callIn } = jest.requireMock<{ callIn: jest.Mock }>("~/data/api/api");

type Role = { id: string };
const roles = (count: number): Role[] => Array.from({ length: count }, (_, index) => ({ id: `r${index}` }));
const refusal = (status: number, errorMessage: string) =>
  new NetworkError("HTTP", {
    response: { status, headers: new Headers() } as Response,
    responseData: { errorMessage },
  });

/** The open question, and its answer. */
let question: BulkQuestion | undefined;
let answerQuestion: (yes: boolean) => void = () => {};
const ask = jest.fn((opened: BulkQuestion, _place: string) => {
  question = opened;
  return new Promise<boolean>((resolve) => (answerQuestion = resolve));
});
const reply = async (yes: boolean) => {
  question = undefined;
  answerQuestion(yes);
  await tick();
};

/** Rows that have begun, and how each is answered. */
let begun: string[];
let answer: Map<string, (error?: unknown) => void>;
const tick = () => new Promise((resolve) => setTimeout(resolve));
const settle = async (id: string, error?: unknown) => {
  answer.get(id)?.(error);
  await tick();
};

const byHand: BulkAction<Role> = {
  label: { text: "Delete" },
  call: "roles.delById",
  run: (_, { id }) =>
    new Promise((resolve, reject) => {
      begun.push(id);
      answer.set(id, (error) => (error === undefined ? resolve(undefined) : reject(error)));
    }),
};
const deleteRole: BulkAction<Role>["run"] = (call, { id }) => call("roles.delById", { id });
const start = (action: Partial<BulkAction<Role>>, rows: Role[] | AsyncIterable<Role[]>) =>
  startBulk(
    {
      realm: "a b",
      action: { ...byHand, ...action },
      rows,
      id: ({ id }) => id,
      name: ({ id }) => `role ${id}`,
    },
    ask,
  );
const run = (index = 0): BulkRun => {
  const found = bulkRuns.get()[index];
  if (!found) throw new Error("no run");
  return found;
};
const report = () => run().control.report({ delimiter: ",", bom: false }).join("");
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

beforeEach(() => {
  bulkRuns.set([]);
  alerts.set([]);
  begun = [];
  answer = new Map();
  question = undefined;
  setPlaceShown("roles of a b");
  jest.clearAllMocks();
});

describe("order", () => {
  it("begins with one row and goes on with four at a time, in order", async () => {
    start({}, roles(7));
    expect(begun).toEqual(["r0"]);
    await settle("r0");
    expect(begun).toEqual(["r0", "r1", "r2", "r3", "r4"]);
    await settle("r3");
    expect(begun.at(-1)).toBe("r5");
    expect(run()).toMatchObject({ phase: "running", total: 7, done: 2, failed: 0 });
    for (const id of ["r1", "r2", "r4", "r5", "r6"]) await settle(id);
    expect(run()).toMatchObject({ phase: "ended", done: 7 });
    expect(alerts.get()).toMatchObject([{ variant: "success", title: ["gatehouse.bulkDone", { done: 7 }] }]);
  });

  it("never has more than four under way, also with 10,000 rows", async () => {
    let now = 0;
    let most = 0;
    const act = async () => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      throw refusal(409, "in use");
    };
    start({ run: act }, roles(10_000));
    while (run().phase !== "ended") await tick();
    expect(most).toBe(4);
    expect(run()).toMatchObject({ failed: 10_000 });
    expect(run().failures).toHaveLength(100);
    expect(report().split("\r\n")).toHaveLength(10_002);
  });

  it("keeps the realm it started in", async () => {
    start({ run: deleteRole }, roles(1));
    await tick();
    expect(callIn).toHaveBeenCalledWith({ realm: "a b", isWrite: true }, "roles.delById", { id: "r0" });
    // the page of a role that is gone does not read it again
    expect(markDeleted).toHaveBeenCalledWith("a b", "roles.delById", { id: "r0" });
  });

  it("goes on beside another run", async () => {
    start({}, [{ id: "x" }]);
    start({}, [{ id: "y" }]);
    await settle("y");
    expect([run(0).phase, run(1).phase]).toEqual(["running", "ended"]);
  });

  it("reads everything that matches before the first write, each row once", async () => {
    const pages = [roles(3), [{ id: "r2" }, { id: "r9" }]];
    const read = jest.fn();
    async function* matching() {
      for (const page of pages) {
        read(begun.length);
        yield page;
        await tick();
      }
    }
    start({ confirm: (rows) => ({ title: { text: `all ${rows}` }, body: "name" }) }, matching());
    expect(run().phase).toBe("reading");
    for (let turn = 0; turn < 5; turn++) await tick();
    expect(read.mock.calls).toEqual([[0], [0]]);
    expect(run()).toMatchObject({ phase: "asking", total: 4 });
    expect(question).toMatchObject({ title: { text: "all 4" } });
    expect(begun).toEqual([]);
    await reply(true);
    expect(begun).toEqual(["r0"]);
  });

  it("asks before it works on rows that nobody has selected", async () => {
    start(
      {},
      (async function* () {
        yield roles(2);
      })(),
    );
    await tick();
    expect(question).toMatchObject({
      body: ["gatehouse.bulkConfirm", { count: 2 }],
      names: ["role r0", "role r1"],
    });
  });

  it("changes nothing when the rows cannot be read", async () => {
    start(
      {},
      (async function* (): AsyncGenerator<Role[]> {
        yield roles(1);
        throw refusal(500, "broken");
      })(),
    );
    await tick();
    expect(run()).toMatchObject({ phase: "ended", reason: ["gatehouse.bulkReadFailed", { error: "broken" }] });
    expect(begun).toEqual([]);
  });
});

describe("questions", () => {
  const confirm = () => ({ title: "delete", body: "name" }) as const;

  it("a no ends it before anything happened", async () => {
    start({ confirm }, roles(2));
    await reply(false);
    expect(bulkRuns.get()).toEqual([]);
    expect(begun).toEqual([]);
    expect(alerts.get()).toEqual([]);
  });

  it.each([[confirm], [undefined]])("asks twice where the acting administrator is among the rows", async (confirm) => {
    start({ confirm, isSelf: ({ id }) => id === "r1" }, roles(2));
    await reply(true);
    expect(run().phase).toBe("asking");
    expect(question).toMatchObject({ body: ["gatehouse.bulkSelf", { name: "role r1" }] });
    expect(begun).toEqual([]);
    await reply(true);
    expect(begun).toEqual(["r0"]);
  });

  it("names the realm of its rows, and belongs to where it was started, however long the rows take to read", async () => {
    start(
      { confirm },
      (async function* () {
        yield roles(1);
        setPlaceShown("roles of c");
      })(),
    );
    await tick();
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ realm: "a b" }), "roles of a b");
    // what the kit answers for a place that was left
    await reply(false);
    expect([bulkRuns.get(), begun]).toEqual([[], []]);
    expect(alerts.get()).toMatchObject([{ title: "gatehouse.bulkLeft" }]);
  });

  it("an undo asks where it is clicked", async () => {
    const inverse = { ...byHand, confirm, label: { text: "Undo" } };
    start({ inverse, run: () => Promise.resolve() }, roles(1));
    await tick();
    setPlaceShown("roles of c");
    run().control.undo();
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ realm: "a b" }), "roles of c");
  });

  it("asks nothing where neither the action nor the rows need it", () => {
    start({ isSelf: () => false }, roles(1));
    expect(run().phase).toBe("running");
  });
});

describe("what was not done", () => {
  const leftover: BulkAction<Role>["leftover"] = {
    label: { text: "Save" },
    file: (rows) => ({ name: "x", parts: rows.map(({ row, error }) => `${row.id} ${error}`), type: "text/plain" }),
  };

  it("is offered as a file at the end: failed rows, and those that were never begun", async () => {
    start({ leftover }, roles(6));
    await settle("r0", refusal(409, "exists"));
    expect(run().leftover).toBeUndefined();
    run().control.stop();
    for (const id of ["r1", "r2", "r3", "r4"]) await settle(id);
    expect(run()).toMatchObject({ phase: "ended", leftover: { text: "Save" } });
    expect(run().control.leftover()?.parts).toEqual(["r0 exists", "r5 "]);
  });

  it("is not where everything was done, also after a second try", async () => {
    start({ leftover }, roles(1));
    await settle("r0", refusal(409, "exists"));
    expect(run().leftover).toEqual({ text: "Save" });
    run().control.retry();
    await settle("r0");
    expect(run()).toMatchObject({ phase: "ended", done: 1, leftover: undefined });
  });
});

describe("pause, stop, retry, undo", () => {
  it("begins no further row while it is paused", async () => {
    start({}, roles(6));
    await settle("r0");
    run().control.pause();
    await settle("r1");
    expect(begun).toHaveLength(5);
    expect(run()).toMatchObject({ phase: "paused", done: 2 });
    run().control.resume();
    expect(begun).toHaveLength(6);
  });

  it("stops after the rows under way and says what is left", async () => {
    start({}, roles(6));
    await settle("r0");
    run().control.stop();
    expect(run()).toMatchObject({ phase: "running", stopped: true });
    for (const id of ["r1", "r2", "r3", "r4"]) await settle(id);
    expect(run()).toMatchObject({ phase: "ended", done: 5, failed: 0 });
    expect(report()).toContain("r5,role r5,open,\r\n");
    expect(alerts.get()).toMatchObject([{ variant: "warning" }]);
  });

  it("tries failed rows again, and only those", async () => {
    start({}, roles(3));
    await settle("r0");
    await settle("r1", refusal(409, "in use"));
    await settle("r2");
    expect(run()).toMatchObject({ phase: "ended", done: 2, failed: 1 });
    expect(run().failures).toMatchObject([{ id: "r1", name: "role r1", error: "in use" }]);
    expect(report()).toBe(
      "id,name,result,error\r\nr0,role r0,done,\r\nr1,role r1,failed,in use\r\nr2,role r2,done,\r\n",
    );
    begun = [];
    run().control.retry();
    expect(begun).toEqual(["r1"]);
    await settle("r1");
    expect(run()).toMatchObject({ phase: "ended", done: 3, failed: 0, failures: [] });
    expect(report()).toContain("r1,role r1,done,\r\n");
  });

  it("says that it was stopped also after failed rows were tried again", async () => {
    start({ done: "roleDeletedSuccess" }, roles(9));
    await settle("r0", refusal(400, "no"));
    run().control.stop();
    for (const id of ["r1", "r2", "r3", "r4"]) await settle(id);
    run().control.retry();
    await settle("r0");
    expect(run()).toMatchObject({ phase: "ended", done: 5, failed: 0, stopped: true });
    expect(alerts.get()[0]?.variant).toBe("warning");
  });

  it("undoes what was done, and only that", async () => {
    const inverse: BulkAction<Role> = { ...byHand, label: { text: "Back" }, call: "roles.create" };
    start({ inverse }, roles(2));
    await settle("r0");
    await settle("r1", refusal(409, "in use"));
    expect(run().inverse).toMatchObject({ label: { text: "Back" } });
    begun = [];
    run().control.undo();
    expect(begun).toEqual(["r0"]);
    expect(run(0).inverse).toBeUndefined();
    expect(run(1)).toMatchObject({ call: "roles.create", total: 1 });
    await settle("r0");
    run(0).control.retry();
    await settle("r1");
    run(0).control.undo();
    expect(begun).toEqual(["r0", "r1", "r1"]);
  });
});

describe("an undo whose question is given up", () => {
  it("is offered again", async () => {
    const inverse: BulkAction<Role> = {
      ...byHand,
      label: { text: "Back" },
      confirm: () => ({ title: { text: "Back?" }, body: { text: "" } }),
    };
    start({ inverse }, roles(1));
    await settle("r0");
    begun = [];
    run().control.undo();
    expect(run().inverse).toBeUndefined();
    await tick();
    await reply(false);
    expect(run().inverse).toMatchObject({ label: { text: "Back" } });
    expect([begun, bulkRuns.get().length]).toEqual([[], 1]);
    run().control.undo();
    await tick();
    await reply(true);
    expect(begun).toEqual(["r0"]);
    await settle("r0");
    expect(run(0).inverse).toBeUndefined();
  });
});

describe("the administrator's own row", () => {
  it("comes last, and when no other is on its way: after it the others could be refused", async () => {
    start({ isSelf: ({ id }) => id === "r1" }, roles(4));
    await reply(true);
    await reply(true);
    await settle("r0");
    expect(begun).toEqual(["r0", "r2", "r3"]);
    await settle("r2");
    expect(begun).toHaveLength(3);
    await settle("r3");
    expect(begun).toEqual(["r0", "r2", "r3", "r1"]);
    await settle("r1");
    expect(run()).toMatchObject({ phase: "ended", done: 4 });
  });
});

describe("undo of other rows than those that were done", () => {
  const inverse: BulkAction<Role> = { ...byHand, label: { text: "Back" }, call: "roles.create" };

  it("takes back what is left of a row that failed; once more where it was done after that", async () => {
    start({ inverse, undoes: ({ id }, isDone) => isDone || id === "r0" }, roles(2));
    await settle("r0", refusal(409, "in use"));
    await settle("r1", refusal(409, "in use"));
    expect(run()).toMatchObject({ phase: "ended", done: 0, failed: 2, inverse: { label: { text: "Back" } } });
    begun = [];
    run().control.undo();
    expect(begun).toEqual(["r0"]);
    await settle("r0");
    expect(run(0).inverse).toBeUndefined();
    run(0).control.retry();
    await settle("r0");
    await settle("r1");
    begun = [];
    run(0).control.undo();
    await settle("r0");
    expect(begun).toEqual(["r0", "r1"]);
  });

  it("is offered without the rows that it cannot reach, and not for them alone", async () => {
    start({ inverse, undoes: ({ id }, isDone) => isDone && id !== "r0" }, roles(2));
    await settle("r0");
    run().control.stop();
    await settle("r1");
    begun = [];
    run().control.undo();
    expect(begun).toEqual(["r1"]);
    bulkRuns.set([]);
    start({ inverse, undoes: ({ id }, isDone) => isDone && id !== "r0" }, roles(1));
    await settle("r0");
    expect(run()).toMatchObject({ phase: "ended", done: 1, inverse: undefined });
  });
});

describe("errors", () => {
  it("stops when the server refuses the first row", async () => {
    callIn.mockRejectedValueOnce(refusal(403, "HTTP 403 Forbidden"));
    start({ run: deleteRole }, roles(5));
    await tick();
    expect(callIn).toHaveBeenCalledTimes(1);
    expect(run()).toMatchObject({ phase: "ended", stopped: true, failed: 1, reason: ["gatehouse.bulkRefused", {}] });
    expect(learnRefusal).toHaveBeenCalledWith("a b", "roles.delById", { id: "r0" });
    // with the right given meanwhile, nothing of it is left out
    run().control.retry();
    await tick();
    await tick();
    expect(run()).toMatchObject({ phase: "ended", stopped: false, done: 5, failed: 0 });
  });

  it("takes a refusal in another realm for one of that realm", async () => {
    callIn.mockRejectedValueOnce(refusal(403, "no"));
    start({ run: (call) => call("clients.create", { realm: "other", clientId: "copy" }) }, roles(1));
    await tick();
    expect(learnRefusal).toHaveBeenCalledWith("other", "clients.create", { realm: "other", clientId: "copy" });
  });

  it("takes a later refusal for one of its row", async () => {
    callIn.mockResolvedValueOnce(undefined).mockRejectedValueOnce(refusal(403, "no"));
    start({ run: deleteRole }, roles(2));
    await tick();
    expect(run()).toMatchObject({ done: 1, failed: 1, reason: undefined });
    expect(learnRefusal).not.toHaveBeenCalled();
  });

  it.each([
    ["a lost session", new SignInError("session", "expired"), "gatehouse.bulkSignIn"],
    ["a refused token", refusal(401, "no"), "gatehouse.bulkSignIn"],
    ["a lost network", new NoAnswerError("no network"), "gatehouse.errorNoAnswer"],
    ["a busy server", refusal(503, "restarting"), "gatehouse.errorBusy"],
  ])("pauses after %s and loses no row", async (_, error, reason) => {
    start({}, roles(6));
    await settle("r0");
    for (const id of ["r1", "r2", "r3", "r4"]) await settle(id, error);
    expect(run()).toMatchObject({ phase: "paused", reason, done: 1, failed: 0 });
    expect(begun).toHaveLength(5);
    run().control.resume();
    for (const id of ["r1", "r2", "r3", "r4", "r5"]) await settle(id);
    expect(run()).toMatchObject({ phase: "ended", done: 6, failed: 0, reason: undefined });
  });

  it.each([
    ["did not come", new NoAnswerError("no network")],
    ["came from a gateway", refusal(502, "bad gateway")],
    ["was not waited for", new CancelledError()],
  ])("takes what is gone for deleted where the answer of an attempt before %s", async (_, error) => {
    start({}, roles(2));
    await settle("r0");
    await settle("r1", error);
    // it waits, or has ended where the row failed
    if (run().phase === "paused") run().control.resume();
    else run().control.retry();
    await settle("r1", refusal(404, "not found"));
    expect(begun).toEqual(["r0", "r1", "r1"]);
    expect(run()).toMatchObject({ phase: "ended", done: 2, failed: 0 });
  });

  it.each<[string, Error, Partial<BulkAction<Role>>]>([
    ["that others deleted", refusal(409, "in use"), {}],
    ["of an action that deletes nothing", new NoAnswerError("no network"), { call: "roles.updateById" }],
  ])("fails at a row %s", async (_, error, action) => {
    start(action, roles(2));
    await settle("r0");
    await settle("r1", error);
    if (run().phase === "paused") run().control.resume();
    else run().control.retry();
    await settle("r1", refusal(404, "not found"));
    expect(run()).toMatchObject({ phase: "ended", done: 1, failed: 1, failures: [{ error: "not found" }] });
  });
});

describe("rows of a kind of their own", () => {
  it("tries a row once more, after a pause, that the server failed at", async () => {
    jest.useFakeTimers();
    try {
      start({}, roles(2));
      answer.get("r0")?.(refusal(500, "conflict"));
      await jest.advanceTimersByTimeAsync(999);
      expect(begun).toEqual(["r0"]);
      await jest.advanceTimersByTimeAsync(1);
      expect(begun).toEqual(["r0", "r0"]);
      answer.get("r0")?.(refusal(500, "conflict"));
      await jest.advanceTimersByTimeAsync(0);
      expect(run()).toMatchObject({ failed: 1, failures: [{ id: "r0" }] });
      answer.get("r1")?.(refusal(500, "conflict"));
      run().control.stop();
      await jest.advanceTimersByTimeAsync(1000);
      expect(begun).toEqual(["r0", "r0", "r1"]);
      expect(run()).toMatchObject({ phase: "ended", failed: 2 });
    } finally {
      jest.useRealTimers();
    }
  });

  it("does not repeat by itself what a gateway did not wait for: an e-mail may have been sent", async () => {
    start({}, roles(2));
    await settle("r0", refusal(504, "gateway timeout"));
    expect(run()).toMatchObject({ failed: 1, failures: [{ id: "r0" }] });
    await settle("r1");
    expect(begun).toEqual(["r0", "r1"]);
  });

  it("goes on row by row with a pause between them where the action has a pace", async () => {
    jest.useFakeTimers();
    try {
      start({ pace: 200 }, roles(3));
      answer.get("r0")?.();
      await jest.advanceTimersByTimeAsync(199);
      expect(begun).toEqual(["r0"]);
      await jest.advanceTimersByTimeAsync(1);
      expect(begun).toEqual(["r0", "r1"]);
    } finally {
      jest.useRealTimers();
    }
  });

  it("reports what is read-only apart from what failed", async () => {
    start({}, roles(3));
    await settle("r0");
    await settle("r1", refusal(400, "User is read only!"));
    await settle("r2");
    expect(run()).toMatchObject({ phase: "ended", done: 2, failed: 0, readOnly: 1 });
    expect(report()).toContain("r1,role r1,read-only,");
    expect(alerts.get()).toMatchObject([{ variant: "warning", explanation: ["gatehouse.bulkReadOnly", { rows: 1 }] }]);
  });

  it("asks a second time about what would be lost with the rows; nobody knows it without the right to read it", async () => {
    const warn = jest.fn(async () => ({ title: "gatehouse.bulkLastAdminTitle", body: "name" }) as const);
    start({ warn }, roles(1));
    await tick();
    await reply(true);
    expect(question).toMatchObject({ title: "gatehouse.bulkLastAdminTitle", danger: true });
    expect(begun).toEqual([]);
    await reply(false);
    expect(bulkRuns.get()).toEqual([]);
    start({ warn: () => Promise.reject(refusal(403, "no")) }, roles(1));
    await tick();
    expect(begun).toEqual(["r0"]);
  });

  it("does nothing where the server failed to say what would be lost with the rows", async () => {
    start({ warn: () => Promise.reject(refusal(500, "broken")) }, roles(1));
    await tick();
    expect([begun, bulkRuns.get(), question]).toEqual([[], [], undefined]);
    expect(alerts.get()).toMatchObject([
      { variant: "danger", title: ["gatehouse.bulkReadFailed", { error: "broken" }] },
    ]);
  });

  it("asks once where it was started once more with the same rows before it could ask", async () => {
    const reads: (() => void)[] = [];
    const slow = () => new Promise<undefined>((resolve) => reads.push(() => resolve(undefined)));
    const confirm: BulkAction<Role>["confirm"] = (count) => ({ title: "id", body: { text: `${count} rows` } });
    start({ confirm, consequences: slow }, roles(2));
    start({ confirm, consequences: slow }, roles(2));
    start({ confirm, consequences: slow }, roles(3));
    expect(bulkRuns.get()).toHaveLength(2);
    reads.slice(0, 2).forEach((read) => read());
    await tick();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(question).toMatchObject({ body: { text: "2 rows" } });
  });

  it("names what is lost with the rows, without it where that cannot be read, and not at all once it is cancelled", async () => {
    const confirm: BulkAction<Role>["confirm"] = (_count, _first, _rows, consequences = "name") => ({
      title: "id",
      body: consequences,
    });
    start({ confirm, consequences: async (_, rows) => ({ text: `${rows.length} fall` }) }, roles(2));
    await tick();
    expect(question).toMatchObject({ body: { text: "2 fall" } });
    await reply(false);
    start({ confirm, consequences: () => Promise.reject(refusal(403, "no")) }, roles(2));
    await tick();
    expect(question).toMatchObject({ body: "name" });
    await reply(false);
    let read = () => {};
    start({ confirm, consequences: () => new Promise((resolve) => (read = () => resolve(undefined))) }, roles(2));
    await tick();
    expect(run()).toMatchObject({ phase: "reading", total: 2 });
    run().control.stop();
    read();
    await tick();
    expect([question, bulkRuns.get(), begun]).toEqual([undefined, [], []]);
  });

  it("says in the words of the action that rows failed", async () => {
    start({ failed: "roleDeleteError" }, roles(2));
    await settle("r0", refusal(409, "in use"));
    await settle("r1");
    expect(alerts.get()).toMatchObject([
      {
        title: ["roleDeleteError", { error: "in use" }],
        explanation: ["gatehouse.bulkResult", { done: 1, failed: 1 }],
      },
    ]);
  });
});

describe("the page", () => {
  it("asks before it is left while a run goes on, and keeps the session's end from leaving", async () => {
    expect(asksBeforeLeaving()).toBe(false);
    start({}, roles(1));
    expect(asksBeforeLeaving()).toBe(true);
    expect(anyDirty()).toBe(true);
    run().control.pause();
    expect(asksBeforeLeaving()).toBe(true);
    run().control.resume();
    await settle("r0");
    expect(asksBeforeLeaving()).toBe(false);
    expect(anyDirty()).toBe(false);
  });

  it("makes reads stale once a second and at the end", async () => {
    const later = Date.now() + 60_000;
    const clock = jest.spyOn(Date, "now").mockReturnValue(later);
    start({}, roles(8));
    await settle("r0");
    expect(invalidateAll).toHaveBeenCalledTimes(1);
    for (const id of ["r1", "r2", "r3"]) await settle(id);
    expect(invalidateAll).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(later + 1000);
    await settle("r4");
    expect(invalidateAll).toHaveBeenCalledTimes(2);
    for (const id of ["r5", "r6", "r7"]) await settle(id);
    expect(invalidateAll).toHaveBeenCalledTimes(3);
    clock.mockRestore();
  });
});
