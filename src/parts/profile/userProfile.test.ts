import {
  inputTypeOf,
  optionText,
  profileKind,
  profileName,
  profileOptions,
  profileSections,
  profileToForm,
  profileToObject,
} from "~/parts/profile/userProfile";

describe("profileName", () => {
  it("keeps the user's own properties at the root and dots of other names out of the path", () => {
    expect(profileName("email")).toBe("email");
    expect(profileName("postal.code")).toBe("attributes.postal🍺code");
  });
});

describe("a profile in a form", () => {
  const user = { username: "ann", email: "a@x.org", attributes: { "a.b": ["1"], tags: ["x", "y"] } };

  it("comes back as it went in", () => {
    expect(profileToObject(profileToForm(user))).toEqual({ ...user, firstName: "", lastName: "" });
  });

  it("makes lists of texts, and nothing of empty ones", () => {
    const values = { ...profileToForm(user), username: " ann ", attributes: { "a🍺b": "2", tags: "", more: [""] } };
    expect(profileToObject(values)).toMatchObject({
      username: "ann",
      attributes: { "a.b": ["2"], tags: [], more: [] },
    });
  });
});

describe("profileSections", () => {
  it("begins with what has no group and leaves out empty groups", () => {
    const sections = profileSections({
      attributes: [{ name: "a", group: "work" }, { name: "b" }, { name: "c", group: "gone" }],
      groups: [{ name: "empty" }, { name: "work", displayHeader: "${work}" }],
    });
    expect(sections.map(({ group, attributes }) => [group?.title, attributes.map(({ name }) => name)])).toEqual([
      [undefined, ["b", "c"]],
      ["${work}", ["a"]],
    ]);
  });
});

describe("profileKind", () => {
  it.each([
    ["select", "select"],
    ["multiselect-checkboxes", "multiselect-checkboxes"],
    ["html5-date", "text"],
    ["unknown", "text"],
  ])("renders %s as %s", (inputType, kind) => {
    expect(profileKind({ name: "a", annotations: { inputType } }, ["1", "2"])).toBe(kind);
  });

  it("takes several lines for several values", () => {
    expect(profileKind({ name: "a" })).toBe("text");
    expect(profileKind({ name: "a" }, ["1", "2"])).toBe("multi");
    expect(profileKind({ name: "a", multivalued: true })).toBe("multi");
    expect(profileKind({ name: "a", multivalued: true, annotations: { inputType: "html5-email" } })).toBe("multi");
  });

  it("renders the user's own properties as text and knows the locale", () => {
    expect(profileKind({ name: "email", annotations: { inputType: "textarea" } })).toBe("text");
    expect(profileKind({ name: "locale" })).toBe("locale");
  });
});

describe("options", () => {
  const annotations = { inputOptionLabels: { a: "${labelA}" }, inputOptionLabelsI18nPrefix: "size" };

  it("come from the validator that is named", () => {
    const validators = { options: { options: ["a", "b"] }, other: { options: [1, 2] } };
    expect(profileOptions({ validators })).toEqual(["a", "b"]);
    expect(profileOptions({ validators, annotations: { inputOptionsFromValidation: "other" } })).toEqual(["1", "2"]);
    expect(profileOptions({})).toEqual([]);
  });

  it("are called by their own label, else by a key with the prefix", () => {
    expect(optionText({ annotations }, "a")).toEqual({ text: "${labelA}" });
    expect(optionText({ annotations }, "b")).toEqual({ text: "b", prefix: "size" });
    expect(optionText({}, "b")).toEqual({ text: "b" });
  });
});

it("knows the types of the browser's inputs", () => {
  expect(inputTypeOf({ annotations: { inputType: "html5-datetime-local" } })).toBe("datetime-local");
  expect(inputTypeOf({ annotations: { inputType: "html5-password" } })).toBe("text");
  const typeOf = (inputType: string, ...values: string[]) => inputTypeOf({ annotations: { inputType } }, values);
  expect(["", "-1.5e3", ".5"].map((value) => typeOf("html5-number", value))).toEqual(["number", "number", "number"]);
  expect(typeOf("html5-time", "09:30")).toBe("time");
  expect(typeOf("html5-number", "1", "many")).toBe("text");
});
