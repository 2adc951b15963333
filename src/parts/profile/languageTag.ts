import { ownValue } from "~/data/browser/ownValue";

/** Codes of languages that name a region where a script is meant. */
const SCRIPTS: Record<string, string> = { "zh-CN": "zh-Hans", "zh-TW": "zh-Hant" };

/** The tag by which a browser knows a language of a theme or realm, which may also be written `zh_CN`. */
export function languageTag(code: string): string {
  const tag = code.replaceAll("_", "-");
  return ownValue(SCRIPTS, tag) ?? tag;
}
