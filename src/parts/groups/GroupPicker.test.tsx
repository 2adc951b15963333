import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { Questions } from "~/kit/dialog/questions";
import { GroupPicker } from "~/parts/groups/GroupPicker";

const top = { id: "1", name: "top", path: "/top", subGroupCount: 1 };
const below = { id: "2", name: "below", path: "/top/below", parentId: "1", subGroupCount: 0 };
let rows: (query: { parentId?: string; search?: string }) => object[];

jest.mock("~/data/query/cache", () => ({
  usePaged: (_: string, query: object, isOff: boolean) => ({ rows: isOff ? undefined : rows(query), hasNext: false }),
}));

beforeEach(() => {
  rows = ({ parentId, search }) => (search ? [] : parentId ? [below] : [top]);
});

const show = (props: Partial<Parameters<typeof GroupPicker>[0]>) => {
  const onPick = jest.fn();
  render(
    <MemoryRouter>
      <GroupPicker title={() => "selectGroup"} ok="join" onClose={() => {}} onPick={onPick} {...props} />
      <Questions />
    </MemoryRouter>,
  );
  return onPick;
};
const rowOf = (name: string) => within(screen.getByTestId(name));

it("leads to the groups below one that is joined already", async () => {
  const onPick = show({ isMulti: true, excluded: ["1"] });
  expect(screen.getByTestId<HTMLInputElement>("top-check").disabled).toBe(true);
  await userEvent.click(rowOf("top").getByRole("button", { name: "select" }));
  await userEvent.click(screen.getByTestId("below-check"));
  await userEvent.click(screen.getByTestId("join-button"));
  expect(onPick).toHaveBeenCalledWith([below]);
});

it("does not lead into the group that moves", () => {
  show({ ok: "moveHere", moving: top });
  expect(rowOf("top").queryByRole("button")).toBeNull();
});

it("leads into a group at the top whose name looks like a path below the one that moves", async () => {
  const alike = { id: "3", name: "top/x", path: "/top/x", subGroupCount: 0 };
  rows = ({ parentId, search }) => (search ? [alike, below] : parentId ? [] : [top, alike]);
  const onPick = show({ ok: "moveHere", moving: top });
  await userEvent.type(screen.getByPlaceholderText("searchForGroups"), "x{Enter}");
  expect(rowOf("below").queryByRole("button")).toBeNull();
  await userEvent.click(rowOf("top/x").getByRole("button"));
  await userEvent.click(screen.getByTestId("moveHere-button"));
  expect(onPick).toHaveBeenCalledWith([alike]);
});

it("says by the name that automation knows that there is no group", async () => {
  show({ isMulti: true });
  await userEvent.type(screen.getByPlaceholderText("searchForGroups"), "nobody{Enter}");
  expect(screen.getByTestId("empty-state").textContent).toContain("noSearchResults");
});

it("keeps a name of any length in the dialog, and turns the arrow with the direction of the text", () => {
  show({ isMulti: true });
  expect(screen.getByText("top").className).toBe("gh-wrap");
  const arrow = rowOf("top").getByRole("button", { name: "select" });
  expect(arrow.querySelector(".pf-v6-m-mirror-inline-rtl")).not.toBeNull();
});

it("asks before Escape loses more than one selected group, which Cancel does not", async () => {
  rows = () => [top, { ...top, id: "3", name: "other" }];
  const onClose = jest.fn();
  show({ isMulti: true, onClose });
  await userEvent.click(screen.getByTestId("top-check"));
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByTestId("other-check"));
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByText("gatehouse.leaveTitle")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByTestId<HTMLInputElement>("top-check").checked).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByTestId("cancel"));
  expect(onClose).toHaveBeenCalledTimes(2);
});
