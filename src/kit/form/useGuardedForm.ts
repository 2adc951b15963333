import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import { draftOf, dropDraft, isDirtyForm, keepDraft, markDirty } from "~/data/write/drafts";
import { apply, type Change, changesBetween, same, valueAt } from "~/data/write/merge";
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

/**
 * A form that loses nothing: leaving it changed asks first (`LeaveGuard`), what was typed is kept as a draft of this
 * tab and offered when the form is opened again. The draft has nothing but what was typed: the other values may be
 * others by then.
 * @returns react-hook-form's form; the number of its `changes`; `draft` while one is offered; `done`, to be called when the
 *   form was saved or given up, or what was typed was taken back: a draft that is only offered stays; `restoreValues` shows
 *   values that are still to be saved; `catchUp` renders at once how many changes there are; `key` of the form (`useFormKey`)
 */
export function useGuardedForm<Values extends FieldValues>(options: Options<Values>) {
  const { name, defaultValues, secret = none, countChanges, restore, mode = "onTouched" } = options;
  const key = useFormKey(name);
  const form = useForm<Values>({ defaultValues, mode });
  const [count, setCount] = useState(0);
  const isCounted = countChanges !== undefined;
  // read only where it is needed: with each change of what is read here, whatever requests the form is rendered again
  const changes = countChanges ? count || Number(isDirtyForm(key)) : Number(form.formState.isDirty);
  const [offered, setOffered] = useState(() => draftOf(key));
  // a save that ends later knows whether it was used or discarded meanwhile
  const latestOffer = useRef(offered);
  useLayoutEffect(() => void (latestOffer.current = offered), [offered]);

  const typed = (values: Values) =>
    changesBetween(withoutSecrets(form.formState.defaultValues ?? {}, secret), withoutSecrets(values, secret));

  useUnsaved(name, changes > 0);
  const compare = useEffectEvent((values: Values, touched = false) => {
    const found = countChanges ? countChanges(values) : Number(touched);
    const different = found > 0;
    markDirty(key, different);
    // the page with all its fields is rendered for it, which must not hold up the key stroke
    startTransition(() => setCount(found));
    // one that is only offered is kept with what is typed now
    if (different || offered) keepDraft(key, () => [...(offered ?? []), ...(different ? typed(values) : [])]);
    else dropDraft(key);
  });
  // after the fields: what they say of themselves when they come is nothing that anybody typed
  useEffect(
    () =>
      form.subscribe({
        // who counts needs no other news of the same key stroke
        formState: { values: true, isDirty: !isCounted },
        callback: ({ values, isDirty: touched }) => compare(values, touched),
      }),
    [form, isCounted],
  );

  const done = () => {
    // at once, not with the next rendering: what follows may navigate
    markDirty(key, false);
    dropDraft(key);
    setCount(0);
    // one that is only offered was typed before; what of it is in the form by now needs no draft
    const left = latestOffer.current?.filter(({ path, to }) => !same(valueAt(form.getValues(), path), to)) ?? none;
    if (left.length > 0) keepDraft(key, () => left);
    setOffered(left.length > 0 ? left : undefined);
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
      // what was typed since it was offered stays
      if (isDirtyForm(key)) keepDraft(key, () => typed(form.getValues()));
    },
  };
  return { form, changes, draft, done, restoreValues, catchUp, key };
}
