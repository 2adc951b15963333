import { csvLine, csvStart, isSecret, withoutSecrets } from "~/data/files/csv";
import { type ExportColumn, exportRows } from "~/data/files/exportRows";
import { setTexts } from "~/i18n/i18n";

const comma = { delimiter: ",", bom: false } as const;

describe("cells", () => {
  it.each([
    ["plain", "plain"],
    ['say "hi"', '"say ""hi"""'],
    ["a,b", '"a,b"'],
    ["two\nlines", '"two\nlines"'],
    // another program may expect another delimiter
    ["a;b", '"a;b"'],
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1", "'＝1"],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ["a=b", "a=b"],
    ["", ""],
    ["**********", ""],
    ["مرحبا 🎉", "مرحبا 🎉"],
  ])("%j becomes %j", (text, written) => expect(csvLine([text, "z"], comma)).toBe(`${written},z\r\n`));

  it("are divided by the delimiter chosen", () => {
    expect(csvLine(["a", "b"], { delimiter: "\t", bom: false })).toBe("a\tb\r\n");
    expect(csvLine(["a", "b"], { delimiter: ";", bom: false })).toBe("a;b\r\n");
  });

  it("follow a byte order mark where it is wanted", () => {
    expect(csvStart({ delimiter: ",", bom: true })).toBe("\uFEFF");
    expect(csvStart(comma)).toBe("");
  });
});

describe("secrets", () => {
  const names =
    "secret clientSecret client.secret.rotated bindCredential password keystorePassword registrationAccessToken " +
    "privateKey saml.signing.private.key ssf.stream.delivery.authorizationHeader secretData credentialData salt inviteLink";

  it.each(names.split(" "))("%s is one", (name) => expect(isSecret(name)).toBe(true));

  it.each(["passwordPolicy", "resetPasswordAllowed", "client.secret.creation.time", "description", "storeToken"])(
    "%s is none",
    (name) => expect(isSecret(name)).toBe(false),
  );

  it("are left out at any depth, by name and by mask", () => {
    const component = {
      name: "ldap",
      config: { bindCredential: ["top"], bindDn: ["cn=a"], other: ["**********"], list: ["**********", "x"] },
      clients: [
        { clientId: "a", secret: "s", attributes: { "client.secret.rotated": "t", plain: "**********", b: null } },
      ],
    };
    expect(withoutSecrets(component)).toEqual({
      name: "ldap",
      config: { bindDn: ["cn=a"], other: [], list: ["x"] },
      clients: [{ clientId: "a", attributes: { b: null } }],
    });
  });
});

interface Client {
  id: string;
  clientId: string;
  secret?: string;
}

async function* pages(...list: Client[][]) {
  yield* list;
}

describe("exportRows", () => {
  beforeEach(() => setTexts("en", { name: "Name" }));
  const columns: ExportColumn<Client>[] = [
    { name: "clientId", label: "name", text: ({ clientId }) => clientId },
    { name: "secret", label: { text: "Secret" }, text: ({ secret = "" }) => secret },
  ];
  const a = { id: "1", clientId: "a", secret: "top" };
  const b = { id: "2", clientId: "=b" };
  const common = { onProgress: () => {}, signal: new AbortController().signal, columns };
  const csv = { format: "csv", delimiter: ";", bom: true } as const;

  it("writes all pages as a table without secret columns", async () => {
    const onProgress = jest.fn();
    const file = await exportRows({ ...common, format: csv, rows: pages([a], [b]), onProgress });
    expect(file?.parts.join("")).toBe("\uFEFFName\r\na\r\n'=b\r\n");
    expect(onProgress.mock.calls).toEqual([[1], [2]]);
  });

  it("writes a row that came twice once, and says so", async () => {
    const file = await exportRows({ ...common, format: csv, rows: pages([a, b], [b]) });
    expect(file).toMatchObject({ count: 2, repeated: 1 });
  });

  it("writes JSON of the shown columns, or of whole objects without secrets", async () => {
    const json = { ...csv, format: "json" } as const;
    const shown = await exportRows({ ...common, format: json, rows: pages([a], [b]) });
    expect(JSON.parse(shown?.parts.join("") ?? "")).toEqual([{ clientId: "a" }, { clientId: "=b" }]);
    const whole = await exportRows({ ...common, format: json, rows: pages([a], [b]), columns: undefined });
    expect(JSON.parse(whole?.parts.join("") ?? "")).toEqual([{ id: "1", clientId: "a" }, b]);
    const none = await exportRows({ ...common, format: json, rows: pages() });
    expect(JSON.parse(none?.parts.join("") ?? "")).toEqual([]);
  });

  it("ends when it is cancelled", async () => {
    const ending = new AbortController();
    const onProgress = jest.fn(() => ending.abort());
    const rows = pages([a], [b]);
    await expect(
      exportRows({ ...common, format: csv, rows, onProgress, signal: ending.signal }),
    ).resolves.toBeUndefined();
    expect(onProgress).toHaveBeenCalledTimes(1);
  });
});
