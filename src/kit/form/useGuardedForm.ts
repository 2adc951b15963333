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
  /** How many values differ from what the form began with; 1 for any that was touched when left out. */
  countChanges?: (values: Values) => number;
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
 * @returns react-hook-form's form; the number of its `changes`; `draft` while one is offered; `done`, to be called when the
 *   form was saved or given up; `reverted`, when what was typed was taken back; `restoreValues` shows values that are
 *   still to be saved; `catchUp` renders at once how many changes there are; `key` of the form (`useFormKey`)
 */
export function useGuardedForm<Values extends FieldValues>(options: Options<Values>) {
  const { name, defaultValues, secret = none, countChanges, restore, mode = "onTouched" } = options;
  const key = useFormKey(name);
  const form = useForm<Values>({ defaultValues, mode });
  const [count, setCount] = useState(0);
  // read only where it is needed: with each change of what is read here, whatever requests the form is rendered again
  const changes = countChanges ? count || Number(isDirtyForm(key)) : Number(form.formState.isDirty);
  const [offered, setOffered] = useState(() => typedIn(key));

  useUnsaved(name, changes > 0);
  const compare = useEffectEvent((values: Values, touched = false) => {
    const found = countChanges ? countChanges(values) : Number(touched);
    const different = found > 0;
    markDirty(key, different);
    // the page with all its fields is rendered for it, which must not hold up the key stroke
    startTransition(() => setCount(found));
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
    setCount(0);
  };
  const reverted = () => {
    done();
    // one that is only offered was typed before
    if (offered) keepDraft(key, () => offered);
  };
  const restoreValues = (values: Values) => {
    form.reset(values, { keepDefaultValues: true });
    setCount(countChanges?.(form.getValues()) ?? 1);
  };
  const catchUp = () => setCount(countChanges?.(form.getValues()) ?? 0);
  const draft = offered && {
    restore: () => {
      setOffered(undefined);
      // with the draft in it the form is changed, whatever is rendered in between
      setCount(1);
      if (restore) restore(offered);
      else {
        const values = form.getValues();
        // what was typed since it was offered stays
        restoreValues(apply(values, [...offered, ...changesBetween(form.formState.defaultValues ?? {}, values)]));
      }
    },
    discard: () => {
      dropDraft(key);
      setOffered(undefined);
    },
  };
  return { form, changes, draft, done, reverted, restoreValues, catchUp, key };
}
