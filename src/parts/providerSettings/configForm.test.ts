import { changesBetween, conflictsOf } from "~/data/write/merge";
import { toForm, toObject } from "~/parts/providerSettings/configForm";

it("keeps names with dots, lists and texts with ## as they are", () => {
  const mapper = {
    name: "m",
    providerId: "p",
    config: { "user.model.attribute": ["nick"], several: ["a", "b"], hash: ["a##b"], none: [""] },
  };
  const values = toForm(mapper);
  expect(values.config).toEqual({ "user🍺model🍺attribute": "nick", several: ["a", "b"], hash: ["a##b"], none: "" });
  expect(toObject(values)).toEqual(mapper);
});

it("leaves out what a form shows without a value", () => {
  expect(toObject({ name: "m", providerId: "p", config: { a: undefined, b: true } }).config).toEqual({ b: ["true"] });
});

it("takes several values in another order for the same: the server keeps no order", () => {
  const policy = (...hosts: string[]) => ({ name: "p", providerId: "trusted-hosts", config: { hosts } });
  const seen = toForm(policy("c", "a", "b"));
  expect(seen.config).toEqual({ hosts: ["a", "b", "c"] });
  const typed = { ...seen, config: { hosts: ["b", "c", "a", "d"] } };
  const changes = changesBetween(toObject(seen), toObject(typed));
  expect(conflictsOf(changes, toObject(toForm(policy("b", "c", "a"))))).toEqual([]);
  expect(conflictsOf(changes, toObject(toForm(policy("b", "a"))))).toHaveLength(1);
  // somebody else typed the same
  expect(conflictsOf(changes, toObject(toForm(policy("d", "c", "b", "a"))))).toEqual([]);
  expect(changesBetween(toObject(seen), toObject({ ...seen, config: { hosts: ["b", "a", "c"] } }))).toEqual([]);
});
