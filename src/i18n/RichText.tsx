import type { ReactElement } from "react";
import { Trans } from "react-i18next/TransWithoutContext";
import { i18n, type KeyWith, type Tagged, type Values } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";

type PlainValues<P> = Omit<Values<P>, `<${string}`>;
type Props = {
  [P in Tagged]: {
    /** Key of a text with tags: `see <1>here</1>`. */
    text: KeyWith<P>;
    /** The element of each tag, by its number; the words of the tag become its children. */
    elements: Record<number, ReactElement>;
  } & (keyof PlainValues<P> extends never ? { values?: undefined } : { values: PlainValues<P> });
}[Tagged];

/** Without it, Trans would escape the tags of values, too. */
const interpolation = { escapeValue: true, escape: (tag: string) => tag };

const Value = ({ value }: { value: string | number }) => value;

/** A text whose tags are elements of the page. Tags without an element stay out, values are shown as they are. */
export function RichText({ text, elements, values }: Props) {
  // renders again when the texts change
  useT();
  // Trans would read tags, entities and placeholders inside a value: each value is an element of its own instead
  const entries = Object.entries<string | number>(values ?? {});
  const tags = Object.fromEntries(entries.map(([name]) => [name, `<${name}/>`]));
  const shown = Object.fromEntries(entries.map(([name, value]) => [name, <Value key={name} value={value} />]));
  return (
    <Trans i18n={i18n} i18nKey={text} components={{ ...elements, ...shown }} tOptions={{ ...tags, interpolation }} />
  );
}
