import { attributeSections } from "~/features/realmSettings/userProfile/attributeFields";
import { groupFields } from "~/features/realmSettings/userProfile/groupForm";
import type { FieldSpec } from "~/kit/form/Inputs";

const profile = { attributes: [{ name: "taken" }], groups: [{ name: "taken" }] };
const prefixes = { displayHeader: "", displayDescription: "" };

/** What is wrong with the name of something new. */
const wrong = (fields: readonly FieldSpec[], typed: string) => {
  const [field] = fields;
  if (field?.kind !== "text") throw new Error("no name");
  return field.validate?.(typed, {});
};
const ofAttribute = (typed: string) =>
  wrong(attributeSections({ name: "", profile, scopes: [] }).flatMap(({ fields }) => fields) as FieldSpec[], typed);
const ofGroup = (typed: string) => wrong(groupFields(profile, "", prefixes, "") as FieldSpec[], typed);

test.each([".", ".."])("%j is no name: its page could not be opened", (typed) => {
  expect(ofAttribute(typed)).toBe("gatehouse.nameUnusable");
  expect(ofGroup(typed)).toBe("gatehouse.nameUnusable");
});

test("no name of an attribute is longer than the key of a user's attribute can be", () => {
  const [name] = attributeSections({ name: "", profile, scopes: [] }).flatMap(({ fields }) => fields);
  expect(name).toMatchObject({ kind: "text", name: "name", maxLength: 255 });
});

test("others are, once", () => {
  expect(ofAttribute("...")).toBeUndefined();
  expect(ofGroup("a/b")).toBeUndefined();
  expect(ofAttribute("taken")).toBe("gatehouse.nameInUse");
  expect(ofGroup("taken")).toBe("gatehouse.nameInUse");
  expect(ofAttribute("a/b")).toBe("gatehouse.attributeNameRule");
});
