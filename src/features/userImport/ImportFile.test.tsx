import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
