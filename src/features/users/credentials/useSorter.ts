import { type DragEvent, type KeyboardEvent, useState } from "react";
import { useT } from "~/i18n/useT";

interface Options {
  /** What is sorted, in its order; each key once. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Writes a new order; it shows until this settles. */
  onDrop: (keys: string[]) => Promise<unknown>;
}

interface Lifted {
  key: string;
  order: string[];
}

/**
 * Sorts rows of a table by pointer or keyboard, one at a time: a row is lifted, tried at other places, and dropped;
 * only then anything is written. By keyboard: space or enter lifts and drops, the arrows move, any other key puts it
 * back.
 * @returns the order as it shows; `told`, what screen readers have to be told; and props of a row's parts: `grip` of
 *   what is dragged, `place` of where it can be dropped, `handle` of the button for the keyboard; `step` moves by one
 *   place at once
 */
export function useSorter({ keys, nameOf, onDrop }: Options) {
  const t = useT();
  const [lifted, setLifted] = useState<Lifted>();
  const [dropping, setDropping] = useState<string[]>();
  const [told, setTold] = useState("");
  const order = dropping ?? lifted?.order ?? keys;

  const moved = (key: string, to: number) => {
    if (to < 0 || to >= order.length || order[to] === key) return undefined;
    setTold(t(["gatehouse.movedTo", { name: nameOf(key), position: to + 1 }]));
    return order.filter((one) => one !== key).toSpliced(to, 0, key);
  };
  const tryAt = (key: string, to: number) => {
    const next = moved(key, to);
    if (next) setLifted({ key, order: next });
  };
  const putBack = () => setLifted(undefined);
  const drop = async (next: string[] | undefined) => {
    setLifted(undefined);
    if (!next || next.join() === keys.join()) return;
    setDropping(next);
    await onDrop(next);
    setDropping(undefined);
  };

  const onKeyDown = (key: string) => (event: KeyboardEvent) => {
    if (lifted?.key !== key || event.key === "Enter" || event.key === " ") return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return putBack();
    event.preventDefault();
    tryAt(key, order.indexOf(key) + step);
  };
  return {
    order,
    told,
    isLifted: (key: string) => lifted?.key === key,
    grip: (key: string) => ({
      draggable: dropping === undefined,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const row = event.currentTarget.closest("tr");
        if (row) event.dataTransfer.setDragImage(row, 0, 0);
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", nameOf(key));
        setLifted({ key, order: [...keys] });
      },
      // after a drop nothing is lifted any more
      onDragEnd: putBack,
    }),
    place: (key: string) => ({
      onDragEnter: () => lifted && lifted.key !== key && tryAt(lifted.key, order.indexOf(key)),
      onDragOver: (event: DragEvent) => lifted && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!lifted) return;
        event.preventDefault();
        void drop(lifted.order);
      },
    }),
    handle: (key: string) => ({
      "aria-pressed": lifted?.key === key,
      onClick: () => (lifted?.key === key ? void drop(lifted.order) : setLifted({ key, order: [...keys] })),
      onKeyDown: onKeyDown(key),
      onBlur: putBack,
    }),
    step: (key: string, by: 1 | -1) => void drop(moved(key, order.indexOf(key) + by)),
  };
}

/** What sorts the rows of a table. */
export type Sorter = ReturnType<typeof useSorter>;
