import { useEffect } from "react";
import { isDirtyForm, markDirty } from "~/data/write/drafts";
import { useFormKey } from "~/data/write/useFormKey";

/**
 * Guards what was typed and is not saved: leaving it asks first, and a session that ends does not take the page away.
 * @param name of the form, no other of the realm has it
 */
export function useUnsaved(name: string, isUnsaved: boolean): void {
  const key = useFormKey(name);
  // whoever marks the form before it is rendered again may leave before that
  useEffect(() => () => markDirty(key, false), [key]);
  useEffect(() => {
    markDirty(key, isUnsaved);
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      // not where the drafts were dropped on purpose, e.g. for another user
      if (isDirtyForm(key)) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [key, isUnsaved]);
}
