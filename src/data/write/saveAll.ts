import { dirtyForms } from "~/data/write/drafts";

/** How the forms with unsaved changes are saved, by their keys. */
const saves = new Map<string, () => Promise<unknown>>();
let leaving = false;

/**
 * Says how a form is saved, for whoever leaves it.
 * @param save settles when it is saved (nothing is unsaved then) or refused; undefined where the form is gone
 */
export function offerSave(form: string, save: (() => Promise<unknown>) | undefined): void {
  if (save) saves.set(form, save);
  else saves.delete(form);
}

/** Whether every form with unsaved changes can be saved from elsewhere. */
export const canSaveAll = () => [...dirtyForms.get()].every((form) => saves.has(form));

/**
 * Saves every form with unsaved changes, because the administrator leaves them. None of them leads on meanwhile.
 * @returns whether nothing is unsaved any more; as soon as that is so, and else when the last one was refused
 */
export async function saveAll(): Promise<boolean> {
  leaving = true;
  let stop = () => {};
  const clean = new Promise<void>((resolve) => {
    stop = dirtyForms.subscribe(() => dirtyForms.get().size === 0 && resolve());
  });
  // one after the other: sections of one object write all of it, each as it finds it on the server
  const saveEach = async () => {
    for (const form of dirtyForms.get()) await saves.get(form)?.();
  };
  const ended = saveEach();
  await Promise.race([clean, ended]).finally(() => {
    stop();
    leaving = false;
  });
  return dirtyForms.get().size === 0;
}

/** Whether a save that is answered now was requested on the way to another place. */
export const isLeaving = () => leaving;
