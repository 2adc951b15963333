import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setTexts } from "~/i18n/i18n";
import { OrderDialog } from "~/kit/order/OrderDialog";
import { OrderList } from "~/kit/order/OrderList";
import { type Ordered, SortableList } from "~/kit/order/SortableList";
import { SortHandle } from "~/kit/order/SortHandle";
import { useSortableItem } from "~/kit/order/useSortableItem";

const items = ["one", "two", "three"].map((name) => ({ id: `id-${name}`, name }));
const HEIGHT = 40;

beforeEach(() => {
  setTexts("en", {
    dragHelp: "Sort",
    "gatehouse.orderLifted": "{{name}} picked up from place {{position}} of {{total}}.",
    "gatehouse.movedTo": "{{name}} is now at place {{position}}.",
    "gatehouse.orderDropped": "{{name}} dropped at place {{position}}.",
    "gatehouse.orderCancelled": "{{name}} put back at place {{position}}.",
    "gatehouse.moveUp": "Move {{name}} up",
    "gatehouse.moveDown": "Move {{name}} down",
  });
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  // jsdom has no layout: rows below each other, in the order of the document
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll("[data-row]")].indexOf(this);
    return new DOMRect(0, at * HEIGHT, 100, HEIGHT);
  });
});
afterEach(() => jest.restoreAllMocks());

function Row({ id }: { id: string }) {
  const item = useSortableItem(id);
  return (
    <div data-row {...item.part}>
      <SortHandle item={item} id={`handle-${id}`} />
    </div>
  );
}

function list(onReorder: (ids: string[]) => Promise<unknown> | void, shown = items, isHeld = false) {
  const onLift = jest.fn();
  const rows = (ids: readonly string[]) => ids.map((id) => <Row key={id} id={id} />);
  const view = (those: typeof items) => (
    <SortableList items={those} onReorder={onReorder} onLift={onLift} isHeld={isHeld}>
      {rows}
    </SortableList>
  );
  const { rerender } = render(view(shown));
  return { onLift, rerender: (those: typeof items) => rerender(view(those)) };
}

const handle = (name: string) => document.getElementById(`handle-id-${name}`);
const order = () => screen.getAllByRole("button").map(({ id }) => id.replace("handle-id-", ""));
const announced = () => document.querySelector(".pf-v6-screen-reader[aria-live]")?.textContent;
/** dnd-kit listens for the next key in a task of its own. */
const press = async (keys: string) => {
  await userEvent.keyboard(keys);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

it("is sorted by the keyboard, announced step by step, and written at the drop only", async () => {
  const onReorder = jest.fn();
  const { onLift } = list(onReorder);
  act(() => handle("one")?.focus());
  await press(" ");
  expect(announced()).toBe("one picked up from place 1 of 3.");
  expect(handle("one")?.getAttribute("aria-pressed")).toBe("true");
  expect(onLift).toHaveBeenLastCalledWith(true);
  await press("{ArrowDown}");
  expect(announced()).toBe("one is now at place 2.");
  await press("{ArrowDown}");
  expect(announced()).toBe("one is now at place 3.");
  expect(onReorder).not.toHaveBeenCalled();
  await press(" ");
  expect(announced()).toBe("one dropped at place 3.");
  expect(onReorder).toHaveBeenLastCalledWith(["id-two", "id-three", "id-one"]);
  expect(onLift).toHaveBeenLastCalledWith(false);
  expect(document.activeElement).toBe(handle("one"));
});

it("puts back on Escape", async () => {
  const onReorder = jest.fn();
  const { onLift } = list(onReorder);
  act(() => handle("three")?.focus());
  await press("{Enter}");
  await press("{ArrowUp}");
  expect(announced()).toBe("three is now at place 2.");
  await press("{Escape}");
  expect(announced()).toBe("three put back at place 3.");
  expect(onReorder).not.toHaveBeenCalled();
  expect(onLift).toHaveBeenLastCalledWith(false);
  expect(order()).toEqual(["one", "two", "three"]);
  expect(document.activeElement).toBe(handle("three"));
});

it("shows the new order until it is written, and cannot be sorted meanwhile", async () => {
  let end = () => {};
  const onReorder = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  list(onReorder);
  act(() => handle("one")?.focus());
  for (const keys of [" ", "{ArrowDown}", " "]) await press(keys);
  expect(order()).toEqual(["two", "one", "three"]);
  await press(" ");
  expect(handle("one")?.getAttribute("aria-pressed")).toBe("false");
  await act(async () => end());
  expect(order()).toEqual(["one", "two", "three"]);
  expect(onReorder).toHaveBeenCalledTimes(1);
});

it("picks up nothing, and announces nothing, while it is held", async () => {
  const onReorder = jest.fn();
  const { onLift } = list(onReorder, items, true);
  act(() => handle("one")?.focus());
  for (const keys of [" ", "{ArrowDown}", " "]) await press(keys);
  expect(announced()).toBe("");
  expect(onLift).not.toHaveBeenCalled();
  expect(onReorder).not.toHaveBeenCalled();
});

it("lets a control in what it is dragged by be clicked", async () => {
  const onOpen = jest.fn();
  const Named = ({ id }: { id: string }) => (
    <p {...useSortableItem(id).grip}>
      <button type="button" onClick={onOpen}>
        {`open ${id}`}
      </button>
    </p>
  );
  render(
    <SortableList items={items} onReorder={jest.fn()}>
      {(ids) => ids.map((id) => <Named key={id} id={id} />)}
    </SortableList>,
  );
  await userEvent.click(screen.getByText("open id-two"));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(announced()).toBe("");
});

it("announces in our language", async () => {
  setTexts("de", { "gatehouse.orderLifted": "{{name}} aufgenommen" });
  list(jest.fn());
  act(() => handle("one")?.focus());
  await press(" ");
  expect(announced()).toBe("one aufgenommen");
  expect(document.body.innerHTML).not.toMatch(/sortable|draggable item/i);
});

it("moves by buttons and, in the list of a dialog, by the arrow keys alone", async () => {
  const onChange = jest.fn();
  render(<OrderList items={items} onChange={onChange} />);
  const row = within(screen.getByTestId("order-two"));
  await userEvent.click(row.getByRole("button", { name: "Move two up" }));
  expect(onChange).toHaveBeenLastCalledWith([items[1], items[0], items[2]]);
  expect(announced()).toBe("two is now at place 1.");
  act(() => row.getByRole("button", { name: "Sort" }).focus());
  await press("{ArrowDown}");
  expect(onChange).toHaveBeenLastCalledWith([items[0], items[2], items[1]]);
  expect(screen.getByRole("button", { name: "Move one up" }).getAttribute("aria-disabled")).toBe("true");
});

it("follows, in a dialog, what the server has until one is moved", async () => {
  const [one, two, three] = items as [Ordered, Ordered, Ordered];
  let end = () => {};
  const save = jest.fn(() => new Promise<undefined>((resolve) => (end = () => resolve(undefined))));
  const onClose = jest.fn();
  const dialog = (those: Ordered[]) => (
    <OrderDialog
      title="manageDisplayOrder"
      text="orderDialogIntro"
      items={those}
      call="identityProviders.update"
      save={save}
      onClose={onClose}
    />
  );
  const view = render(dialog([one, two, three]));
  // there is nothing to save yet: what has one number would get several
  expect(screen.getByTestId("confirm")).toHaveProperty("disabled", true);
  view.rerender(dialog([three, one, two]));
  await userEvent.click(screen.getByRole("button", { name: "Move one up" }));
  view.rerender(dialog([two, one, three]));
  await userEvent.click(screen.getByTestId("confirm"));
  expect(save).toHaveBeenCalledWith([one.id, three.id, two.id]);
  expect(screen.getByTestId("confirm")).toHaveProperty("disabled", true);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => end());
  expect(onClose).toHaveBeenCalledTimes(1);
});
