/** Texts by key of a properties file. */
export function parseProperties(text: string): Record<string, string>;
