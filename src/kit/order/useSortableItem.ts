import { useSortable } from "@dnd-kit/sortable";
import { use } from "react";
import { useMedia } from "~/kit/page/useMedia";
import { OrderContext } from "~/kit/order/SortableList";

/**
 * An item of the `SortableList` around it.
 * @param id one of the list's items
 * @returns `part`: props of the item's element; `handle`: props of `SortHandle`'s button; `grip`: props of a further
 *   element by which mouse and touch drag it; `at`: its place from 0; `count`: of all items; `step` moves it by one place
 *   at once
 */
export function useSortableItem(id: string) {
  const { ids, isPending, move } = use(OrderContext);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: isPending,
    transition: isStill ? null : undefined,
  });
  const at = ids.indexOf(id);
  return {
    at,
    count: ids.length,
    isLifted: isDragging,
    step: (by: 1 | -1) => move(id, at + by),
    part: {
      ref: setNodeRef,
      className: isDragging ? "gh-lifted" : undefined,
      style: { transform: transform ? `translateY(${transform.y}px)` : undefined, transition },
    },
    handle: { ref: setActivatorNodeRef, "aria-pressed": isDragging, ...listeners },
    // the keyboard's listener takes events of the handle only
    grip: listeners,
  };
}

/** An item of a sortable list. */
export type SortableItem = ReturnType<typeof useSortableItem>;
