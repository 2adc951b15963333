/** Codes of languages that name a region where a script is meant. */
export const SCRIPTS: Record<string, string> = { "zh-CN": "zh-Hans", "zh-TW": "zh-Hant" };
