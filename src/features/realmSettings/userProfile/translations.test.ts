import type { Call } from "~/data/write/action";
import { writeTranslated } from "~/features/realmSettings/userProfile/translations";
import { confirm } from "~/kit/dialog/confirm";

jest.mock("~/data/auth/env", () => ({ env: () => ({ adminBaseUrl: "http://server.test", realm: "r" }) }));
jest.mock("~/data/texts/texts", () => ({ refreshTexts: async () => {} }));
jest.mock("~/kit/dialog/confirm");
const question = jest.mocked(confirm);

const key = "profile.attributes.phone";
let stored: Record<string, Record<string, string>>;
const written: string[] = [];

const call = (async (name: string, at: { selectedLocale: string }, text?: string) => {
  if (name === "realms.getRealmLocalizationTexts") return stored[at.selectedLocale] ?? {};
  written.push(`${name === "realms.addLocalization" ? "put" : "delete"} ${at.selectedLocale} ${text ?? ""}`.trim());
}) as unknown as Call;

const save = (seen: Record<string, string>, de = "Telefon") =>
  writeTranslated(
    call,
    "r",
    {
      name: "phone",
      translations: { displayName: { de, fr: false, it: "Telefono" } },
      seen: { displayName: seen },
    },
    { displayName: "profile.attributes" },
    "",
    async () => written.push("profile"),
  );

beforeEach(() => {
  written.length = 0;
  question.mockReset();
  stored = { de: { [key]: "Fon" }, fr: { [key]: "Tel" } };
});

const all = ["put de Telefon", "delete fr", "put it Telefono", "profile"];

test("texts are written in place of those that were seen", async () => {
  await save({ de: "Fon", fr: "Tel", it: "" });
  expect(written).toEqual(all);
  expect(question).not.toHaveBeenCalled();
});

test.each([
  [true, all],
  [false, []],
])("texts that someone else has written since are replaced after a question: %s", async (yes, expected) => {
  question.mockResolvedValue(yes);
  // the one in Italian is new, the one in French is as it was
  stored.it = { [key]: "Tel." };
  await save({ de: "Rufnummer", fr: "Tel", it: "" }).catch(() => undefined);
  expect(question.mock.calls[0]?.[0].names).toEqual(["de: Fon", "it: Tel."]);
  expect(written).toEqual(expected);
});

test.each([
  [true, ["put de Telefon {Nummer}", ...all.slice(1)]],
  [false, []],
])("texts that the registration page would fail over are written after a question: %s", async (yes, expected) => {
  question.mockResolvedValue(yes);
  await save({ de: "Fon", fr: "Tel", it: "" }, "Telefon {Nummer}").catch(() => undefined);
  expect(question.mock.calls[0]?.[0].names).toEqual([`de: ${key}`]);
  expect(written).toEqual(expected);
});

test("nothing is asked where someone else wrote or took away just the same", async () => {
  stored = { de: { [key]: "Telefon" }, it: {} };
  await save({ de: "Fon", fr: "Tel", it: "" });
  expect(question).not.toHaveBeenCalled();
});
