import { defaultsIn, previewOf, type Viewer } from "~/features/realmSettings/userProfile/preview/shownTo";

const both = { view: ["admin", "user"], edit: ["admin", "user"] };
const attributes = [
  { name: "username", permissions: both },
  { name: "email", permissions: both, required: { roles: ["user"] } },
  { name: "none", permissions: { view: [], edit: [] } },
  { name: "aV", permissions: { view: ["admin"], edit: [] } },
  { name: "aE", permissions: { view: [], edit: ["admin"] } },
  { name: "uV", permissions: { view: ["user"], edit: [] } },
  { name: "uE", permissions: { view: [], edit: ["user"] } },
  { name: "both", permissions: both, required: {} },
  { name: "reqU", permissions: both, required: { roles: ["user"] } },
  { name: "reqA", permissions: both, required: { roles: ["admin"] } },
  { name: "reqS", permissions: both, required: { scopes: ["phone"] } },
  { name: "reqUS", permissions: both, required: { roles: ["user"], scopes: ["phone"] } },
  { name: "reqRO", permissions: { view: ["admin", "user"], edit: ["admin"] }, required: { roles: ["user", "admin"] } },
  { name: "sel", permissions: both, selector: { scopes: ["phone"] } },
  { name: "noperm" },
];

/** What a server 26.7.3 answers for this configuration and a user that there is. */
const answers: [Viewer, object, string][] = [
  ["admin", {}, "username* ro, email, aV ro, aE, both*, reqU, reqA*, reqS, reqUS, reqRO*, sel"],
  ["user", {}, "username* ro, email*, uV ro, uE, both*, reqU*, reqA, reqS, reqUS, reqRO* ro"],
  ["admin", { editUsernameAllowed: true }, "username*, email, aV ro, aE, both*, reqU, reqA*, reqS, reqUS, reqRO*, sel"],
  [
    "user",
    { registrationEmailAsUsername: true },
    "username ro, email* ro, uV ro, uE, both*, reqU*, reqA, reqS, reqUS, reqRO* ro",
  ],
  [
    "user",
    { registrationEmailAsUsername: true, editUsernameAllowed: true },
    "username ro, email*, uV ro, uE, both*, reqU*, reqA, reqS, reqUS, reqRO* ro",
  ],
  [
    "admin",
    { registrationEmailAsUsername: true },
    "username ro, email*, aV ro, aE, both*, reqU, reqA*, reqS, reqUS, reqRO*, sel",
  ],
];

it.each(answers)("%s %j sees what the server shows", (viewer, settings, shown) => {
  const words = previewOf({ attributes }, viewer, settings).attributes.map(
    ({ name, required, readOnly }) => `${name}${required ? "*" : ""}${readOnly ? " ro" : ""}`,
  );
  expect(words.join(", ")).toBe(shown);
});

it("has the language of a user first where the realm has several, unless the configuration has it", () => {
  const names = (list: object[], internationalizationEnabled: boolean) =>
    previewOf({ attributes: list }, "user", { internationalizationEnabled }).attributes.map(({ name }) => name);
  const [email, locale] = ["email", "locale"].map((name) => ({ name, permissions: both }));
  expect(names([email!], true)).toEqual(["locale", "email"]);
  expect(names([email!], false)).toEqual(["email"]);
  expect(names([email!, locale!], true)).toEqual(["email", "locale"]);
  expect(names([email!, { name: "locale", permissions: {} }], true)).toEqual(["email"]);
});

it("names what is not shown, and what only the sign-in shows", () => {
  const { hidden, atSignIn } = previewOf({ attributes }, "user", {});
  expect({ hidden, atSignIn }).toEqual({ hidden: ["none", "aV", "aE", "noperm"], atSignIn: ["sel"] });
});

it.each([
  undefined,
  [],
  "text",
  { attributes: "no list", groups: 5 },
  { attributes: [null, {}, { name: 5 }, { name: "" }], groups: [{ displayHeader: "x" }] },
])("shows nothing of %j", (profile) => {
  expect(previewOf(profile, "admin", {})).toEqual({ attributes: [], groups: [], hidden: [], atSignIn: [] });
  expect(defaultsIn(profile)).toEqual({});
});

it("takes only what it can show of values of any kind, and each name once", () => {
  const odd = { name: "odd", permissions: both, displayName: {}, group: [], annotations: "x", validations: { a: 1 } };
  const { attributes, groups } = previewOf(
    { attributes: [odd, odd], groups: [{ name: "g", displayHeader: 1 }] },
    "user",
    {},
  );
  expect(attributes).toEqual([
    {
      name: "odd",
      displayName: undefined,
      group: undefined,
      multivalued: false,
      annotations: {},
      validators: { a: {} },
      required: false,
      readOnly: false,
    },
  ]);
  expect(groups).toEqual([{ name: "g", displayHeader: undefined, displayDescription: undefined }]);
  expect(defaultsIn({ attributes: [{ name: "a", defaultValue: "1" }, { name: "b" }] })).toEqual({ a: ["1"] });
});
