import { grouped, type Move, movesTo } from "~/features/users/credentials/credentialOrder";

/** What the server does with moves. */
function apply(ids: string[], moves: Move[]): string[] {
  return moves.reduce((order, { id, after }) => {
    const others = order.filter((one) => one !== id);
    return others.toSpliced(after === undefined ? 0 : others.indexOf(after) + 1, 0, id);
  }, ids);
}

function* permutations(ids: string[]): Generator<string[]> {
  if (ids.length === 0) yield [];
  for (const id of ids) for (const rest of permutations(ids.filter((one) => one !== id))) yield [id, ...rest];
}

describe("movesTo", () => {
  const ids = ["a", "b", "c", "d", "e"];

  it("comes to every order", () => {
    for (const wanted of permutations(ids)) expect(apply(ids, movesTo(ids, wanted))).toEqual(wanted);
  });
  it("moves nothing that is in place", () => expect(movesTo(ids, ids)).toEqual([]));
  it("moves one by one call, up or down", () => {
    expect(movesTo(ids, ["d", "a", "b", "c", "e"])).toEqual([{ id: "d" }]);
    expect(movesTo(ids, ["a", "c", "d", "b", "e"])).toEqual([{ id: "b", after: "d" }]);
  });
  it("leaves out what was deleted meanwhile and keeps what came", () =>
    expect(apply(["a", "c", "new"], movesTo(["a", "c", "new"], ["c", "b", "a"]))).toEqual(["c", "a", "new"]));
});

describe("grouped", () => {
  it("keeps the order of the types and that in each of them", () => {
    const all = [
      { id: "1", type: "password" },
      { id: "2", type: "otp" },
      { id: "3", type: "webauthn" },
      { id: "4", type: "otp" },
    ];
    expect(grouped(all).map(({ type, credentials }) => [type, credentials.map(({ id }) => id)])).toEqual([
      ["password", ["1"]],
      ["otp", ["2", "4"]],
      ["webauthn", ["3"]],
    ]);
  });
});
