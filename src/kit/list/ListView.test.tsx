import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { bulkRuns } from "~/data/bulk/bulkRuns";
import { setTexts } from "~/i18n/i18n";
import { Questions } from "~/kit/dialog/questions";
import { BulkRuns } from "~/kit/list/bulk/BulkRuns";
import { LocalList } from "~/kit/list/List";
import { type Source, useSortedPage } from "~/kit/list/listSource";
import { type ListProps, ListView } from "~/kit/list/ListView";
import { useListState } from "~/kit/list/useListState";
import { InRealm } from "~/kit/page/InRealm.mock";

// they are loaded when a run starts, which takes long where they are compiled first
import "~/data/bulk/bulk";
import "~/kit/list/bulk/BulkCards";

jest.mock("~/data/auth/session", () => ({ token: async () => "token", forceRefresh: async () => {} }));
jest.mock("~/data/access/access", () => ({
  ...jest.requireActual<object>("~/data/access/access"),
  useWhoami: () => ({ realm_access: {} }),
  useAccess: () => () => [],
}));
jest.mock("~/data/query/realm", () => ({ useRealmIfThere: () => ({ adminPermissionsEnabled: true }) }));

interface Row {
  id: string;
  kind: string;
}

const rows: Row[] = ["a", "b", "c"].map((id) => ({ id, kind: id === "a" ? "x" : "y" }));
const removed: string[] = [];
const bulk = [
  {
    label: { text: "Remove" },
    call: "users.del",
    run: async (_: unknown, { id }: Row) => void removed.push(id),
    confirm: () => ({ title: { text: "Remove them?" }, body: { text: "For good." } }),
  } as const,
];

function Address() {
  return <output>{useLocation().search}</output>;
}

interface RowsProps extends Pick<ListProps<Row>, "narrowing" | "noResults"> {
  listId: string;
  prefix?: string;
  isMany?: boolean;
}

function Rows({ listId, prefix, isMany = true, ...slots }: RowsProps) {
  return (
    <LocalList
      listId={listId}
      label="roles"
      rows={isMany ? rows : []}
      id={({ id }) => id}
      search="searchByName"
      filters={[
        {
          name: "kind",
          label: "type",
          testId: "kind",
          any: "allTypes",
          options: { x: { text: "X" }, y: { text: "Y" } },
          test: ({ kind }, value) => kind === value,
        },
      ]}
      columns={[
        { name: "id", label: "name", text: ({ id }) => id },
        { name: "kind", label: "type", text: ({ kind }) => kind, isOneLine: true },
      ]}
      actions={[{ label: { text: "Open" }, run: () => {} }]}
      bulk={bulk}
      state={useListState(prefix)}
      {...slots}
    />
  );
}

interface PartProps extends Partial<Source<Row>> {
  isSorted?: boolean;
  isDisabled?: (row: Row) => boolean;
  toolbar?: ListProps<Row>["toolbar"];
}

/** Some of the rows of a list, which its page sorts or not. */
function Part({
  isSorted = false,
  isDisabled,
  toolbar = () => <button type="button">Tool</button>,
  ...own
}: PartProps) {
  const state = useListState();
  const columns = [{ name: "id", label: "name", text: ({ id }: Row) => id } as const];
  const part: Source<Row> = {
    rows: [...rows.slice(1), ...rows.slice(0, 1)],
    hasNext: true,
    loading: false,
    error: undefined,
    refresh: () => {},
    complete: false,
    async *all() {
      yield rows;
    },
    ...own,
  };
  const sorted = useSortedPage(part, columns, state);
  return (
    <ListView
      listId="part"
      label="roles"
      id={({ id }) => id}
      columns={columns}
      source={isSorted ? sorted : part}
      state={state}
      toolbar={toolbar}
      isDisabled={isDisabled}
      bulk={isDisabled && bulk}
    />
  );
}

const around = (lists: React.ReactNode, search = "") => (
  <InRealm at={`/${search}`}>
    {lists}
    <BulkRuns />
    <Questions />
    <Address />
  </InRealm>
);
const show = (lists: React.ReactNode, search = "") => render(around(lists, search));
const none = () => false;
const press = async (name: string, role = "button") => userEvent.click(await screen.findByRole(role, { name }));
const isChecked = () => screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked);
const names = () => screen.getAllByRole("cell").map(({ textContent }) => textContent);
const address = () => screen.getByRole("status").textContent;

beforeEach(() => {
  localStorage.clear();
  removed.length = 0;
  act(() => {
    bulkRuns.set([]);
    setTexts("en", { "gatehouse.selectRow": "Select row {{row}}", cancel: "Cancel", confirm: "Confirm" });
  });
});

it("a question that is cancelled keeps the selection, one that is confirmed clears it", async () => {
  show(<Rows listId="one" />);
  await press("Select row 1", "checkbox");
  expect(screen.getByTestId("selection")).toBeTruthy();
  const ask = async () => {
    await userEvent.click(screen.getByTestId("bulk"));
    await press("Remove", "menuitem");

    return within(await screen.findByRole("dialog"));
  };
  await userEvent.click((await ask()).getByTestId("cancel"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(isChecked()).toEqual([false, false, true, false]);
  await userEvent.click((await ask()).getByTestId("confirm"));
  await waitFor(() => expect(removed).toEqual(["b"]));
  expect(isChecked()).toEqual([false, false, false, false]);
  expect(screen.queryByTestId("selection")).toBeNull();
});

it("a row that is deleted by its own menu is selected no more", async () => {
  const { rerender } = show(<Part isDisabled={none} rows={rows} hasNext={false} />);
  await press("Select row 1", "checkbox");
  expect(screen.getByTestId("selection")).toBeTruthy();
  rerender(around(<Part isDisabled={none} rows={rows.filter(({ id }) => id !== "b")} hasNext={false} />));
  expect(screen.queryByTestId("selection")).toBeNull();
});

it("while rows are selected, their actions take the place of filters, refresh and preferences; the search stays", async () => {
  show(<Rows listId="one" />);
  const bar = within(screen.getByTestId("table-toolbar"));
  expect(bar.queryByTestId("refresh")).not.toBeNull();
  await press("Select row 0", "checkbox");
  expect(bar.queryByTestId("selection")).not.toBeNull();
  expect(bar.queryByRole("textbox", { name: "searchByName" })).not.toBeNull();
  for (const testId of ["kind", "refresh", "list-options"]) expect(bar.queryByTestId(testId)).toBeNull();
});

it("the checkbox above the rows selects the rest of a part", async () => {
  const errors = jest.spyOn(console, "error");
  show(<Rows listId="one" />);
  await press("gatehouse.selectAllRows", "checkbox");
  await press("Select row 1", "checkbox");
  expect(isChecked()).toEqual([false, true, false, true]);
  expect(screen.getAllByRole<HTMLInputElement>("checkbox")[0]?.indeterminate).toBe(true);
  await press("gatehouse.selectAllRows", "checkbox");
  expect(isChecked()).toEqual([true, true, true, true]);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it("all rows that match are those that can be selected", async () => {
  show(<Part isDisabled={({ id }) => id === "a"} />);
  await press("Select row 1", "checkbox");
  await press("gatehouse.selectAllMatching");
  await userEvent.click(screen.getByTestId("bulk"));
  await press("Remove", "menuitem");
  await userEvent.click(within(await screen.findByRole("dialog")).getByTestId("confirm"));
  await waitFor(() => expect(removed).toEqual(["b", "c"]));
});

it("an address that names a page that there is none of shows the first", () => {
  show(<Rows listId="one" />, "?size=2&page=9000");
  expect(address()).toBe("?size=2");
});

it("rows that others deleted by the thousand are not looked for page by page", () => {
  const visited = new Set<string>();
  const Visited = () => (visited.add(useLocation().search), null);
  const lists = (left: Row[]) => around([<Part key="part" rows={left} />, <Visited key="visited" />], "?page=90");
  const { rerender } = render(lists(rows));
  rerender(lists([]));
  expect([...visited]).toEqual(["?page=90", "?page=89", ""]);
});

it("says which rows another page or search has shown, and nothing of what was read again", async () => {
  const said = () => document.querySelector("[aria-live=polite].pf-v6-screen-reader")?.textContent;
  const { rerender } = show(<Rows listId="one" />, "?size=10");
  expect(said()).toBe("");
  await userEvent.type(screen.getByRole("textbox"), "b{Enter}");
  expect(said()).toBe("roles: 1 - 1");
  const element = document.querySelector("[aria-live=polite] span");
  await userEvent.type(screen.getByRole("textbox"), "{Backspace}a{Enter}");
  expect(said()).toBe("roles: 1 - 1");
  expect(element?.isConnected).toBe(false);
  await userEvent.type(screen.getByRole("textbox"), " nobody{Enter}");
  expect(said()).toBe("roles: 0 - 0");
  rerender(around(<Part loading />, "?size=10"));
  rerender(around(<Part />, "?size=10"));
  expect(said()).toBe("");
});

it("two lists on a page share neither their state in the address nor their preferences", async () => {
  show(
    <>
      <div data-testid="main">
        <Rows listId="one" />
      </div>
      <div data-testid="second">
        <Rows listId="two" prefix="more" />
      </div>
    </>,
  );
  const [main, second] = [within(screen.getByTestId("main")), within(screen.getByTestId("second"))];
  await userEvent.type(second.getByRole("textbox"), "b{Enter}");
  expect(address()).toBe("?more.search=b");
  expect(second.getAllByRole("row")).toHaveLength(2);
  expect(main.getAllByRole("row")).toHaveLength(4);
  await userEvent.type(main.getByRole("textbox"), "c{Enter}");
  expect(address()).toBe("?more.search=b&search=c");
  expect(second.getAllByRole("row")).toHaveLength(2);
  await userEvent.click(second.getByTestId("list-options"));
  await userEvent.click(second.getByRole("checkbox", { name: "type" }));
  expect(second.queryByRole("columnheader", { name: "type" })).toBeNull();
  expect(main.queryByRole("columnheader", { name: "type" })).not.toBeNull();
  expect(Object.keys(JSON.parse(localStorage.getItem("gatehouse.lists") ?? "{}"))).toEqual(["two"]);
});

it("the values of a filter are options", async () => {
  show(<Rows listId="one" />);
  await userEvent.click(screen.getByTestId("kind"));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["allTypes", "X", "Y"]);
  await press("X", "option");
  expect(address()).toBe("?kind=x");
});

it("only the button of a search is called Search, a row's menu is described by its row, rows are in one tbody", () => {
  show(<Rows listId="one" />);
  expect(screen.getByRole("textbox").getAttribute("aria-label")).toBe("searchByName");
  expect(screen.getAllByRole("button", { name: "gatehouse.submitSearch" })).toHaveLength(1);
  const menus = screen.getAllByRole("button", { name: "gatehouse.kebabToggle" });
  const described = menus.map((menu) => document.getElementById(menu.getAttribute("aria-describedby") ?? ""));
  expect(described.map((cell) => cell?.textContent)).toEqual(["a", "b", "c"]);
  expect(document.querySelectorAll("tbody")).toHaveLength(1);
});

it("what narrows a list can be rendered by its page; a search without result offers what the page adds", async () => {
  const narrowing = (isSelecting: boolean) => <p>{isSelecting ? "only search" : "all"}</p>;
  show(<Rows listId="one" narrowing={narrowing} noResults={<p>elsewhere</p>} />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByText("elsewhere")).toBeNull();
  expect(screen.queryByText("all")).not.toBeNull();
  await press("Select row 0", "checkbox");
  expect(screen.queryByText("only search")).not.toBeNull();
  show(<Rows listId="two" prefix="more" noResults={<p>elsewhere</p>} />);
  await userEvent.type(screen.getByRole("textbox"), "no one{Enter}");
  expect(screen.queryByText("elsewhere")).not.toBeNull();
});

it("a part of all rows is sorted only where its page sorts it, and the list says that it is only they", async () => {
  const { unmount } = show(<Part isSorted={false} />);
  expect(names()).toEqual(["b", "c", "a"]);
  expect(screen.queryByRole("button", { name: "name" })).toBeNull();
  unmount();
  show(<Part isSorted />);
  expect(names()).toEqual(["b", "c", "a"]);
  expect(screen.queryByText("gatehouse.sortedPage")).toBeNull();
  await press("name");
  expect(names()).toEqual(["a", "b", "c"]);
  expect(screen.queryByText("gatehouse.sortedPage")).not.toBeNull();
  await press("name");
  expect(address()).toBe("?sort=-id");
  expect(names()).toEqual(["c", "b", "a"]);
});

describe("rows that cannot be read", () => {
  const error = new Error("The server is away");

  it("are told in place of the list while there are none", () => {
    show(<Part error={error} rows={undefined} />);
    expect(screen.getByText(error.message)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Tool" })).toBeNull();
  });

  it("are told below the search that they were looked for by, which can be changed", () => {
    show(<Part error={error} rows={undefined} />, "?search=a");
    expect(screen.getByText(error.message)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Tool" })).toBeTruthy();
    expect(screen.queryByText("noSearchResults")).toBeNull();
  });

  it("stay where they were read before, with the toolbar and its dialogs", async () => {
    const refresh = jest.fn();
    show(<Part error={error} refresh={refresh} />);
    expect(screen.getByText(error.message)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Tool" })).toBeTruthy();
    expect(names()).toHaveLength(rows.length);
    await press("gatehouse.askAgain");
    expect(refresh).toHaveBeenCalled();
  });
});

it("a tool that goes off with the selection leaves the focus to the toolbar", async () => {
  const toolbar: ListProps<Row>["toolbar"] = (selected, clear) => (
    <>
      <button type="button">New</button>
      <button type="button" disabled={selected.length === 0} onClick={clear}>
        Unassign
      </button>
    </>
  );
  show(<Part isDisabled={none} toolbar={toolbar} hasNext={false} />);
  await press("Select row 1", "checkbox");
  await press("Unassign");
  expect(document.activeElement?.textContent).toBe("New");
});
