import { FeatureType } from "@keycloak/keycloak-admin-client/lib/defs/featureRepresentation";
import { type CustomType, tabsOf } from "~/features/customUi/customTypes";
import { formName, formOf, nameOfItem, ordered, shownOf, toSend } from "~/features/customUi/item";

const type = (properties: CustomType["properties"], metadata: CustomType["metadata"] = {}): CustomType => ({
  id: "notes",
  helpText: "",
  clientProperties: [],
  properties,
  metadata,
});

const notes = type(
  [
    { name: "title", type: "String" },
    { name: "a.b[0]", type: "Text" },
    { name: "secret", type: "Password" },
    { name: "token", type: "String", secret: true },
    { name: "tags", type: "MultivaluedString" },
    {},
  ],
  { displayFields: ["secret", "tags", "title", "gone"] },
);

test("lists show what the provider names, else its first properties, never a secret", () => {
  expect(shownOf(notes).map(({ name }) => name)).toEqual(["tags", "title"]);
  expect(shownOf({ ...notes, metadata: {} }).map(({ name }) => name)).toEqual(["title", "a.b[0]"]);
  expect(nameOfItem({ id: "1", config: { tags: ["x"] } }, notes)).toBe("x");
  expect(nameOfItem({ id: "1" }, notes)).toBe("1");
});

test("what was read comes back the same from the form; what is emptied is sent empty", () => {
  const { toForm, toObject, secret } = formOf(notes);
  const config = { title: ["t"], "a.b[0]": ["x"], secret: ["**********"], token: ["**********"], tags: ["1", "2##3"] };
  expect(toObject(toForm({ config }))).toEqual({ config });
  expect(toObject({ config: { title: "" } }).config).toMatchObject({ title: [""], tags: [] });
  expect(secret).toEqual(["config.secret", "config.token"]);
});

test.each(["a.b", "a[0]", `it's "so"`, "x|y", "100%", "a%5b"])(
  "the form name of %s is one step below config",
  (name) => {
    expect(formName(name)).toMatch(/^config\.[^.[\]"'|]+$/);
  },
);

test("every value is sent as a list; parameters of the address fill what is empty", () => {
  const item = { id: "1", config: { title: "t", realm: ["mine"], tab: [""] } };
  expect(toSend(item, notes, { realm: "r", tab: "x", id: "2" })).toEqual({
    id: "1",
    providerId: "notes",
    config: { title: ["t"], realm: ["mine"], tab: ["x"], id: ["2"] },
  });
});

test("lists have one order", () =>
  expect(ordered({ config: { tags: ["b", "a"] } }).config).toEqual({ tags: ["a", "b"] }));

test("a tab without a template stands nowhere; none while the feature is off", () => {
  const componentTypes = {
    "org.keycloak.services.ui.extend.UiTabProvider": [
      type([], { path: "/:realm/roles/:id/:tab", params: { tab: "t" } }),
      type([]),
      // of an extension that describes nothing: the server leaves it out
      { ...type([]), metadata: undefined as never },
    ],
  };
  const features = (enabled: boolean) => [
    { name: "DECLARATIVE_UI", label: "", type: FeatureType.Experimental, enabled, dependencies: [] },
  ];
  expect(tabsOf({ componentTypes, features: features(true) })).toMatchObject([{ params: { tab: "t" } }]);
  expect(tabsOf({ componentTypes, features: features(false) })).toEqual([]);
  expect(tabsOf(undefined)).toEqual([]);
});
