import { useState, useSyncExternalStore } from "react";
import { createStore, type Store } from "~/data/browser/store";

/** A text that is being edited. */
export interface TextEdit {
  typed: string;
  /** What was in the field when it was opened. */
  start: string;
  /** What the language had then; undefined for no text of its own. */
  from: string | undefined;
}

/** The open fields of a grid of texts, by `cellId`: they outlive their rows, which leave the page with the view. */
export type TextEdits = Store<ReadonlyMap<string, TextEdit>>;

/** Names a cell of the grid. */
export const cellId = (locale: string, key: string) => `${locale} ${key}`;

/** The open fields of a grid. */
export const useTextEdits = (): TextEdits => useState(() => createStore<ReadonlyMap<string, TextEdit>>(new Map()))[0];

/** The field of a cell, and what changes or closes it (undefined). */
export function useTextEdit(edits: TextEdits, id: string) {
  const edit = useSyncExternalStore(edits.subscribe, () => edits.get().get(id));
  const change = (next: TextEdit | undefined) =>
    edits.set((old) => {
      const all = new Map(old);
      if (next) all.set(id, next);
      else all.delete(id);
      return all;
    });
  return [edit, change] as const;
}

/** Whether a field holds what is not saved. */
export const useHasTyped = (edits: TextEdits) =>
  useSyncExternalStore(edits.subscribe, () => [...edits.get().values()].some(({ typed, start }) => typed !== start));
