import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from "yaml";
import { settingsOf } from "~/features/workflows/workflow";
import type { Text } from "~/i18n/useT";

/** What may be wrong with a line of a workflow's text. */
export interface Mistake {
  /** 1 for the first line. */
  line: number;
  text: Text;
}

/** Expressions, in which names in brackets are written without quotes. */
const EXPRESSIONS = ["on", "if", ...(settingsOf("concurrency") ?? [])];

/**
 * What a text of a workflow has that the server would refuse or ignore, as far as it can be known here.
 * @param steps types of steps that the server knows; empty where it does not name them
 * @returns in the order of the lines; nothing but the first mistake where it is no YAML
 */
export function mistakesIn(yaml: string, steps: readonly string[]): Mistake[] {
  const lines = new LineCounter();
  const { errors, warnings, contents } = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset = 0) => Math.max(lines.linePos(offset).line, 1);
  // what only it warns of, as a tag that nobody knows, the server refuses
  const [broken] = [...errors, ...warnings];
  if (broken) return [{ line: lineAt(broken.pos[0]), text: { text: broken.message } }];
  if (!isMap(contents)) return [{ line: 1, text: "gatehouse.workflowNoSettings" }];

  const entriesOf = (map: YAMLMap) =>
    map.items.flatMap(({ key, value }) =>
      isScalar(key) ? [{ name: String(key.value), line: lineAt(key.range?.[0]), value }] : [],
    );
  const look = (map: YAMLMap, kind: string): Mistake[] =>
    entriesOf(map).flatMap(({ name, line, value }) => {
      if (!settingsOf(kind)?.includes(name)) return [{ line, text: ["gatehouse.workflowIgnored", { name }] }];
      if (isMap(value) && settingsOf(name)) return look(value, name);
      if (name === "steps" && isSeq(value))
        return value.items.flatMap((item) => (isMap(item) ? look(item, "step") : []));
      const word = isScalar(value) ? String(value.value) : "";
      if (name === "uses" && steps.length > 0 && !steps.includes(word))
        return [{ line, text: ["gatehouse.workflowNoStep", { name: word }] }];
      if (EXPRESSIONS.includes(name) && /\(\s*["']/.test(word))
        return [{ line, text: ["gatehouse.workflowArguments", { example: "has-role(staff)" }] }];
      return [];
    });
  return look(contents, "workflow");
}
