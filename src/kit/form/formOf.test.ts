import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";

interface Item {
  name?: string;
  isOn?: boolean;
  attributes?: Record<string, string[]>;
  config?: Record<string, string>;
  others?: string[];
}

const fields: FieldSpec<Item>[] = [
  { kind: "text", name: "name", label: "name" },
  { kind: "keyValue", name: "attributes", label: "attributes" },
  { kind: "text", name: "config.a", label: "name" },
];
const { toForm, toObject } = formOf(fields);
const item: Item = { name: "n", isOn: true, attributes: { "a.b": ["c"] }, config: { "a.b": "c" }, others: ["o"] };

it("has the keys that fields name, settings with fields of their own by their form names", () => {
  expect(toForm(item)).toEqual({ name: "n", attributes: { "a.b": ["c"] }, config: { "a🍺b": "c" } });
  expect(toForm({})).toEqual({ name: undefined, attributes: undefined, config: undefined });
});

it("leads back to the object's part", () => {
  expect(toObject(toForm(item))).toEqual({ name: "n", attributes: item.attributes, config: item.config });
});

it("refuses names that the values do not have", () => {
  // @ts-expect-error no such key
  const wrong: FieldSpec<Item> = { kind: "text", name: "title", label: "name" };
  // @ts-expect-error no such key
  const wrongWhen: FieldSpec<Item> = { kind: "text", name: "name", label: "name", when: { name: "on", is: Boolean } };
  expect([wrong.name, wrongWhen.name]).toEqual(["title", "name"]);
});
