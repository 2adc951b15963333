import { createStore } from "~/data/browser/store";
import type { Change } from "~/data/write/merge";

/** Drafts of unsaved forms live in this tab's session storage: gone at save, at sign-out and for another user. */
const PREFIX = "gatehouse.draft ";

/** Forms with unsaved changes, by their keys (`useFormKey`). */
export const dirtyForms = createStore<ReadonlySet<string>>(new Set());

/** Whether something runs that must not be cut off. */
let running = false;
/** Writes on their way. */
export const writes = createStore(0);

/** Says whether a form has unsaved changes; sign-in and leave guard ask it. */
export function markDirty(form: string, is: boolean): void {
  if (dirtyForms.get().has(form) === is) return;
  dirtyForms.set((old) => new Set(is ? [...old, form] : [...old].filter((one) => one !== form)));
}

/** Says whether something runs that ends with the page, but not with a place of it. */
export const markRunning = (is: boolean) => void (running = is);

/** A write that was requested, e.g. in a dialog without fields: where the session ends meanwhile it waits for sign-in. */
export async function writing<Result>(write: () => Promise<Result>): Promise<Result> {
  writes.set((count) => count + 1);
  try {
    return await write();
  } finally {
    writes.set((count) => count - 1);
  }
}

/** Whether this form has unsaved changes. */
export const isDirtyForm = (form: string) => dirtyForms.get().has(form);

/** Whether anything would be lost with the page. */
export const anyDirty = () => running || writes.get() > 0 || dirtyForms.get().size > 0;

/** The administrator leaves the page knowing that the drafts stay: the browser need not ask. */
export function leaveToDrafts(): void {
  running = false;
  dirtyForms.set(new Set());
}

/** Milliseconds after a key stroke until the draft is written. */
const DRAFT_DELAY = 500;
/** Drafts that are not written yet, by their forms. */
const unwritten = new Map<string, () => Change[]>();
let writeLater: ReturnType<typeof setTimeout> | undefined;

function writeDrafts(): void {
  clearTimeout(writeLater);
  writeLater = undefined;
  const drafts = [...unwritten];
  unwritten.clear();
  for (const [form, typed] of drafts) {
    try {
      sessionStorage.setItem(PREFIX + form, JSON.stringify(typed()));
    } catch {
      // larger than what the browser keeps: an older one would be wrong
      sessionStorage.removeItem(PREFIX + form);
    }
  }
}

/**
 * Keeps what was typed into a form: half a second later, and when the page is left before that.
 * @param form its key
 * @param typed what was typed by then, without secret fields
 */
export function keepDraft(form: string, typed: () => Change[]): void {
  unwritten.set(form, typed);
  // the same listener is added only once
  addEventListener("pagehide", writeDrafts);
  writeLater ??= setTimeout(writeDrafts, DRAFT_DELAY);
}

/** What was typed into a form before it was left; undefined when nothing was that is kept. */
export function draftOf(form: string): Change[] | undefined {
  writeDrafts();
  const typed: Change[] = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? "[]");
  return typed.length > 0 ? typed : undefined;
}

/** Whether the drafts have what would be lost with the place. */
export const areDraftsKept = () => [...dirtyForms.get()].every(draftOf);

/** Forgets the draft of one form. */
export function dropDraft(form: string): void {
  unwritten.delete(form);
  sessionStorage.removeItem(PREFIX + form);
}

/** What was typed on the page is of no use any more, because its object was deleted: no question, no drafts. */
export function giveUpForms(): void {
  dirtyForms.get().forEach(dropDraft);
  dirtyForms.set(new Set());
}

/** Forgets every draft, at sign-out and when another user signed in. */
export function dropDrafts(): void {
  leaveToDrafts();
  unwritten.clear();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Forgets everything that this tab keeps of the administrator and the realms: drafts, user, scroll positions. */
export function forgetTab(): void {
  leaveToDrafts();
  unwritten.clear();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith("gatehouse.")) sessionStorage.removeItem(key);
}

/**
 * Forgets the drafts when this tab was signed in as another user before, or nobody knows as whom: they were typed after
 * it was signed out.
 * @param sub the user now
 */
export function dropDraftsOfOthers(sub: string): void {
  if (sessionStorage.getItem("gatehouse.user") !== sub) dropDrafts();
  sessionStorage.setItem("gatehouse.user", sub);
}
