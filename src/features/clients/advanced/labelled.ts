import { attribute } from "~/features/clients/client";
import type { AdvancedValues } from "~/features/clients/advanced/advancedValues";
import type { Translate } from "~/i18n/i18n";
import { type Labelled, labelled, type LabelKey, serverWords } from "~/i18n/serverWords";
import type { Key } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Option } from "~/kit/form/kinds/SelectField";

export type Fields = FieldSpec<AdvancedValues>[];

/** Values that are shown as they are. */
export const asOptions = (values: readonly string[]): Option[] => values.map((key) => ({ key, value: { text: key } }));

/** A choice among values of an attribute. @param none what it is called that there is none */
export const choice = (name: string, label: Labelled, none: Key, options: Option[]) =>
  ({
    kind: "select",
    name: attribute(name),
    ...labelled(label),
    placeholder: none,
    isTypeahead: false,
    options: [{ key: "", value: none }, ...options],
  }) as const;

/** An address in an attribute. */
export const address = (name: string, label: Labelled) =>
  ({ kind: "text", type: "url", name: attribute(name), ...labelled(label) }) as const;

/** A switch with an id of its own. */
export const switchOf = (name: string, label: Labelled, id?: string) =>
  ({ kind: "switch", stringify: true, name: attribute(name), ...labelled(label), id }) as const;

/** A switch that only some servers have; none on the others. */
export function switchIfThere(t: Translate, name: string, key: LabelKey): Fields {
  const words = serverWords(t, key);
  return words ? [{ kind: "switch", stringify: true, name: attribute(name), ...words }] : [];
}
