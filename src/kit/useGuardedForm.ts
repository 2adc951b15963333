import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { useBlocker } from "react-router-dom";
import { draftOf, dropDraft, isDirtyForm, keepDraft, markDirty } from "~/data/drafts";
import { confirm } from "~/kit/confirm";

interface Options<Values extends FieldValues> {
  /** Names the form and its object, for its draft. */
  name: string;
  defaultValues: DefaultValues<Values>;
  /** Fields that never reach the draft: secrets, file contents. The same array for every drawing. */
  secret?: Path<Values>[];
}

const none: never[] = [];

/**
 * A form that loses nothing: leaving it dirty asks first, what was typed is kept as a draft of this tab and offered
 * when the form is opened again.
 * @returns react-hook-form's form; `draft` while one is offered; `done`, to be called when the form was saved or given up
 */
export function useGuardedForm<Values extends FieldValues>({ name, defaultValues, secret = none }: Options<Values>) {
  const form = useForm<Values>({ defaultValues, mode: "onSubmit", reValidateMode: "onChange", shouldFocusError: true });
  const { isDirty } = form.formState;
  const [offered, setOffered] = useState(() => draftOf(name) as Partial<Values> | undefined);
  const blocker = useBlocker(() => isDirtyForm(name));

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const question = { title: "gatehouse.leaveTitle", body: "gatehouse.leaveBody", label: "gatehouse.leave" } as const;
    void confirm(question).then((yes) => (yes ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    markDirty(name, isDirty);
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      // not where the drafts were dropped on purpose, e.g. for another user
      if (isDirtyForm(name)) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      markDirty(name, false);
    };
  }, [name, isDirty]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: changed }) => {
          if (!changed) return;
          keepDraft(
            name,
            Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field as Path<Values>))),
          );
        },
      }),
    [form, name, secret],
  );

  const done = () => {
    // at once, not with the next drawing: what follows may navigate
    markDirty(name, false);
    dropDraft(name);
  };
  const draft = offered && {
    restore: () => {
      for (const [field, value] of Object.entries(offered))
        form.setValue(field as Path<Values>, value, { shouldDirty: true });
      setOffered(undefined);
    },
    discard: () => {
      dropDraft(name);
      setOffered(undefined);
    },
  };
  return { form, draft, done };
}
