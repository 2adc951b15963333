import { render, screen, within } from "@testing-library/react";
import { setTexts } from "~/i18n/i18n";
import { DataTable } from "~/kit/list/DataTable";

beforeEach(() =>
  setTexts("en", {
    name: "Name",
    expandRow: "Expand",
    "gatehouse.selectRow": "Select row {{row}}",
    "gatehouse.selectAllRows": "Select all rows",
    "gatehouse.actions": "Actions",
    "gatehouse.unsafeRow": "Nothing with {{id}}",
  }),
);

const table = (ids: string[], detail?: (id: string) => string) =>
  render(
    <DataTable
      label={{ text: "Things" }}
      rows={ids}
      id={(id) => id}
      columns={[
        { name: "name", label: "name", text: (id) => `thing ${id}`, cell: (id) => <a href={`#/${id}`}>{id}</a> },
      ]}
      actions={[{ label: { text: "Delete" }, run: () => undefined }]}
      selection={new Map()}
      detail={detail}
    />,
  );

const rowOf = (text: RegExp) => within(screen.getByRole("row", { name: text }));

it.each([".", ".."])("renders the words of a row with the id %s, and why nothing can be done with it", (id) => {
  table([id, "1"], (one) => `more of ${one}`);
  const row = rowOf(/Nothing with/);
  expect(row.getAllByText(`Nothing with ${id}`)).toHaveLength(1);
  expect(row.queryByRole("link")).toBeNull();
  expect(row.queryByRole("button")).toBeNull();
  expect(row.getByRole<HTMLInputElement>("checkbox").disabled).toBe(true);
});

it("leaves every other row as it is", () => {
  table(["..", "1", "...", ""]);
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(screen.getAllByText(/Nothing with/)).toHaveLength(1);
});

it("has one body, and one for each row only where rows open something", () => {
  const bodies = (shown: ReturnType<typeof table>) => shown.container.querySelectorAll("tbody").length;
  expect(bodies(table(["1", "2", "3"]))).toBe(1);
  expect(bodies(table(["1", "2", "3"], (id) => `more of ${id}`))).toBe(3);
});

it("tells a cell which one names its row", () => {
  render(
    <DataTable
      label={{ text: "Things" }}
      rows={["1", "2"]}
      id={(id) => id}
      columns={[
        { name: "name", label: "name", text: (id) => `thing ${id}` },
        {
          name: "on",
          label: { text: "On" },
          text: () => "",
          cell: (_, __, nameId) => <button aria-label="On" aria-describedby={nameId} />,
        },
      ]}
    />,
  );
  const described = screen
    .getAllByRole("button", { name: "On" })
    .map((one) => document.getElementById(one.getAttribute("aria-describedby") ?? ""));
  expect(described.map((cell) => cell?.textContent)).toEqual(["thing 1", "thing 2"]);
});

it("sorts by what columns say, and by none that holds buttons only", () => {
  render(
    <DataTable
      label={{ text: "Things" }}
      rows={["1"]}
      id={(id) => id}
      columns={[
        { name: "name", label: "name", text: (id) => id },
        { name: "link", label: { text: "Do" }, text: () => "", isAction: true, cell: () => <button>Link</button> },
      ]}
      sort="name"
      onSort={() => undefined}
    />,
  );
  const [name, link] = screen.getAllByRole("columnheader");
  expect(name?.querySelector("button")?.textContent).toBe("Name");
  expect(link?.querySelector("button")).toBeNull();
  expect(link?.textContent).toBe("Do");
});

it("describes the checkbox of a row, and the button that opens it, by the name of the row", () => {
  table(["1", "2"], (id) => `more of ${id}`);
  const wordsOf = (element: HTMLElement) =>
    document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(screen.getAllByRole("checkbox", { name: /^Select row/ }).map(wordsOf)).toEqual(["1", "2"]);
  expect(screen.getAllByRole("button", { name: "Details" }).map(wordsOf)).toEqual(["1", "2"]);
});
