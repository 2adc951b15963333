import { apply, changesBetween } from "~/data/write/merge";
import { annotationOf } from "~/features/realmSettings/userProfile/annotations";
import { type EditedAttribute, toForm, toObject } from "~/features/realmSettings/userProfile/attributeForm";
import * as groupForm from "~/features/realmSettings/userProfile/groupForm";
import {
  inOrder,
  keyIn,
  listed,
  unlisted,
  withNewGroup,
  withoutPart,
  withPart,
} from "~/features/realmSettings/userProfile/profile";

const attribute = {
  name: "a",
  required: {},
  selector: { scopes: ["phone"] },
  validations: { email: {}, length: { min: 1 } },
  annotations: { deep: { a: [1] } },
  unknown: { kept: true },
};

test("lists in place of maps lose nothing", () => {
  expect(unlisted(listed(attribute))).toEqual(attribute);
  expect(unlisted(listed({ name: "bare" }))).toEqual({ name: "bare" });
});

test("what a form changes is put on what the server has now", () => {
  const base: EditedAttribute = listed(attribute);
  const before = toForm(base);
  const after = {
    ...before,
    required: false,
    enabledWhen: "always" as const,
    validations: [{ name: "uri", value: {} }, ...before.validations.slice(1)],
  };
  const changes = changesBetween(toObject(before), toObject(after));
  const fresh = listed({ ...attribute, displayName: "theirs" });
  expect(unlisted(apply(fresh, changes))).toEqual({
    name: "a",
    displayName: "theirs",
    validations: { uri: {}, length: { min: 1 } },
    annotations: attribute.annotations,
    unknown: { kept: true },
  });
  expect(changesBetween(toObject(before), toObject({ ...before }))).toEqual([]);
});

test("roles and scopes chosen in another order are no change", () => {
  const both = { roles: ["admin", "user"], scopes: ["email", "phone"] };
  const stored = { ...attribute, required: both, selector: both, permissions: { edit: both.roles, view: both.roles } };
  const before = toForm(listed(stored));
  const [roles, scopes] = [both.roles.toReversed(), both.scopes.toReversed()];
  const permissions = { edit: roles, view: roles };
  const after = { ...before, permissions, requiredScopes: scopes, selectorScopes: scopes };
  expect(changesBetween(toObject(before), toObject(after))).toEqual([]);
});

test("what texts were when others were typed is no change", () => {
  const seen = { displayName: { de: "Fon" }, displayHeader: { de: "Kopf" } };
  const before = toForm(listed(attribute));
  expect(changesBetween(toObject(before), toObject({ ...before, seen }))).toEqual([]);
  const group = groupForm.toForm({ name: "g" });
  expect(changesBetween(groupForm.toObject(group), groupForm.toObject({ ...group, seen }))).toEqual([]);
});

test("what the server left out begins as a list", () => {
  const before = toForm(listed({ name: "a" }));
  const after = { ...before, required: true, validations: [{ name: "uri", value: {} }], scim: "title" };
  const fresh = apply(listed({ name: "a" }), changesBetween(toObject(before), toObject(after)));
  expect(unlisted(fresh)).toEqual({
    name: "a",
    required: { roles: ["admin", "user"], scopes: undefined },
    validations: { uri: {} },
    annotations: { "kc.scim.schema.attribute": "title" },
  });
});

test("the annotation for SCIM has a field of its own, and the others stay", () => {
  const stored: EditedAttribute = listed({
    ...attribute,
    annotations: { a: "b", "kc.scim.schema.attribute": "title" },
  });
  const values = toForm(stored);
  expect(values).toMatchObject({ scim: "title", annotations: [{ name: "a", value: "b" }] });
  expect(toObject(values).annotations).toEqual(expect.arrayContaining(stored.annotations ?? []));
  const changes = changesBetween(toObject(values), toObject({ ...values, scim: "" }));
  expect(unlisted(apply({ ...stored }, changes))).toMatchObject({ annotations: { a: "b" } });
});

test("an order of some leaves the places of all others", () => {
  const all = ["a", "b", "c", "d"].map((name) => ({ name }));
  const names = (list: { name?: string }[]) => list.map(({ name }) => name).join("");
  expect(names(inOrder(all, ["d", "b"]))).toBe("adcb");
  expect(names(inOrder(all, ["gone", "c", "a"]))).toBe("cbad");
});

test("an attribute is put in its place, at the end, or taken out; the rest of the profile stays", () => {
  const profile = { attributes: [{ name: "a" }, { name: "b" }], groups: [{ name: "a" }], other: 1 };
  expect(withPart("attributes", { name: "a", group: "a" })(profile)).toEqual({
    ...profile,
    attributes: [{ name: "a", group: "a" }, { name: "b" }],
  });
  expect(withPart("groups", { name: "c" }, true)(profile)).toEqual({
    ...profile,
    groups: [{ name: "a" }, { name: "c" }],
  });
  expect(withoutPart("attributes", "a")(profile)).toEqual({ ...profile, attributes: [{ name: "b" }] });
});

test("a group is made once, also where somebody else makes one of its name: the server takes both", () => {
  const profile = { groups: [{ name: "a" }] };
  expect(withNewGroup({ name: "b" }, "taken")(profile)).toEqual({ groups: [{ name: "a" }, { name: "b" }] });
  expect(() => withNewGroup({ name: "a" }, "taken")(profile)).toThrow("taken");
});

test("only ${key} names a key", () => {
  expect([keyIn("${a.b}"), keyIn("plain"), keyIn("${}"), keyIn(undefined)]).toEqual([
    "a.b",
    undefined,
    undefined,
    undefined,
  ]);
});

test("an annotation that is no text is one again when it was typed, as long as it is JSON", () => {
  const stored = [
    { name: "size", value: 5 },
    { name: "note", value: "7" },
  ];
  expect(annotationOf("size", "6", stored)).toEqual({ name: "size", value: 6 });
  expect(annotationOf("size", "6,", stored)).toEqual({ name: "size", value: "6," });
  expect(annotationOf("note", "8", stored)).toEqual({ name: "note", value: "8" });
  expect(annotationOf("inputOptionLabels", '{"a":"A"}', [])).toEqual({ name: "inputOptionLabels", value: { a: "A" } });
});
