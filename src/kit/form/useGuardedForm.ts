import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import { draftOf, dropDraft, isDirtyForm, keepDraft, markDirty } from "~/data/write/drafts";
import { apply, type Change, changesBetween } from "~/data/write/merge";
import { isRecord } from "~/data/browser/record";
import { useFormKey } from "~/data/write/useFormKey";
import { useUnsaved } from "~/kit/form/useUnsaved";

interface Options<Values extends FieldValues> {
  /** Names the form and its object, for its draft; the realm is added. */
  name: string;
  defaultValues: DefaultValues<Values>;
  /** Fields that never reach the draft: secrets, file contents. */
  secret?: string[];
  /** Whether values say something else than the form began with. */
  isChanged?: (values: Values) => boolean;
  /** Puts a draft into the form, where what the form shows may have changed since it was typed. */
  restore?: (typed: Change[]) => void;
  /** When a changed field is checked: from when it is left first if left out, or with each key stroke. */
  mode?: "onTouched" | "onChange";
}

const none: never[] = [];

/** A copy of a form's values without the fields that must not be kept. */
function withoutSecrets(values: object, secret: string[], above = ""): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
      const name = above + key;
      // the entry of a list is a secret: the list is one
      if (secret.some((one) => one === name || (Array.isArray(value) && one.startsWith(`${name}.`)))) return [];
      return [[key, isRecord(value) ? withoutSecrets(value, secret, `${name}.`) : value]];
    }),
  );
}

/** What was typed into a form before it was left; undefined when nothing was that is kept. */
function typedIn(key: string): Change[] | undefined {
  const typed = draftOf(key);
  return Array.isArray(typed) && typed.length > 0 ? (typed as Change[]) : undefined;
}

/**
 * A form that loses nothing: leaving it changed asks first (`LeaveGuard`), what was typed is kept as a draft of this
 * tab and offered when the form is opened again. The draft has nothing but what was typed: the other values may be
 * others by then.
 * @returns react-hook-form's form; whether it is `changed`; `draft` while one is offered; `done`, to be called when the
 *   form was saved or given up; `restoreValues` shows values that are still to be saved; `catchUp` renders at once
 *   whether it is changed; `key` of the form (`useFormKey`)
 */
export function useGuardedForm<Values extends FieldValues>(options: Options<Values>) {
  const { name, defaultValues, secret = none, isChanged, restore, mode = "onTouched" } = options;
  const key = useFormKey(name);
  const form = useForm<Values>({ defaultValues, mode });
  const [differs, setDiffers] = useState(false);
  // read only where it is needed: with each change of what is read here, whatever requests the form is rendered again
  const changed = isChanged ? differs || isDirtyForm(key) : form.formState.isDirty;
  const [offered, setOffered] = useState(() => typedIn(key));

  useUnsaved(name, changed);
  const compare = useEffectEvent((values: Values, touched = false) => {
    const different = isChanged ? isChanged(values) : touched;
    markDirty(key, different);
    // the page with all its fields is rendered for it, which must not hold up the key stroke
    startTransition(() => setDiffers(different));
    const typed = () =>
      changesBetween(withoutSecrets(form.formState.defaultValues ?? {}, secret), withoutSecrets(values, secret));
    // one that is only offered is kept with what is typed now
    if (different || offered) keepDraft(key, () => [...(offered ?? []), ...(different ? typed() : [])]);
    else dropDraft(key);
  });
  // after the fields: what they say of themselves when they come is nothing that anybody typed
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: touched }) => compare(values, touched),
      }),
    [form],
  );

  const done = () => {
    // at once, not with the next rendering: what follows may navigate
    markDirty(key, false);
    dropDraft(key);
    setDiffers(false);
  };
  const restoreValues = (values: Values) => {
    form.reset(values, { keepDefaultValues: true });
    setDiffers(isChanged?.(form.getValues()) ?? true);
  };
  const catchUp = () => setDiffers(isDirtyForm(key));
  const draft = offered && {
    restore: () => {
      setOffered(undefined);
      // with the draft in it the form is changed, whatever is rendered in between
      setDiffers(true);
      if (restore) restore(offered);
      else restoreValues(apply(form.getValues(), offered));
    },
    discard: () => {
      dropDraft(key);
      setOffered(undefined);
    },
  };
  return { form, changed, draft, done, restoreValues, catchUp, key };
}
