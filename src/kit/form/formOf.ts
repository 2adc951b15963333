import type { FieldValues } from "react-hook-form";
import { isRecord } from "~/data/browser/record";
import { fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import type { FieldSpec } from "~/kit/form/Inputs";

/**
 * How an object becomes values of a form and back, derived from its fields: the form has the keys that its fields name.
 * Attributes and settings that have fields of their own go by their form names (`dotted`). A form whose values differ from
 * the object spreads this and overrides the one or the other.
 * @returns `toForm` and `toObject` of `useEdit`
 */
export function formOf<Item extends FieldValues>(fields: readonly FieldSpec<Item>[]) {
  const paths = fields.map(({ name }) => name.split("."));
  const convert = (from: object, rename: (map: Record<string, unknown>) => Record<string, unknown>) =>
    Object.fromEntries(
      paths.map(([key = "", below]) => {
        const value: unknown = Reflect.get(from, key);
        return [key, below !== undefined && isRecord(value) ? rename(value) : value];
      }),
    ) as Item;
  return {
    toForm: (object: Item): Item => convert(object, toFormMap),
    toObject: (values: Item): Item => convert(values, fromFormMap),
  };
}
