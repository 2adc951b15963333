/** Placeholders of a text, sorted and joined by blanks. */
export function placeholders(text: string): string;
/** Folds plural forms: all sets of placeholders a key can be used with. */
export function fold(keys: Map<string, string>): Map<string, string[]>;
/** The committed keys of the supported servers, folded, by version. */
export function servers(): Promise<Map<string, Map<string, string[]>>>;
/** Our own messages in one language. */
export function ownTexts(language: string): Promise<Record<string, string>>;
/** [key, text] of the messages that have all these words, the closest first. */
export function find(texts: Record<string, string>, wanted: string): [string, string][];
