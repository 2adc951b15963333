import { nativeName } from "~/parts/profile/userProfileSelects";

const names = new Intl.DisplayNames(["en"], { type: "language" });

it.each([
  ["zh-CN", "简体中文"],
  ["zh_TW", "繁體中文"],
  ["de", "Deutsch"],
  ["no code at all", "no code at all"],
])("%s calls itself %s", (code, name) => expect(nativeName(code, names)).toBe(name));
