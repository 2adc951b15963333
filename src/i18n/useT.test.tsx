import { act, render, renderHook, screen } from "@testing-library/react";
import { directionOf, language, type Mistake, setTexts } from "~/i18n/i18n";
import { RichText } from "~/i18n/RichText";
import { TextsProvider } from "~/i18n/TextsProvider";
import { useServerText, useSort, useT } from "~/i18n/useT";

const texts = {
  name: "Name",
  "gatehouse.selectRow": "Row {{row}}",
  deleteConfirmRealm_one: "Delete {{name}}?",
  deleteConfirmRealm_other: "Delete {{count}} realms?",
  realmNameTitle: "{{name}} realm",
  syncUsersStarted: "Started",
  "role_default-roles.a:b": "Dots and a colon",
};

beforeEach(() => act(() => setTexts("en", texts)));

describe("useT", () => {
  it("fills placeholders in and lets nothing happen to their values", () => {
    const { t } = language();
    expect(t("name")).toBe("Name");
    expect(t(["gatehouse.selectRow", { row: 7 }])).toBe("Row 7");
    const hostile = "<b>&{{name}} $t(name) ${name}";
    expect(t(["realmNameTitle", { name: hostile }])).toBe(`${hostile} realm`);
  });

  it("refuses what is no text, in words", () => {
    const { t } = language();
    // these compile only as long as the compiler says this
    const said: [
      Mistake<"realmNameTitle">,
      Mistake<["realmNameTitle", object]>,
      Mistake<"nam">,
      Mistake<["name", {}]>,
    ] = [
      '“realmNameTitle” needs values of name: t(["realmNameTitle", { … }])',
      '“realmNameTitle” needs values of name: t(["realmNameTitle", { … }])',
      "There is no text with the key “nam”",
      '“name” has no placeholders: t("name")',
    ];
    // @ts-expect-error said[0]
    expect(t("realmNameTitle")).toBe("{{name}} realm");
    // @ts-expect-error said[1]
    expect(t(["realmNameTitle", { realm: "r" }])).toBe("{{name}} realm");
    // @ts-expect-error said[2]
    expect(t("nam")).toBe("nam");
    // @ts-expect-error said[3]
    expect(t(["name", {}])).toBe("Name");
    expect(said).toHaveLength(4);
  });

  it("shows the key where the text is missing", () => expect(language().t("cancel")).toBe("cancel"));

  it.each([
    ["en", 1, "Delete x?"],
    ["en", 2, "Delete 2 realms?"],
    ["ja", 1, "Delete 1 realms?"],
    // the server answers English where the language has nothing: the forms there are the English ones
    ["ar", 3, "\u2066Delete 3 realms?\u2069"],
    ["not a locale!", 1, "Delete x?"],
  ])("%s has a plural form for %s", (locale, count, text) => {
    setTexts(locale, texts);
    expect(language().t(["deleteConfirmRealm", { count, name: "x" }])).toBe(text);
  });

  it("knows keys that only some servers have", () => {
    expect(language().t.ifThere("syncUsersStarted")).toBe("Started");
    expect(language().t.ifThere("assignRolesTo", { client: "x" })).toBeUndefined();
  });

  it("renders again, with the language of the document, when the texts change", () => {
    const { result } = renderHook(() => useT(), { wrapper: TextsProvider });
    expect(result.current("name")).toBe("Name");
    act(() => setTexts("ar", { name: "الاسم" }));
    expect(result.current("name")).toBe("الاسم");
    expect(document.documentElement).toMatchObject({ lang: "ar", dir: "rtl" });
    act(() => setTexts("ar", { name: "اسم" }));
    expect(result.current("name")).toBe("اسم");
    act(() => setTexts("de_CH", { name: "Name" }));
    expect(document.documentElement).toMatchObject({ lang: "de-CH", dir: "ltr" });
  });
});

describe("RichText", () => {
  const show = (eventExplain: string) => {
    setTexts("en", { eventExplain });
    return render(<RichText text="eventExplain" elements={{ 1: <em className="x" /> }} />, { wrapper: TextsProvider });
  };

  it("makes elements of tags, again when the texts change", () => {
    const { container } = show("Configured <1>here</1>, not there.");
    expect(container.innerHTML).toBe('Configured <em class="x">here</em>, not there.');
    act(() => setTexts("de", { eventExplain: "Siehe <1>dort</1>." }));
    expect(screen.getByText("dort", { selector: "em" })).toBeDefined();
    expect(container.textContent).toBe("Siehe dort.");
  });

  it.each(["no tag at all", 'a & b <img src="x" onerror="alert(1)"> <2>two</2>', "an open <1>tag", "5 < 6 > 4"])(
    "shows every word of %s, and makes nothing else of it",
    (text) => {
      const { container } = show(text);
      expect(container.querySelector("img, script")).toBeNull();
      expect(container.textContent).toContain(text.replace(/<.*/, "").trim());
    },
  );

  it("takes values as they are", () => {
    setTexts("en", { deleteConfirmFlowMessage: "Delete <1>{{flow}}</1>?" });
    const flow = "<b>&amp; {{flow}} <1>x</1>";
    const { container } = render(
      <RichText text="deleteConfirmFlowMessage" values={{ flow }} elements={{ 1: <strong /> }} />,
    );
    expect(container.querySelector("b")).toBeNull();
    expect(container.textContent).toBe(`Delete ${flow}?`);
  });
});

it("keeps nothing of the texts before", () => {
  setTexts("de", { name: "Name", cancel: "Abbrechen" });
  setTexts("de", { name: "Name" });
  expect(language().t("cancel")).toBe("cancel");
});

it("gives what a language from right to left lacks a direction of its own, where a mark or value would move", () => {
  setTexts("ar", { name: "الاسم.", cancel: "Cancel", refresh: "A sentence.", realmNameTitle: "{{name}} realm" });
  const { t } = language();
  expect([t("name"), t("cancel"), t("refresh")]).toEqual(["الاسم.", "Cancel", "\u2066A sentence.\u2069"]);
  expect(t(["realmNameTitle", { name: "مدير" }])).toBe("\u2066\u2068مدير\u2069 realm\u2069");
  setTexts("de", { refresh: "A sentence." });
  expect(language().t("refresh")).toBe("A sentence.");
});

it("gives values in a text from right to left a direction of their own, but not in what becomes a name", () => {
  setTexts("ar", { addStepTo: "حذف {{name}}؟", copyOf: "نسخة من {{name}}" });
  const { t } = language();
  expect(t(["addStepTo", { name: "a (b)" }])).toBe("حذف \u2068a (b)\u2069؟");
  expect(t(["copyOf", { name: "a (b)" }])).toBe("نسخة من a (b)");
});

it("knows the languages written from right to left", () => {
  const listed = ["ar", "dv", "fa", "ha", "he", "iw", "ji", "ps", "sd", "ug", "ur", "yi"];
  expect(["fa-IR", "AR", "ur_PK", ...listed].map(directionOf)).not.toContain("ltr");
  expect(["en", "de-CH", "ja", "zh-Hans", "arn", "hi", ""].map(directionOf)).not.toContain("rtl");
});

it("translates texts of the server that are keys, and nothing else", () => {
  const { result } = renderHook(() => useServerText());
  const label = result.current;
  expect(label("${name}")).toBe("Name");
  expect(label("name")).toBe("Name");
  expect(label("My realm")).toBe("My realm");
  expect(label("${unknown}")).toBe("unknown");
  expect(label(undefined, "name")).toBe("Name");
  expect(label("", "${name}")).toBe("Name");
  expect(label(undefined)).toBe("");
  expect(label("${a:b}", undefined, "role_default-roles")).toBe("Dots and a colon");
  expect(label("{{count}} $t(name) $1 <b>")).toBe("{{count}} $t(name) $1 <b>");
  expect(label("constructor")).toBe("constructor");
});

it("sorts in the order of the language", () => {
  const sorted = (locale: string) => {
    act(() => setTexts(locale, texts));
    return renderHook(() => useSort([{ n: "z" }, { n: "ä" }, { n: "a" }], ({ n }) => n)).result.current.map(
      ({ n }) => n,
    );
  };
  expect(sorted("de")).toEqual(["a", "ä", "z"]);
  expect(sorted("sv")).toEqual(["a", "z", "ä"]);
});
