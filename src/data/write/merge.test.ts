import { apply, changesBetween, conflictsOf, MASK, same, withGoneEntries, withoutMasks } from "~/data/write/merge";

describe("same", () => {
  it.each([
    [undefined, ""],
    [null, undefined],
    [[], undefined],
    [[""], undefined],
    [{ a: "" }, {}],
    [
      [1, { a: 2 }],
      [1, { a: 2 }],
    ],
  ])("%j says what %j says", (one, other) => expect(same(one, other)).toBe(true));

  it.each([
    [0, undefined],
    [false, undefined],
    ["false", false],
    [
      ["a", "b"],
      ["b", "a"],
    ],
  ])("%j does not say what %j says", (one, other) => expect(same(one, other)).toBe(false));
});

describe("changesBetween", () => {
  it("names each value that differs by its path", () =>
    expect(
      changesBetween(
        { name: "a", attributes: { x: ["1"], y: ["2"] } },
        { name: "b", attributes: { x: ["1"], z: ["3"] } },
      ),
    ).toEqual([
      { path: ["name"], from: "a", to: "b" },
      { path: ["attributes", "y"], from: ["2"], to: undefined },
      { path: ["attributes", "z"], from: undefined, to: ["3"] },
    ]));

  it("takes the mask for no change, also where nobody knows what it stands for", () => {
    expect(changesBetween({ config: { secret: MASK } }, { config: { secret: MASK } })).toEqual([]);
    expect(changesBetween({ config: { secret: ["x"] } }, { config: { secret: [MASK] } })).toEqual([]);
  });

  it.each(["constructor", "toString", "__proto__"])("takes %s for a key like any other", (key) => {
    const [without, having] = [{ attributes: {} }, { attributes: Object.fromEntries([[key, ["1"]]]) }];
    const path = ["attributes", key];
    const made = changesBetween(without, having);
    expect(made).toEqual([{ path, from: undefined, to: ["1"] }]);
    expect(conflictsOf(made, without)).toEqual([]);
    expect(changesBetween(having, without)).toEqual([{ path, from: ["1"], to: undefined }]);
    expect(same(Object.fromEntries([[key, ""]]), {})).toBe(true);
  });

  it("distinguishes a new secret from the mask", () =>
    expect(changesBetween({ secret: MASK }, { secret: "new" })).toEqual([{ path: ["secret"], from: MASK, to: "new" }]));
});

describe("apply", () => {
  it("touches nothing but the changed paths, keys with dots included", () => {
    const fresh = { id: "1", unknown: { deep: [1] }, attributes: { "a.b": ["theirs"], c: ["3"] } };
    const changes = changesBetween({ attributes: { c: ["2"] } }, { attributes: { c: undefined, "d.e": ["4"] } });
    expect(apply(fresh, changes)).toEqual({
      id: "1",
      unknown: { deep: [1] },
      attributes: { "a.b": ["theirs"], "d.e": ["4"] },
    });
    expect(fresh.attributes.c).toEqual(["3"]);
  });

  it("makes the maps that a new value is stored in", () =>
    expect(apply({}, [{ path: ["config", "a"], from: undefined, to: "1" }])).toEqual({ config: { a: "1" } }));

  it("takes __proto__ for a name like any other", () => {
    const applied = apply({}, [{ path: ["__proto__", "polluted"], from: undefined, to: "1" }]);
    expect(Object.hasOwn(applied, "__proto__")).toBe(true);
    expect("polluted" in applied.constructor.prototype).toBe(false);
  });
});

describe("lists of objects", () => {
  const list = [
    { name: "email", required: true, validators: { length: { max: 9 } } },
    { name: "phone", required: false },
  ];
  const [email, phone] = list;
  const changed = [{ ...email, validators: { length: { max: 20 } } }, phone, { name: "fax" }];

  it("are followed by the names of their entries: changed, added, taken away", () => {
    expect(changesBetween({ list }, { list: changed })).toEqual([
      { path: ["list", "email", "validators", "length", "max"], from: 9, to: 20 },
      { path: ["list", "fax"], from: undefined, to: { name: "fax" }, isEntry: true },
    ]);
    expect(changesBetween({ list }, { list: [phone] })).toEqual([
      { path: ["list", "email"], from: email, to: undefined, isEntry: true },
    ]);
  });

  it("keep what somebody else did to other entries, or to other values of the same", () => {
    const fresh = { list: [{ name: "new" }, { ...email, required: false }, { ...phone, label: "Phone" }] };
    expect(apply(fresh, changesBetween({ list }, { list: changed }))).toEqual({
      list: [
        { name: "new" },
        { name: "email", required: false, validators: { length: { max: 20 } } },
        { name: "phone", required: false, label: "Phone" },
        { name: "fax" },
      ],
    });
    expect(apply(fresh, changesBetween({ list }, { list: [email] }))).toEqual({ list: fresh.list.slice(0, 2) });
  });

  it("conflict value by value; an entry taken away meanwhile stays away", () => {
    const changes = changesBetween({ list }, { list: changed });
    const theirs = { list: [{ ...email, validators: { length: { max: 3 } } }, phone] };
    expect(conflictsOf(changes, theirs)).toEqual([{ ...changes[0], theirs: 3 }]);
    expect(conflictsOf(changes, { list: [phone] })).toEqual([{ ...changes[0], theirs: undefined }]);
    expect(apply({ list: [phone] }, changes)).toEqual({ list: [phone, { name: "fax" }] });
  });

  it("changes within an entry taken away meanwhile are one of the entry, which is made again as it was changed", () => {
    const [mine] = changed;
    const to = { list: [{ ...mine, required: false }, phone] };
    const changes = withGoneEntries(changesBetween({ list }, to), { list }, to, { list: [phone] });
    expect(changes).toEqual([{ path: ["list", "email"], from: email, to: to.list[0], isEntry: true }]);
    expect(conflictsOf(changes, { list: [phone] })).toEqual([{ ...changes[0], theirs: undefined }]);
    expect(apply({ list: [phone] }, changes)).toEqual({ list: [phone, to.list[0]] });
  });

  it("other changes stay what they are: values, entries added and taken away, maps that are gone", () => {
    for (const [from, to, fresh] of [
      [{ list }, { list: changed }, { list }],
      [{ list }, { list: [phone] }, { list: [phone] }],
      [{ config: { a: { b: 1 } } }, { config: { a: { b: 2 } } }, { config: {} }],
    ] as const) {
      const changes = changesBetween(from, to);
      expect(withGoneEntries(changes, from, to, fresh)).toEqual(changes);
    }
  });

  it.each([
    ["in another order", [phone, email]],
    ["with a new entry before others", [{ name: "first" }, email, phone]],
    ["with two of a name", [email, email]],
    ["with one without a name", [email, {}]],
  ])("count as a whole %s", (_, to) =>
    expect(changesBetween({ list }, { list: to })).toEqual([{ path: ["list"], from: list, to }]),
  );

  it("go by their ids where all have one", () => {
    const [from, to] = [[{ id: "1", name: "a" }], [{ id: "1", name: "b" }]];
    expect(changesBetween({ from }, { from: to })).toEqual([{ path: ["from", "1", "name"], from: "a", to: "b" }]);
  });
});

describe("conflictsOf", () => {
  const changes = changesBetween({ description: "a" }, { description: "mine" });

  it("is none where only I changed the value", () => expect(conflictsOf(changes, { description: "a" })).toEqual([]));
  it("is none where the other wrote the same", () => expect(conflictsOf(changes, { description: "mine" })).toEqual([]));
  it("names what the other wrote", () =>
    expect(conflictsOf(changes, { description: "theirs" })).toEqual([
      { path: ["description"], from: "a", to: "mine", theirs: "theirs" },
    ]));
});

describe("withoutMasks", () => {
  it("leaves out masks at any depth, and nothing else", () => {
    const object = {
      secret: MASK,
      name: "a",
      empty: "",
      config: { bindCredential: [MASK], other: ["x"], two: [MASK, "x"] },
      list: [{ password: MASK, id: "1" }, "y"],
    };
    expect(withoutMasks(object)).toEqual({
      name: "a",
      empty: "",
      config: { other: ["x"], two: [MASK, "x"] },
      list: [{ id: "1" }, "y"],
    });
    expect(object.secret).toBe(MASK);
  });
});

test("the first entry of a list that is not there makes the list", () => {
  const made = changesBetween({ name: "a", list: [] }, { name: "a", list: [{ name: "x" }] });
  expect(apply({ name: "a" }, made)).toEqual({ name: "a", list: [{ name: "x" }] });
});
