import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { alerts } from "~/data/write/alerts";
import type { ExportColumn } from "~/data/files/exportRows";
import { setTexts } from "~/i18n/i18n";
import { ExportDialog } from "~/kit/list/ExportDialog";
import { saveFile } from "~/kit/controls/saveFile";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/kit/controls/saveFile", () => ({ saveFile: jest.fn() }));

const texts = {
  name: "Name",
  description: "Description",
  export: "Export",
  cancel: "Cancel",
  "gatehouse.exportTitle": "Export: {{list}}",
  "gatehouse.exportComma": "Comma",
  "gatehouse.exportBom": "BOM",
  "gatehouse.exportAll": "All",
  "gatehouse.exportProgress": "Rows read: {{rows}}",
};

interface Role {
  id: string;
  name: string;
  description: string;
  clientSecret: string;
}
const role = (id: string): Role => ({ id, name: `=${id}`, description: "a, b", clientSecret: "top" });
const name: ExportColumn<Role> = { name: "name", label: "name", text: (row) => row.name };
const description: ExportColumn<Role> = { name: "description", label: "description", text: (row) => row.description };

const onClose = jest.fn();
const open = (rows: () => AsyncIterable<Role[]>) =>
  render(
    <ExportDialog
      title={{ text: "Roles" }}
      fileName="roles"
      shown={[name]}
      all={[name, description]}
      rows={rows}
      onClose={onClose}
    />,
  );
async function* two() {
  yield [role("1")];
  yield [role("2")];
}
const saved = () =>
  jest.mocked(saveFile).mock.calls.map(([file, parts, type]) => ({ file, text: parts.join(""), type }));
const press = (label: string) => userEvent.click(screen.getByRole("button", { name: label }));

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  act(() => {
    setTexts("en", texts);
    alerts.set([]);
  });
});

it("writes all matching rows of the shown columns, for a spreadsheet", async () => {
  open(two);
  expect(screen.getByRole("dialog", { name: "Export: Roles" })).toBeTruthy();
  await press("Export");
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved()).toEqual([
    { file: "roles.csv", text: "\uFEFFName\r\n'=1\r\n'=2\r\n", type: "text/csv;charset=utf-8" },
  ]);
  expect(alerts.get()).toMatchObject([{ title: ["gatehouse.exportDone", { rows: 2 }] }]);
});

it("remembers the format, not the columns", async () => {
  const { unmount } = open(two);
  await userEvent.click(screen.getByRole("radio", { name: "Comma" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "BOM" }));
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  await press("Export");
  await waitFor(() => expect(saved()[0]?.text).toBe('Name,Description\r\n\'=1,"a, b"\r\n\'=2,"a, b"\r\n'));
  unmount();
  open(two);
  await press("Export");
  await waitFor(() => expect(saved()[1]?.text).toBe("Name\r\n'=1\r\n'=2\r\n"));
});

it("writes whole objects as JSON, without secrets", async () => {
  open(two);
  await userEvent.click(screen.getByRole("radio", { name: "JSON" }));
  expect(screen.queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  await press("Export");
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ file: "roles.json", type: "application/json" });
  const { clientSecret: _, ...open1 } = role("1");
  expect(JSON.parse(saved()[0]?.text ?? "")).toMatchObject([open1, { id: "2" }]);
  expect(saved()[0]?.text).not.toContain("top");
});

it("shows how many rows are read, and writes nothing once it is cancelled", async () => {
  let goOn = () => {};
  const read = jest.fn();
  async function* slow() {
    yield [role("1")];
    await new Promise<void>((resolve) => (goOn = resolve));
    yield [role("2")];
    read();
  }
  const { unmount } = open(slow);
  await press("Export");
  await screen.findByText("Rows read: 1");
  await press("Cancel");
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  goOn();
  await new Promise((resolve) => setTimeout(resolve));
  expect(read).not.toHaveBeenCalled();
  expect(saved()).toEqual([]);
  expect(alerts.get()).toEqual([]);
});

it("says why it failed and can be tried again", async () => {
  open(async function* () {
    yield [role("1")];
    throw new Error("refused");
  });
  await press("Export");
  await waitFor(() =>
    expect(alerts.get()).toMatchObject([{ title: ["gatehouse.exportFailed", { error: "refused" }] }]),
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: "Export" })).toHaveProperty("disabled", false);
});
