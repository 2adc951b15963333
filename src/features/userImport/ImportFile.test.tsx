import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Table } from "~/data/files/userTable";
import { ImportFile, masked, noSource } from "~/features/userImport/ImportFile";

test("masks cells that are passwords, and no other part of the text", () => {
  const text = 'name;password;note\r\nann;a.b;"a.b c"\nann2;"x\ty";axb';
  expect(masked(text, ["a.b", "x\ty"])).toBe('name;password;note\r\nann;••••••;"a.b c"\nann2;"••••••";axb');
  expect(masked('[{"username":"ann","password":"a.b"}]', ["a.b"])).toBe('[{"username":"ann","password":"••••••"}]');
  expect(masked(text, [])).toBe(text);
  // as they are written there
  expect(masked('ann;"a""b"\nbob;c', ['a"b'])).toBe('ann;"••••••"\nbob;c');
  expect(masked('{"password":"a\\"b\\\\c"}', ['a"b\\c'])).toBe('{"password":"••••••"}');
});

test("its label looks as that of any other field: it is in a form", () => {
  const table: Table = { format: "csv", columns: [], rows: [], hasHashes: false };
  render(<ImportFile source={noSource} table={table} passwords={[]} onChange={() => {}} />);
  expect(screen.getByText("gatehouse.importFile").closest("form.pf-v6-c-form")).toBeTruthy();
});

test("a file that cannot be read leaves what is there, and says so", async () => {
  const source = { ...noSource, name: "users.csv", text: "username\nann" };
  const table: Table = { format: "csv", columns: [], rows: [], hasHashes: false };
  const onChange = jest.fn();
  render(<ImportFile source={source} table={table} passwords={[]} onChange={onChange} />);
  const folder = Object.assign(new File([], "folder.csv"), {
    arrayBuffer: () => Promise.reject(new DOMException("gone")),
  });
  await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, folder);
  expect((await screen.findByTestId("import-unread")).textContent).toBe("gatehouse.fileUnread");
  expect(document.querySelector<HTMLInputElement>("#import-filename")?.value).toBe("users.csv");
  expect(onChange).not.toHaveBeenCalled();
});

describe("a file that is read late", () => {
  const table: Table = { format: "csv", columns: [], rows: [], hasHashes: false };

  function Host() {
    const [source, setSource] = useState(noSource);
    return <ImportFile source={source} table={table} passwords={[]} onChange={setSource} />;
  }

  /** Chooses a file. @returns what ends its reading */
  async function choose(name: string, text: string) {
    let end = () => {};
    const bytes = new TextEncoder().encode(text);
    const reading = new Promise<ArrayBuffer>((resolve) => (end = () => resolve(bytes.buffer)));
    const file = Object.assign(new File([text], name), { arrayBuffer: () => reading });
    await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
    return async () => act(async () => end());
  }

  const shown = () => screen.getByTestId<HTMLTextAreaElement>("import-text").value;

  test("does not take the place of what was typed since", async () => {
    render(<Host />);
    const end = await choose("late.csv", "late");
    await userEvent.type(screen.getByTestId("import-text"), "typed");
    await end();
    expect(shown()).toBe("typed");
  });

  test("does not take the place of a file that was chosen since", async () => {
    render(<Host />);
    const endFirst = await choose("first.csv", "first");
    const endSecond = await choose("second.csv", "second");
    await endSecond();
    await endFirst();
    expect(shown()).toBe("second");
  });
});
