import { breaksRule } from "~/kit/form/breaksRule";

it.each([
  ["nothing", {}, false],
  ["what the server said", { alias: { type: "server", message: "Taken" } }, false],
  [
    "the server's words of a part, and of a row",
    { config: { type: { type: "server" } }, rows: [{ key: { type: "server" } }] },
    false,
  ],
  ["a rule", { alias: { type: "required" } }, true],
  ["one without a name", { discovery: { type: "", message: "Unread" } }, true],
  ["a message alone", { config: { message: { message: "Wrong" } } }, true],
  ["a part beside what the server said", { alias: { type: "server" }, config: { issuer: { type: "validate" } } }, true],
  ["a field of a later row", { rows: [undefined, { key: { type: "required", ref: { focus: () => {} } } }] }, true],
])("%s", (_, errors, expected) => expect(breaksRule(errors as never)).toBe(expected));
