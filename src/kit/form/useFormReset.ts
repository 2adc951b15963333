import { useLayoutEffect, useRef } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { apply, type Change, changesBetween } from "~/data/write/merge";

interface Options<Item extends object, Values extends FieldValues> {
  /** The object that the form's values are compared with. */
  base: Item;
  form: UseFormReturn<Values>;
  toForm: (object: Item) => Values;
  /** Shows values that are still to be saved. */
  restoreValues: (values: Values) => void;
  /** Form names of secrets. */
  secret?: string[];
}

/**
 * Resets a form whenever its object is another one, at once, and leaves in it what is still to be saved.
 * @returns what a save or a draft hands to the next reset: `pendingChanges`, what was typed while the form was on its way, or
 *   before it was left; `heldAtEnd`, what the form held when a save had ended: something may be typed before the rendering
 *   that follows
 */
export function useFormReset<Item extends object, Values extends FieldValues>(options: Options<Item, Values>) {
  const { base, form, toForm, restoreValues, secret } = options;
  const { isSubmitting } = form.formState;
  const rendered = useRef(base);
  const pendingChanges = useRef<Change[]>([]);
  const heldAtEnd = useRef<Values>(undefined);
  // before anything else happens: what is typed after this rendering, but before the form has these values, would be lost
  useLayoutEffect(() => {
    const held = isSubmitting ? undefined : heldAtEnd.current;
    if (held) {
      pendingChanges.current.push(...changesBetween(held, form.getValues()));
      heldAtEnd.current = undefined;
    }
    if (rendered.current === base && (isSubmitting || pendingChanges.current.length === 0)) {
      // a secret alone was saved: the server sends the same mask for it as before
      if (held) secret?.forEach((field) => form.resetField(field as Path<Values>));
      return;
    }
    rendered.current = base;
    form.reset(toForm(base));
    if (pendingChanges.current.length > 0) restoreValues(apply(toForm(base), pendingChanges.current));
    pendingChanges.current = [];
  }, [base, form, isSubmitting, secret, toForm, restoreValues]);
  return { pendingChanges, heldAtEnd };
}
