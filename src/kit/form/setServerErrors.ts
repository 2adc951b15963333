import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { Failure } from "~/data/api/errors";
import { fieldText } from "~/data/api/failureText";

interface Options<Values extends FieldValues> {
  /** Names of the form's fields from the top: the first wrong one gets the focus, in whatever order the server names them. */
  order: readonly string[];
  /** Form name of a field that the server names; undefined where the form does not show it. */
  nameOf?: (field: string) => string | undefined;
  /** The field a failure is about, where the server does not name it. */
  fieldOf?: (failure: Failure) => Path<Values> | undefined;
}

/** Shows what the server said of a form's values at their fields. */
export function setServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  failure: Failure,
  { order, nameOf = (field) => field, fieldOf }: Options<Values>,
): void {
  const wrong = failure.fields
    .flatMap((error) => {
      const name = nameOf(error.field) as Path<Values> | undefined;
      return name ? [{ error, name }] : [];
    })
    .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  for (const [index, { error, name }] of wrong.entries()) {
    const { types: said } = form.getFieldState(name).error ?? {};
    // of one field the server may say several things
    const message = [said?.[error.field], fieldText(error)].filter(Boolean).join(" ");
    // a field of several rows shows each error at its row
    const types = { ...said, [error.field]: message };
    form.setError(name, { type: "server", message, types }, { shouldFocus: index === 0 });
  }
  const about = fieldOf?.(failure);
  const { message, description = message } = failure;
  if (about) form.setError(about, { type: "server", message: description }, { shouldFocus: true });
}
