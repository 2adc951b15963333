import { completionAt } from "~/features/workflows/completion";

const vocabulary = {
  steps: ["delete-user", "disable-user", "notify-user"],
  events: ["user_authenticated", "user_created"],
  conditions: ["has-role", "is-member-of"],
};

/** What is offered where the text has a bar. */
function offered(text: string) {
  const caret = text.indexOf("|");
  const yaml = text.replace("|", "");
  const completion = completionAt(yaml, caret, vocabulary);
  return completion && { word: yaml.slice(completion.from, caret), words: completion.words };
}

it("offers the settings of the level that are not there yet", () => {
  expect(offered("|")?.words).toEqual([
    "id: ",
    "name: ",
    "enabled: ",
    "on: ",
    "if: ",
    "schedule:",
    "concurrency:",
    "steps:",
  ]);
  expect(offered("name: a\ns|\non: user_created\n")).toEqual({ word: "s", words: ["schedule:", "steps:"] });
  expect(offered("name: a\nschedule:\n  |")?.words).toEqual(["after: ", "batch-size: "]);
  expect(offered("schedule:\n  after: 1d\n  |\nsteps:\n")?.words).toEqual(["batch-size: "]);
});

it("offers what a step lacks, whatever the steps beside it have", () => {
  expect(offered("steps:\n  - |\n  - uses: delete-user\n")?.words).toEqual([
    "id: ",
    "uses: ",
    "after: ",
    "with:",
    "priority: ",
  ]);
  expect(offered("steps:\n- uses: delete-user\n  a|\n  with:\n    after: b\n")?.words).toEqual(["after: "]);
  expect(offered("steps:\n  - uses: delete-user\n    after: 1d\n  - uses: disable-user\n    a|")?.words).toEqual([
    "after: ",
  ]);
  // the settings of a step are its own
  expect(offered("steps:\n  - uses: notify-user\n    with:\n      |")).toBeUndefined();
});

it("offers the server's events, conditions and steps, the word at the caret alone", () => {
  expect(offered("on: |")?.words).toEqual(vocabulary.events);
  expect(offered("on: user_created or user_a|")).toEqual({ word: "user_a", words: ["user_authenticated"] });
  expect(offered('"if": !is|')?.words).toEqual(["is-member-of"]);
  expect(offered("steps:\n  - uses: d|\n")?.words).toEqual(["delete-user", "disable-user"]);
  expect(offered("enabled: t|")?.words).toEqual(["true"]);
});

it.each(["constructor", "toString", "__proto__"])("knows no setting called %s", (name) => {
  expect(offered(`${name}: |`)).toBeUndefined();
  expect(offered(`${name}: a|`)).toBeUndefined();
  expect(offered(`${name}:\n  |`)).toBeUndefined();
});

it("offers nothing where all is written, or nothing is known", () => {
  expect(offered("on: user_created|")).toBeUndefined();
  expect(offered("# na|")).toBeUndefined();
  expect(offered("name: a|")).toBeUndefined();
  expect(offered("some text|")).toBeUndefined();
});
