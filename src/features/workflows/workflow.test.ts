import { withStep } from "~/features/workflows/workflow";

const step = (indent: string) => `${indent}- uses: notify\n${indent}  after: 1d\n`;

it.each([
  ["an empty text", "", `steps:\n${step("  ")}`],
  ["a text without steps", "name: x\n", `name: x\nsteps:\n${step("  ")}`],
  ["steps at the end", "steps:\n    - uses: a\n", `steps:\n    - uses: a\n${step("    ")}`],
  ["steps at the margin", "steps:\n- uses: a\n  after: 2d", `steps:\n- uses: a\n  after: 2d\n${step("")}`],
  ["steps before other keys", "steps:\n  - uses: a\non: x\n", `steps:\n  - uses: a\n${step("  ")}on: x\n`],
  ["steps that are an empty list", "steps: []\non: x\n", `steps:\n${step("  ")}on: x\n`],
  ["a comment among steps", "steps:\n  - uses: a\n# later\n", `steps:\n  - uses: a\n# later\n${step("  ")}`],
])("a step is added to %s", (_, yaml, text) => expect(withStep(yaml, "notify")).toBe(text));
