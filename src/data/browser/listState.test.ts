import { listState, pageOf } from "~/data/browser/listState";
import { listRead } from "~/data/query/reads";

const PAGE = { first: 0, max: 10, search: "" };

describe("what of an address reaches a call", () => {
  const state = listState(new URLSearchParams("realm=other&id=1&type=x"));

  it("is what the list has declared", () => {
    expect(pageOf(state)).toEqual(PAGE);
    expect(pageOf(state, {}, ["type"])).toEqual({ ...PAGE, type: "x" });
    expect(pageOf(state, { type: "own" }, ["type"])).toEqual({ ...PAGE, type: "own" });
  });

  it("is the same for the read that starts ahead", () => {
    const read = (filters?: string[]) => listRead("ui.sessions", undefined, filters)({}, "realm=other&type=x");
    expect(read()).toEqual([["ui.sessions", { ...PAGE, max: 11 }]]);
    expect(read(["type"])).toEqual([["ui.sessions", { ...PAGE, max: 11, type: "x" }]]);
  });
});

it.each(["100000000", "99999999999", "0", "-1", "1.5", "two"])(
  "takes no page %s: the server could not count to it",
  (page) => expect(listState(new URLSearchParams({ page })).page).toBe(1),
);
