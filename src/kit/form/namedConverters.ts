import { isRecord } from "~/data/browser/record";
import { apply, type Change, valueAt } from "~/data/write/merge";
import { undotted } from "~/kit/form/fieldProps";
import { objectIn } from "~/kit/form/json";
import { textIn } from "~/kit/form/values";

/** How a value is shown in a form, and stored again. */
export interface Shape {
  toForm: (stored: unknown) => unknown;
  toStored: (value: unknown) => unknown;
}

/** A value that is stored as it is shown; nothing shows as an empty text. */
export const asItIs: Shape = { toForm: (stored) => stored ?? "", toStored: (value) => value };

/** A map of texts in one JSON text; an empty one is stored as nothing. */
export const jsonMap: Shape = {
  toForm: (stored) =>
    Object.fromEntries(Object.entries(objectIn(textIn(stored)) ?? {}).map(([key, value]) => [key, String(value)])),
  toStored: (value) => (isRecord(value) && Object.keys(value).length > 0 ? JSON.stringify(value) : ""),
};

/**
 * How an object becomes values of a form and back, with nothing but what the fields of the form name: an object with
 * several forms has a draft for each, and each writes its own part.
 * @param none values of a form without fields
 * @param names of the fields
 * @param shapes by the last part of a name on the server: values that are not shown as they are stored
 * @returns `toForm` and `toObject` of `useEdit`
 */
export function namedConverters<Item extends object, Values extends object>(
  none: Values,
  names: readonly string[],
  shapes: Record<string, Shape>,
) {
  const fields = names.map((name) => {
    const inForm = name.split(".");
    const inObject = inForm.map(undotted);
    return { inForm, inObject, shape: shapes[inObject.at(-1) ?? ""] ?? asItIs };
  });
  const set = (path: string[], to: unknown): Change => ({ path, from: undefined, to });
  return {
    toForm: (object: Item) =>
      apply(
        none,
        fields.map(({ inForm, inObject, shape }) => set(inForm, shape.toForm(valueAt(object, inObject)))),
      ),
    toObject: (values: Values) =>
      apply<object>(
        {},
        fields.map(({ inForm, inObject, shape }) => set(inObject, shape.toStored(valueAt(values, inForm)))),
      ),
  };
}
