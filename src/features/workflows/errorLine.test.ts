import { lineOf } from "~/features/workflows/errorLine";

const yaml = `# notes: nope
name: "my flow"
on: user_created
if: has-role("a \\"b\\"") and
steps:
  - uses: nope
    after: 5d
  - uses: disable-user
    after: xx
`;

const at = (message: string, text = yaml) => lineOf(message, text)?.number;

describe("the line that a refusal is about", () => {
  it("has what the server names, comments apart", () => {
    expect(at("Could not find step provider: nope")).toBe(6);
    expect(at("Step 'after' configuration is not valid: xx")).toBe(9);
    expect(at("Workflow name must be unique. A workflow with name 'my flow' already exists.")).toBe(2);
  });

  it("has the expression that cannot be read, quoted or not", () =>
    expect(at('Invalid expression: has-role("a "b"") and\nError details:\n- Error at line 1:5 - x')).toBe(4));

  it("is none where nothing is named, or several lines have it", () => {
    expect(at("Cannot parse the JSON")).toBeUndefined();
    expect(at("Could not find step provider: nope", `${yaml}  - uses: nope\n`)).toBeUndefined();
    expect(at("Could not find step provider: (")).toBeUndefined();
  });
});
