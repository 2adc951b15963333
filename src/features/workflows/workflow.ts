import { ownValue } from "~/data/browser/ownValue";
import type { Failure } from "~/data/api/errors";
import type { Workflow, WorkflowText } from "~/data/api/workflows";
import { useLocale, useT } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import { formOf } from "~/kit/form/formOf";

const UNITS: Record<string, string> = { "": "second", s: "second", m: "minute", h: "hour", d: "day" };

/**
 * The settings that the server reads, by what they belong to. Others it ignores at the first level, takes for settings
 * below `with` in a step, and refuses elsewhere (26.7).
 */
const SETTINGS: Record<string, readonly string[]> = {
  workflow: ["id", "name", "enabled", "on", "if", "schedule", "concurrency", "steps"],
  schedule: ["after", "batch-size"],
  concurrency: ["restart-in-progress", "cancel-in-progress"],
  step: ["id", "uses", "after", "with", "priority"],
};

/** The settings of a kind; undefined for what has none, also where every object has something of that name. */
export const settingsOf = (kind: string) => ownValue(SETTINGS, kind);

/** Says a time of a workflow in words: `5d` is "5 days"; one in another form stays as it is written. */
export function useTimeText(): (time: string) => string {
  const locale = useLocale();
  return (time) => {
    const [, number, letter = ""] = /^(\d+)([smhd]?)$/.exec(time.trim()) ?? [];
    const unit = UNITS[letter];
    if (number === undefined || unit === undefined) return time;
    return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(Number(number));
  };
}

/** What starts a workflow, in words: its events, or how often it looks for whom it is meant; nothing but a hand. */
export function useStartText(): (workflow: Workflow) => string {
  const t = useT();
  const time = useTimeText();
  return ({ on, schedule }) => {
    const every = schedule?.after && t(["gatehouse.workflowEvery", { time: time(schedule.after) }]);
    return [on, every].filter(Boolean).join(", ") || t("gatehouse.workflowByHand");
  };
}

/** Whether it is about clients: its events and steps are named after them. */
export const isAboutClients = ({ on = "", steps = [] }: Workflow) =>
  on.startsWith("client") || steps.some(({ uses }) => uses?.endsWith("-client"));

/** What a new workflow starts with. */
export const EXAMPLE: WorkflowText = {
  yaml: `name: ""
on: user_created
steps:
  - uses: notify-user
    after: 7d
`,
};

/** The one field of a workflow: its text. */
export const workflowFields: FieldSpec<WorkflowText>[] = [
  {
    kind: "code",
    name: "yaml",
    label: "gatehouse.workflowText",
    help: "gatehouse.workflowTextHelp",
    testId: "workflowYAML",
    required: true,
    height: "24rem",
  },
];

export const { toForm, toObject } = formOf(workflowFields);

/** A refusal is about the text, whatever is wrong with it. */
export const refused = ({ status }: Failure) => (status === 400 ? "yaml" : undefined);

/** The text with another name; entries of the first level begin at the margin. */
export const withName = (yaml: string, name: string) =>
  `name: ${JSON.stringify(name)}\n${yaml.replace(/^"?name"?:.*\n?(?:[ \t].*\n?)*/m, "")}`;

/** The text with one more step at the end of its steps, as deep as the ones before it. */
export function withStep(yaml: string, uses: string): string {
  const lines = yaml.replace(/\n+$/, "").split("\n");
  const at = lines.findIndex((line) => /^"?steps"?:/.test(line));
  if (at < 0) return withStep(yaml === "" ? "steps:" : `${lines.join("\n")}\nsteps:`, uses);
  lines[at] = lines[at]?.replace(/: *\[ *\]/, ":") ?? "";
  // entries may begin at the margin, other keys of the first level end them
  const rest = lines.findIndex((line, index) => index > at && /^[^\s#-]/.test(line));
  const end = rest < 0 ? lines.length : rest;
  const indent = lines.slice(at + 1, end).flatMap((line) => /^( *)- /.exec(line)?.[1] ?? [])[0] ?? "  ";
  return `${lines.toSpliced(end, 0, `${indent}- uses: ${uses}`, `${indent}  after: 1d`).join("\n")}\n`;
}
