import { decode, encodingOf, tableOf, unprotected } from "~/data/files/userTable";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? [...new TextEncoder().encode(part)] : part)));

describe("encoding", () => {
  it.each([
    ["utf-8", bytes("Zoë محمد 🙂")],
    ["utf-8", bytes([0xef, 0xbb, 0xbf], "a")],
    ["utf-16le", bytes([0xff, 0xfe, 0x61, 0])],
    ["utf-16be", bytes([0xfe, 0xff, 0, 0x61])],
    ["windows-1252", bytes("Zo", [0xeb])],
  ] as const)("%s", (encoding, file) => expect(encodingOf(file)).toBe(encoding));

  it("leaves the mark out", () => {
    expect(decode(bytes([0xef, 0xbb, 0xbf], "é"), "utf-8")).toBe("é");
    expect(decode(bytes([0xff, 0xfe, 0x61, 0]), "utf-16le")).toBe("a");
    expect(decode(bytes("Zo", [0xeb]), "windows-1252")).toBe("Zoë");
  });
});

describe("CSV", () => {
  it.each([
    [";", "a;b\r\n1;2,3\r\n"],
    [",", "a,b\n1,2;3"],
    ["\t", "a\tb\n1\t2"],
    ["|", "a|b\n1|2"],
    [";", "sep=;\r\na;b\r\n1;2"],
  ])("finds the separator %j", (delimiter, text) => {
    const table = tableOf(text);
    expect(table.delimiter).toBe(delimiter);
    expect(table.columns).toEqual(["a", "b"]);
    expect(table.rows).toHaveLength(1);
  });

  it("keeps line breaks, quotes and separators inside of quotes; counts rows as a spreadsheet", () => {
    const table = tableOf('name;b\n"a\nb";"c "" ; d"\n\n;;\nx;y');
    expect(table.rows.map(({ at, cells }) => [at, ...cells])).toEqual([
      [2, "a\nb", 'c " ; d'],
      [5, "x", "y"],
    ]);
  });

  it("says which rows are torn apart, and goes on", () => {
    const table = tableOf('a;b\n1;2;3\n4\n"5"x;6\n7;8');
    expect(table.rows.map(({ at, error }) => [at, Array.isArray(error) ? error[0] : error])).toEqual([
      [2, "gatehouse.importCells"],
      [3, "gatehouse.importCells"],
      // what follows a quote that is not closed belongs to it
      [4, "gatehouse.importQuotes"],
    ]);
  });

  it("takes back what an export put before formulas, and nothing else", () =>
    expect(["'=1+1", "'+49", "'tis", "x'="].map(unprotected)).toEqual(["=1+1", "+49", "'tis", "x'="]));

  it("names columns without a name by their place; one column needs no separator", () => {
    expect(tableOf("a,,c\n1,2,3").columns).toEqual(["a", "2", "c"]);
    expect(tableOf("username\nann").columns).toEqual(["username"]);
  });

  it.each(["", "   ", "a;b\n", "a;b\n;\n"])("%j has nothing to import", (text) =>
    expect(tableOf(text).error).toBe("gatehouse.importEmpty"),
  );

  it("reads 50,000 rows", () => {
    const text = `username;email\n${Array.from({ length: 50_000 }, (_, n) => `user${n};user${n}@x.y`).join("\n")}`;
    expect(tableOf(text).rows).toHaveLength(50_000);
  });
});

describe("JSON", () => {
  const ann = {
    username: "ann",
    enabled: true,
    attributes: { team: ["a", "b"] },
    groups: ["/g"],
    credentials: [{ type: "password", value: "pw" }],
  };

  it.each([[[ann]], [{ realm: "x", users: [ann] }], [ann]])("lists of the server's exports, and one user", (value) => {
    const table = tableOf(JSON.stringify(value));
    expect(table.columns).toEqual(["username", "enabled", "attributes.team", "groups", "password"]);
    expect(table.rows).toEqual([{ at: 1, cells: ["ann", "true", ["a", "b"], ["/g"], "pw"], error: undefined }]);
    expect(table.hasHashes).toBe(false);
  });

  it("leaves password hashes out and says so", () => {
    const credentials = [{ type: "password", secretData: '{"value":"x"}', credentialData: "{}" }];
    const table = tableOf(JSON.stringify([{ username: "ann", credentials }]));
    expect(table).toMatchObject({ columns: ["username"], hasHashes: true });
  });

  it("rows lack what others have; what is no user is an error of its row", () => {
    const table = tableOf('[{"username":"a"},{"email":"b@x.y"},"c"]');
    expect(table.rows.map((row) => row.cells)).toEqual([
      ["a", ""],
      ["", "b@x.y"],
      ["", ""],
    ]);
    expect(table.rows[2]?.error).toBe("gatehouse.importNoObject");
  });

  it("says what is wrong with a text that is none", () =>
    expect(tableOf("[{]").error).toEqual(["gatehouse.notJson", { error: expect.stringMatching(/JSON/) }]));
});
