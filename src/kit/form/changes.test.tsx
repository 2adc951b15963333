import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { placeShown } from "~/data/browser/shown";
import { MASK } from "~/data/write/merge";
import type { Text } from "~/i18n/useT";
import { setTexts } from "~/i18n/i18n";
import { Questions } from "~/kit/dialog/questions";
import { askConflicts, ChangesDialog, type Labels } from "~/kit/form/changes";

beforeEach(() =>
  setTexts("en", {
    name: "Name",
    attributes: "Attributes",
    "gatehouse.changesTitle": "Changes",
    "gatehouse.secretValue": "secret",
    "gatehouse.conflictMine": "Mine: {{value}}",
    "gatehouse.conflictTheirs": "Theirs: {{value}}",
    save: "Save",
    cancel: "Cancel",
    close: "Close",
  }),
);

const labels: Labels = {
  of: new Map<string, Text>([
    ["name", "name"],
    ["attributes", "attributes"],
    ["config.secret", { text: "Secret" }],
  ]),
  secret: ["config.secret"],
};

it("lists field, value before and value after; maps by their key, entries by their name, no secret", () => {
  const onClose = jest.fn();
  render(
    <ChangesDialog
      labels={labels}
      onClose={onClose}
      changes={[
        { path: ["name"], from: "", to: "new" },
        { path: ["attributes", "a.b"], from: ["1", "2"], to: undefined },
        { path: ["attributes", "email", "max"], from: 9, to: 20 },
        { path: ["list"], from: [{ name: "one" }, { id: "2" }], to: [{ other: true }] },
        { path: ["config", "secret"], from: MASK, to: "typed" },
      ]}
    />,
  );
  const rows = screen.getAllByRole("row").map((row) => within(row).queryAllByRole("cell"));
  expect(rows.slice(1).map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
    ["Name", "—", "new"],
    ["Attributes: a.b", "1, 2", "—"],
    ["Attributes: email.max", "9", "20"],
    ["list", "one, 2", '{"other":true}'],
    ["Secret", "secret", "secret"],
  ]);
  fireEvent.click(screen.getByText("Close"));
  expect(onClose).toHaveBeenCalled();
});

describe("a conflict", () => {
  const conflicts = [
    { path: ["name"], from: "a", to: "mine", theirs: "theirs" },
    { path: ["attributes", "x"], from: ["1"], to: ["2"], theirs: ["3"] },
  ];
  const openQuestion = async () => {
    const router = createMemoryRouter([{ path: "*", element: <Questions /> }], {
      initialEntries: ["/a/roles/1/details"],
    });
    render(<RouterProvider router={router} />);
    let answer: Promise<Set<string[]> | undefined> = Promise.resolve(undefined);
    await act(async () => void (answer = askConflicts(conflicts, labels, placeShown())));
    return { answer };
  };

  it("keeps what the administrator typed unless theirs is chosen", async () => {
    const { answer } = await openQuestion();
    fireEvent.click(screen.getByLabelText("Theirs: 3"));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
    expect(await answer).toEqual(new Set([conflicts[0]?.path]));
  });

  it("writes nothing when it is given up", async () => {
    const { answer } = await openQuestion();
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Cancel" })));
    expect(await answer).toBeUndefined();
  });
});
