/** Drafts of unsaved forms live in this tab's session storage: gone at save, at sign-out and for another user. */
const PREFIX = "gatehouse.draft ";

const dirty = new Set<string>();

/** Says whether a form has unsaved changes; sign-in and leave guard ask `anyDirty`. */
export function markDirty(form: string, is: boolean): void {
  if (is) dirty.add(form);
  else dirty.delete(form);
}

/** Whether this form has unsaved changes. */
export const isDirtyForm = (form: string) => dirty.has(form);

/** Whether any open form has unsaved changes. */
export const anyDirty = () => dirty.size > 0;

/** The administrator leaves the page knowing that the drafts stay: the browser need not ask. */
export const leaveToDrafts = () => dirty.clear();

/**
 * Keeps what was typed into a form.
 * @param form names the form and its object
 * @param values without secret fields
 */
export const keepDraft = (form: string, values: unknown) =>
  sessionStorage.setItem(PREFIX + form, JSON.stringify(values));

/** What was typed into a form before it was left, undefined when nothing was. */
export function draftOf(form: string): unknown {
  const text = sessionStorage.getItem(PREFIX + form);
  return text === null ? undefined : JSON.parse(text);
}

/** Forgets the draft of one form. */
export const dropDraft = (form: string) => sessionStorage.removeItem(PREFIX + form);

/** Forgets every draft, at sign-out and when another user signed in. */
export function dropDrafts(): void {
  dirty.clear();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Forgets the drafts when this tab was signed in as another user before; `sub` is the user now. */
export function dropDraftsOfOthers(sub: string): void {
  const known = sessionStorage.getItem("gatehouse.user");
  if (known !== null && known !== sub) dropDrafts();
  sessionStorage.setItem("gatehouse.user", sub);
}
