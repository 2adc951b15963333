import { tableOf } from "~/data/files/userTable";
import { leftoverFile, withoutPasswords } from "~/features/userImport/leftover";
import { guess, ownAttribute, type Profile, repeated, type Target } from "~/features/userImport/mapping";
import { type Existing, type Found, planRows } from "~/features/userImport/plan";
import { brokenRules } from "~/features/userImport/validate";
import { type ImportOptions, readRows, type Wanted } from "~/features/userImport/wanted";

const profile: Profile = {
  attributes: [
    { name: "username", validators: { length: { min: "3", max: 255 }, "username-prohibited-characters": {} } },
    { name: "email", validators: { email: {} } },
    { name: "firstName", validators: { "person-name-prohibited-characters": {} } },
    { name: "lastName" },
    {
      name: "team",
      multivalued: true,
      validators: { multivalued: { max: "2" }, options: { options: ["a", "b", "c"] } },
    },
    { name: "level", required: true, validators: { integer: { min: 1, max: 9 } } },
  ],
  unmanaged: false,
  emailAsUsername: false,
};
const options: ImportOptions = { separator: "|", temporary: true, update: true, resetPasswords: false };
const targets: [Target, string][] = [
  ["username", "Benutzername"],
  ["email", "E-Mail"],
  ["firstName", "Vorname"],
  ["lastName", "Nachname"],
  ["attributes.team", "Mannschaft"],
  ["attributes.level", "Stufe"],
  ["enabled", "Aktiv"],
  ["emailVerified", "geprüft"],
  ["groups", "Gruppen"],
  ["requiredActions", "Aktionen"],
  ["password", "Passwort"],
];
const rowsIn = (text: string, more: Partial<ImportOptions> = {}, of = profile) => {
  const table = tableOf(text);
  return readRows(table, guess(table.columns, targets), of, { ...options, ...more }, { yes: "Ja", no: "Nein" });
};

describe("columns", () => {
  it("are found by technical name, label, or usual name, each target once", () =>
    expect(
      guess(["User-Name", "e_mail", "Vorname", "attributes.team", "Level", "mail", "error", "x"], targets),
    ).toEqual(["username", "email", "firstName", "attributes.team", "attributes.level", "", "", ""]));

  it("may become attributes of their own name, but none that the profile has, which an administrator may only read", () => {
    const own: Profile = {
      ...profile,
      unmanaged: true,
      attributes: [...profile.attributes, { name: "seen", readOnly: true }],
    };
    const names = ["free", "attributes.free", "attributes.a.b", "seen", "attributes.seen", "email", ""];
    expect(names.map((name) => ownAttribute(name, own))).toEqual(["free", "free", "a.b", "", "", "", ""]);
    expect(ownAttribute("free", profile)).toBe("");
  });

  it("that go to one target are shown", () =>
    expect(repeated(["username", "", "email", "", "email"])).toEqual(new Set([4])));
});

describe("values of rows", () => {
  it("an empty cell says nothing; groups, actions and lists have several values", () => {
    const text = "username;enabled;team;groups;requiredActions;lastName\n Ann ;No; a | b ;/g/h|k||/g/h;X|Y;\n";
    expect(rowsIn(text)[0]).toEqual({
      at: 2,
      errors: [],
      wanted: {
        username: "ann",
        enabled: false,
        attributes: { team: ["a", "b"] },
        groups: ["/g/h", "/k"],
        requiredActions: ["X", "Y"],
      },
    });
  });

  it("a single value may hold the separator, a password keeps its blanks", () => {
    const wanted = rowsIn("username,level,password,firstName\nann, 1|2 , pw |x ,a|b")[0]?.wanted;
    expect(wanted).toMatchObject({ attributes: { level: [" 1|2 "] }, password: " pw |x ", firstName: "a|b" });
  });

  it("yes and no are also understood as the list of users exports them in this language", () => {
    const wanted = rowsIn("username;Aktiv;geprüft\nann;Ja;Nein\nbob;nein;true").map((row) => row.wanted);
    expect(wanted).toMatchObject([
      { enabled: true, emailVerified: false },
      { enabled: false, emailVerified: true },
    ]);
  });

  it("says which value is wrong", () => {
    const errors = rowsIn("username;enabled;emailVerified\n;maybe;x\nann;1;0").map((row) => row.errors);
    expect(errors).toEqual([
      [
        ["gatehouse.importNoKey", { column: "username" }],
        ["gatehouse.importNoFlag", { column: "enabled", value: "maybe" }],
        ["gatehouse.importNoFlag", { column: "emailVerified", value: "x" }],
      ],
      [],
    ]);
  });

  it("the e-mail address is the user name where the realm says so", () =>
    expect(rowsIn("username;email\nx;A@B.c", {}, { ...profile, emailAsUsername: true })[0]?.wanted).toMatchObject({
      username: "a@b.c",
      email: "a@b.c",
    }));
});

describe("rules of the profile", () => {
  const broken = (wanted: Partial<Wanted>) => {
    const whole = { username: "ann", attributes: { level: ["1"], ...wanted.attributes }, ...wanted };
    return brokenRules(profile, { ...whole, attributes: { level: ["1"], ...wanted.attributes } }, whole).map(
      ({ field, errorMessage }) => `${field} ${errorMessage}`,
    );
  };

  it.each([
    [{ username: "ab" }, ["username error-invalid-length"]],
    [{ username: "a/b" }, ["username error-username-invalid-character"]],
    [{ username: "محمد" }, []],
    [{ email: "no mail" }, ["email error-invalid-email"]],
    [{ firstName: "O'Neil-Žižek 🙂" }, []],
    [{ firstName: "<b>" }, ["firstName error-person-name-invalid-character"]],
    [{ attributes: { level: ["x"] } }, ["level error-invalid-number"]],
    [{ attributes: { level: ["12"] } }, ["level error-number-out-of-range-too-big"]],
    [{ attributes: { level: ["1"], team: ["a", "b", "c"] } }, ["team error-invalid-multivalued-size"]],
    [{ attributes: { level: ["1"], team: ["z"] } }, ["team error-invalid-value"]],
  ])("%j", (wanted, errors) => expect(broken(wanted)).toEqual(errors));

  it("a required value may be there already", () => {
    const wanted = { username: "ann" };
    expect(brokenRules(profile, wanted, wanted).map(({ errorMessage }) => errorMessage)).toEqual([
      "error-user-attribute-required",
    ]);
    expect(brokenRules(profile, wanted, { ...wanted, attributes: { level: ["1"] } })).toEqual([]);
  });

  it("a required value that the server has a default for may be left out", () => {
    const attributes = profile.attributes.map((one) => (one.name === "level" ? { ...one, defaultValue: "1" } : one));
    const wanted = { username: "ann" };
    expect(brokenRules({ ...profile, attributes }, wanted, wanted)).toEqual([]);
  });

  it("values may be too few where they are not required, also none, and not those of a user that nobody may change", () => {
    const wanted = { username: "ann" };
    const brokenBy = (attribute: object, values: string[], isThere = false) => {
      const named = { name: "mail", validators: { multivalued: { min: "2", max: "3" } }, ...attribute };
      const of = { ...profile, attributes: [named] };
      return brokenRules(of, wanted, { ...wanted, attributes: { mail: values } }, isThere).map(({ params }) => params);
    };
    for (const values of [[], ["a"]]) expect(brokenBy({}, values, true)).toEqual([["mail", "2", "3"]]);
    expect(brokenBy({}, ["a", "b"])).toEqual([]);
    expect(brokenBy({ readOnly: true }, [])).toHaveLength(1);
    expect(brokenBy({ readOnly: true }, [], true)).toEqual([]);
    expect(brokenBy({ defaultValue: "a" }, [])).toEqual([]);
  });

  it("the user name is not checked where it is the e-mail address, or that of a user who is there", () => {
    const wanted = { username: "o'neil@x.org", email: "o'neil@x.org", attributes: { level: ["1"] } };
    expect(brokenRules(profile, wanted, wanted)).toHaveLength(1);
    expect(brokenRules({ ...profile, emailAsUsername: true }, wanted, wanted)).toEqual([]);
    expect(brokenRules(profile, wanted, wanted, true)).toEqual([]);
  });
});

describe("the dry run", () => {
  const ann: Existing = {
    id: "1",
    username: "ann",
    email: "ann@x.y",
    enabled: true,
    requiredActions: ["OLD"],
    attributes: { level: ["1"], other: ["kept"] },
  };
  const found: Found = {
    users: new Map([["ann", ann]]),
    emails: new Map([["ann@x.y", [ann]]]),
    groups: new Map([
      ["/g", { id: "g", path: "/g" }],
      ["/h", { id: "h", path: "/h" }],
    ]),
    memberships: new Map([["1", new Set(["g"])]]),
    actions: new Set(["OLD", "NEW"]),
  };
  const plan = (text: string, more: Partial<ImportOptions> = {}, shared = false) =>
    planRows(rowsIn(text, more), found, profile, { ...options, ...more }, shared).map((row) => ({
      ...row,
      reasons: row.reasons.map((reason) => (Array.isArray(reason) ? reason[0] : reason)),
    }));
  const statuses = (text: string, more?: Partial<ImportOptions>, shared?: boolean) =>
    plan(text, more, shared).map(({ status }) => status);

  it("new, changed with what, and unchanged", () => {
    const [made, changed, same] = plan(
      "username;level;groups;requiredActions;password\nbob;2;/g;NEW;pw\nANN;3;/g|/h;NEW|OLD;pw\n",
    );
    expect(made).toMatchObject({ status: "new", joins: [{ id: "g", path: "/g" }], setsPassword: true });
    expect(changed).toMatchObject({
      status: "changed",
      joins: [{ id: "h", path: "/h" }],
      setsPassword: false,
      changes: expect.arrayContaining([
        { path: ["requiredActions"], from: ["OLD"], to: ["OLD", "NEW"] },
        { path: ["attributes", "level"], from: ["1"], to: ["3"] },
      ]),
    });
    expect(same).toBeUndefined();
    expect(statuses("username;level;groups;enabled\nann;1;/g;true")).toEqual(["same"]);
    expect(statuses("username;level;password\nann;1;pw")).toEqual(["same"]);
    expect(statuses("username;level;password\nann;1;pw", { resetPasswords: true })).toEqual(["changed"]);
    expect(statuses("username;level\nann;5", { update: false })).toEqual(["same"]);
  });

  it("conflicts: an e-mail address of somebody else, the same user or address twice", () => {
    const text = "username;level;email\nbob;1;ANN@x.y\nann;1;ann@x.y\ncat;1;c@x.y\nCAT;1;\ndog;1;c@x.y";
    expect(statuses(text)).toEqual(["conflict", "conflict", "new", "conflict", "conflict"]);
    expect(statuses(text, {}, true)).toEqual(["new", "same", "new", "conflict", "new"]);
  });

  it("invalid: what the profile refuses, unknown groups and actions, torn rows", () => {
    const rows = plan("username;level;groups;requiredActions\nbob;x;/g;NEW\nbob;1;/no;NO\ncat;1\n;1;;");
    expect(rows.map(({ status }) => status)).toEqual(["invalid", "invalid", "invalid", "invalid"]);
    expect(rows[1]?.reasons).toEqual(["gatehouse.importNoGroup", "gatehouse.importNoAction"]);
    expect(rows[2]?.reasons).toEqual(["gatehouse.importCells"]);
    expect(rows[3]?.reasons).toEqual(["gatehouse.importNoKey"]);
  });

  it("not invalid: the name of a user who is there", () => {
    const both = { ...found, users: new Map([["a'n", { ...ann, username: "a'n" }]]) };
    const planned = planRows(rowsIn("username;level\na'n;3\nb'n;3"), both, profile, options, false);
    expect(planned.map(({ status }) => status)).toEqual(["changed", "invalid"]);
  });

  it("not invalid: a required action that was switched off after the user got it", () => {
    const off = { ...found, actions: new Set(["NEW"]) };
    const rows = rowsIn("username;level;requiredActions\nann;1;OLD\nbob;1;OLD");
    expect(planRows(rows, off, profile, options, false).map(({ status }) => status)).toEqual(["same", "invalid"]);
  });

  it("5,000 rows are planned", () => {
    const text = `username;level;email\n${Array.from({ length: 5000 }, (_, n) => `user${n};1;u${n}@x.y`).join("\n")}`;
    expect(statuses(text)).toHaveLength(5000);
  });
});

describe("the file of failed rows", () => {
  const text = "username;Kennwort;api secret;team;error\nann;'pw;s;'=a|b;old\nbob;;;x;\n";
  const mapping: Target[] = ["username", "password", "", "attributes.team", ""];

  it("has the columns it came in with an error, but no passwords, and can be read again", () => {
    const { name, parts } = leftoverFile(withoutPasswords(tableOf(text), mapping), "left", [
      { at: 2, error: 'no "b"' },
    ]);
    expect(name).toBe("left.csv");
    expect(parts.join("")).toBe(`\uFEFFusername;team;error\r\nann;'=a|b;"no ""b"""\r\n`);
    const again = tableOf(parts.join("").slice(1));
    expect(guess(again.columns, targets)).toEqual(["username", "attributes.team", ""]);
  });

  it("has nothing of a row whose cells are nobody's, where one may be a password, and no such row becomes a whole one", () => {
    const torn = "username,firstName,email,password\njdoe,j@x.y,S3cret\n";
    const targets: Target[] = ["username", "firstName", "email", "password"];
    const failed = [{ at: 2, error: "cells" }];
    const file = leftoverFile(withoutPasswords(tableOf(torn), targets), "left", failed).parts.join("");
    expect(file).toBe("\uFEFFusername,firstName,email,error\r\n2: cells\r\n");
    const plain = "username,firstName,email\njdoe,j@x.y\nann,A,a@x.y,more\n";
    const both = [...failed, { at: 3, error: "cells" }];
    const again = leftoverFile(withoutPasswords(tableOf(plain), ["username", "firstName", "email"]), "left", both);
    const rows = tableOf(again.parts.join("").slice(1)).rows;
    expect(rows.map(({ cells }) => cells[1])).toEqual(["j@x.y", "A"]);
    expect(rows.every(({ error }) => error !== undefined)).toBe(true);
  });

  it("is JSON for JSON", () => {
    const table = tableOf('[{"username":"ann","credentials":[{"type":"password","value":"pw"}],"groups":["/a","/b"]}]');
    const { parts } = leftoverFile(withoutPasswords(table, ["username", "password", "groups"]), "left", [
      { at: 1, error: "no" },
    ]);
    expect(JSON.parse(parts.join(""))).toEqual([{ username: "ann", groups: ["/a", "/b"], error: "no" }]);
    // what is no user has nothing but the error
    const mixed = withoutPasswords(tableOf('[{"username":"ann"},7]'), ["username"]);
    const file = leftoverFile(mixed, "left", [{ at: 2, error: "no object" }]);
    expect(JSON.parse(file.parts.join(""))).toEqual([{ error: "no object" }]);
  });
});
