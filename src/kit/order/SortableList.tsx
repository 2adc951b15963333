import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { createContext, type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type Text, useT } from "~/i18n/useT";

/** Something that has a place in an order. */
export interface Ordered {
  id: string;
  name: string;
}

interface Order {
  ids: readonly string[];
  /** A new order is being written, or the list is held: nothing can be moved. */
  isPending: boolean;
  move: (id: string, to: number) => void;
}

/** The list that an item belongs to. */
export const OrderContext = createContext<Order>({ ids: [], isPending: false, move: () => undefined });

// dnd-kit announces drags only; moves by a button are announced by the same region of ours
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
/** The handle's name says how it is used. */
const instructions = { draggable: "" };
const vertically: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
/** A click moves nothing, and does what it does elsewhere: a row may hold buttons. */
const mouse = { activationConstraint: { distance: 4 } };
/** A finger that moves on scrolls; one that rests takes the item. */
const touch = { activationConstraint: { delay: 200, tolerance: 8 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

interface Props {
  items: readonly Ordered[];
  /** Called with all ids in their new order, which is shown until the result settles. */
  onReorder: (ids: string[]) => Promise<unknown> | void;
  /** Nothing can be picked up or moved for now, e.g. while what was moved is written: it would be announced for nothing. */
  isHeld?: boolean;
  /** Called when an item is picked up (true), and when it is dropped or put back. */
  onLift?: (isLifted: boolean) => void;
  /** Where announcements are rendered; needed inside a table, which may not hold them. */
  announceIn?: Element;
  /** Renders the items, each with `useSortableItem`, in this order. */
  children: (ids: readonly string[]) => ReactNode;
}

/**
 * A list that is sorted by mouse, touch or keyboard: space or enter on a handle picks up and drops, the arrow keys move,
 * Escape puts back. Nothing is written before the drop. Every step is announced to screen readers.
 */
export function SortableList({ items, onReorder, isHeld = false, onLift, announceIn, children }: Props) {
  const t = useT();
  const [pending, setPending] = useState<readonly string[]>();
  const [announcement, setAnnouncement] = useState<Text>();
  const lastPlace = useRef<number>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  );
  const isPending = isHeld || pending !== undefined;
  const ids = pending ?? items.map(({ id }) => id);
  const nameOf = (id: string) => items.find((one) => one.id === id)?.name ?? id;
  const reorder = async (next: string[]) => {
    setPending(next);
    await onReorder(next);
    setPending(undefined);
  };
  const move = (id: string, to: number) => {
    const from = ids.indexOf(id);
    if (from < 0 || to < 0 || to >= ids.length || to === from || isPending) return;
    setAnnouncement(["gatehouse.movedTo", { name: nameOf(id), position: to + 1 }]);
    void reorder(arrayMove([...ids], from, to));
  };
  /** What was picked up, the place where it is now, and the place where it came from, both from 1. */
  const placesOf = ({ active, over }: { active: { id: unknown }; over?: { id: unknown } | null }) => {
    const id = String(active.id);
    const from = ids.indexOf(id) + 1;
    return { id, name: nameOf(id), from, position: over ? ids.indexOf(String(over.id)) + 1 : from };
  };
  const region = (
    <div className="pf-v6-screen-reader" aria-live="assertive">
      {announcement && t(announcement)}
    </div>
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={vertically}
      accessibility={{ announcements: silent, screenReaderInstructions: instructions, container: announceIn }}
      onDragStart={(event) => {
        const { name, position } = placesOf(event);
        lastPlace.current = position;
        onLift?.(true);
        setAnnouncement(["gatehouse.orderLifted", { name, position, total: ids.length }]);
      }}
      onDragOver={(event) => {
        const { name, position } = placesOf(event);
        // called at the start, too, for the item's own place
        if (position === lastPlace.current) return;
        lastPlace.current = position;
        setAnnouncement(["gatehouse.movedTo", { name, position }]);
      }}
      onDragEnd={(event) => {
        const { name, from, position } = placesOf(event);
        onLift?.(false);
        setAnnouncement(["gatehouse.orderDropped", { name, position }]);
        if (position !== from) void reorder(arrayMove([...ids], from - 1, position - 1));
      }}
      onDragCancel={({ active }) => {
        const { name, position } = placesOf({ active });
        onLift?.(false);
        setAnnouncement(["gatehouse.orderCancelled", { name, position }]);
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <OrderContext value={{ ids, isPending, move }}>{children(ids)}</OrderContext>
      </SortableContext>
      {announceIn ? createPortal(region, announceIn) : region}
    </DndContext>
  );
}
