import { ownValue } from "~/data/browser/ownValue";
import { isSegment } from "~/data/api/segment";
import { parseProperties } from "~/features/realmSettings/localization/properties";

/** What becomes of a text of a file: nothing can be done with one whose key makes its address mean something else. */
export type ImportKind = "new" | "changed" | "same" | "unusable";

/** A text of a file beside the one that the realm has. */
export interface ImportedText {
  key: string;
  now: string | undefined;
  next: string;
  kind: ImportKind;
}

function kindOf(key: string, now: string | undefined, next: string): ImportKind {
  if (!isSegment(key)) return "unusable";
  if (now === undefined) return "new";
  return now === next ? "same" : "changed";
}

/** The texts of a properties file beside those that the realm has. */
export const importedTexts = (file: string, texts: Record<string, string>): ImportedText[] =>
  [...parseProperties(file)].map(([key, next]) => {
    const now = ownValue(texts, key);
    return { key, now, next, kind: kindOf(key, now, next) };
  });

/** Keys of texts that are not what they were when they were compared. */
export const changedSince = (rows: readonly ImportedText[], texts: Record<string, string>) =>
  rows.filter(({ key, now, next }) => ![now, next].includes(ownValue(texts, key))).map(({ key }) => key);
