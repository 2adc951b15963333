import { useMemo, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import { type Call, type Messages, useAction } from "~/data/write/action";
import { CancelledError, type Failure, statusOf } from "~/data/api/errors";
import {
  apply,
  type Change,
  changesBetween,
  conflictsOf,
  same,
  withGoneEntries,
  withoutMasks,
} from "~/data/write/merge";
import { isLeaving } from "~/data/write/saveAll";
import type { WithAccess, Write } from "~/data/access/permissions";
import { placeShown } from "~/data/browser/shown";
import { askConflicts, type Labels } from "~/kit/form/changes";
import { confirm } from "~/kit/dialog/confirm";
import { setServerErrors } from "~/kit/form/setServerErrors";
import { useFormReset } from "~/kit/form/useFormReset";
import { useGuardedForm } from "~/kit/form/useGuardedForm";

/** How an object is read, shown in a form, and written. */
export interface EditOptions<Item extends object, Values extends FieldValues, Result> extends Messages {
  /** Names the form, for its draft, and of a new object what it belongs to; realm and id of `object` are added. */
  name: string;
  /** The object as it was read; for a new one, what it starts with. */
  object: Item & WithAccess;
  /** The form's values of an object. */
  toForm: (object: Item) => Values;
  /** The object that values mean; what the form does not show may be missing. */
  toObject: (values: Values) => object;
  /** Reads the object again before it is written; left out for a new one. */
  read?: (call: Call) => Promise<Item>;
  /** Writes the whole object; `before` is what the server had right before, for what is written by calls of its own. */
  write: (call: Call, next: Item, values: Values, before: Item) => Promise<Result>;
  /** The write, for permissions. */
  call: Write;
  /** What the form begins with can be saved as it is: a new object, all of whose required fields have a value. */
  isComplete?: boolean;
  /**
   * Creates the object again when somebody deleted it meanwhile. `next` has no masks: the secrets that only the server
   * knew are deleted with it, and `isSecretLost` says that there was one.
   */
  recreate?: (call: Call, next: Item, isSecretLost: boolean) => Promise<Result>;
  /**
   * Called with what the write answered, at once, when leaving the form asks no more; not where the administrator has
   * gone to another place meanwhile.
   */
  onSaved?: (result: Result) => unknown;
  /** Form names of secrets: never in a draft, never shown in a list of changes. */
  secret?: string[];
  /** Keys that the server computes and must not get. */
  computed?: (keyof Item)[];
  /** The field a failure is about, where the server does not name it. */
  fieldOf?: (failure: Failure) => Path<Values> | undefined;
  /** A field is checked with each key stroke; when left out, from when it is left first. */
  mode?: "onChange";
  /** Form name of a field that the server names; undefined where the form does not show it. */
  nameOf?: (field: string) => string | undefined;
  /**
   * Runs before it is written, e.g. a question about what follows from a change.
   * @returns false to write nothing; values to write them instead of the form's
   */
  before?: (changes: Change[], values: Values) => Promise<boolean | Values>;
}

function without<Item extends object>(object: Item, keys: (keyof Item)[] = []): Item {
  const copy = { ...object };
  for (const key of keys) delete copy[key];
  return copy;
}

/**
 * An object as it was when a draft of its form was typed, as far as the draft tells: as if the form had never been left, what
 * others changed since then is merged when it is saved.
 */
function asBefore<Item extends object, Values extends FieldValues>(
  object: Item,
  typed: Change[],
  toForm: (object: Item) => Values,
  toObject: (values: Values) => object,
): Item {
  const values = toForm(object);
  const before = apply(
    values,
    typed.map((change) => ({ ...change, from: change.to, to: change.from })),
  );
  return apply(object, changesBetween(toObject(values), toObject(before)));
}

/**
 * Lets the administrator choose where someone else changed the same.
 * @param theirs what the server has now
 * @returns the changes that are to be written
 * @throws CancelledError where the choice was given up
 */
export async function chosen(changes: Change[], theirs: object, labels: Labels, place: string): Promise<Change[]> {
  const conflicts = conflictsOf(changes, theirs);
  if (conflicts.length === 0) return changes;
  const mine = await askConflicts(conflicts, labels, place);
  if (!mine) throw new CancelledError();
  return changes.filter((change) => conflicts.every(({ path }) => path !== change.path) || mine.has(change.path));
}

/**
 * A form that saves safely: what is written is the object as the server has it now with nothing but the changed values
 * put on it. Where somebody else changed the same value meanwhile the administrator chooses; an object deleted
 * meanwhile can be made again.
 * @returns react-hook-form's form and what `EditForm` renders beside it
 */
export function useEdit<Item extends object, Values extends FieldValues, Result>(
  options: EditOptions<Item, Values, Result>,
) {
  const { name, object, toForm, toObject, read, write, recreate, secret, computed, fieldOf, nameOf, mode } = options;
  const [base, setBase] = useState(object);
  const stored = useMemo(() => toObject(toForm(base)), [base, toForm, toObject]);
  const changesIn = (values: Values) => changesBetween(stored, toObject(values));
  const { form, changes, draft, done, restoreValues, catchUp, key } = useGuardedForm<Values>({
    name: "id" in object ? `${name} ${String(object.id)}` : name,
    defaultValues: toForm(object) as DefaultValues<Values>,
    secret,
    countChanges: (values) => changesIn(values).length,
    mode,
    restore: (typed) => {
      // what was typed since it was offered stays
      pendingChanges.current = [...typed, ...changesBetween(form.formState.defaultValues ?? {}, form.getValues())];
      setBase(asBefore(object, typed, toForm, toObject));
    },
  });

  const changed = changes > 0;
  // what the server has now shows as soon as nothing of the administrator's is in the form or is on its way
  const { isSubmitting } = form.formState;
  const [hasEnded, setHasEnded] = useState(false);
  if ((!changed || hasEnded) && !isSubmitting && object !== base) setBase(object);
  if (hasEnded && !isSubmitting) setHasEnded(false);
  const { pendingChanges, heldAtEnd } = useFormReset({ base, form, toForm, restoreValues, secret });

  const leadOn = useRef<() => void>(undefined);
  // who saves on the way out goes where they wanted to go
  const answered = () => isLeaving() || leadOn.current?.();
  const action = useAction(
    async (call, typed: Values, labels: Labels, saved: (result: Result) => void) => {
      // a question after a read belongs to where it was begun
      const place = placeShown();
      const answer = (await options.before?.(changesIn(typed), typed)) ?? true;
      if (answer === false) throw new CancelledError();
      const values = answer === true ? typed : answer;
      let changes = changesIn(values);
      if (!read) {
        const next = apply<Item>(base, changesBetween(base, toObject(values)));
        return saved(await write(call, without(next, computed), values, base));
      }
      const fresh = await read(call).catch((error: unknown) => {
        if (statusOf(error) !== 404 || !recreate) throw error;
      });
      if (fresh === undefined) {
        if (!recreate || !(await confirm(deletedMeanwhile, place))) throw new CancelledError();
        const next = without(apply<Item>(base, changes), computed);
        const known = withoutMasks(next);
        return saved(await recreate(call, known, !same(known, next)));
      }
      // as the form shows it: what is absent may mean a default
      const theirs = toObject(toForm(fresh));
      const wanted = withGoneEntries(changes, stored, toObject(values), theirs);
      changes = await chosen(wanted, theirs, labels, place);
      // others may have saved more while the administrator chose
      const now = changes === wanted ? fresh : await read(call);
      return saved(await write(call, without(apply<Item>(now, changes), computed), values, now));
    },
    { ...options, answered },
  );

  const send = (labels: Labels) =>
    form.handleSubmit(async (values) => {
      const since = () => changesBetween(values, form.getValues());
      const failure = await action.run(values, labels, (result) => {
        leadOn.current = () => options.onSaved?.(result);
        // what the server has now is read before this ends, and who leaves meanwhile loses nothing
        if (!read || since().length === 0) done();
      });
      if (!failure) {
        if (read) {
          pendingChanges.current = since();
          heldAtEnd.current = structuredClone(form.getValues());
        }
        setHasEnded(true);
        done();
        return;
      }
      setServerErrors(form, failure, { order: [...labels.of.keys()], nameOf, fieldOf });
    });

  const saving = useRef<Promise<void>>(undefined);
  const submit = (labels: Labels) => {
    const saveNow = send(labels);
    return () => {
      // a new object is made once, also where it is saved on the way out while it is made
      if (!read && saving.current) return saving.current;
      // what the server said of the last attempt says nothing of this one
      form.clearErrors();
      saving.current = saveNow().finally(() => (saving.current = undefined));
      return saving.current;
    };
  };

  return {
    form,
    /** Names the form among all that may be unsaved. */
    key,
    changed,
    /** How many values would be written, as it is rendered: a little after the key stroke. */
    changeCount: changes,
    catchUp,
    draft,
    submit,
    isNew: !read,
    canSave: changed || options.isComplete === true,
    call: options.call,
    object: base,
    secret,
    saving: action.running,
    /** What would be written now. */
    changes: () => changesIn(form.getValues()),
    /** Takes back everything that was typed. */
    revert: () => {
      form.reset(toForm(base));
      done();
    },
    /** The form is given up: leaving it asks no more. */
    leave: done,
  };
}

const deletedMeanwhile = { title: "gatehouse.deletedTitle", body: "gatehouse.deletedBody", label: "create" } as const;
