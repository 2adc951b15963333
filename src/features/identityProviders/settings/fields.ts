import type { ReactNode } from "react";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { type Labelled, labelled, type LabelKey, serverWords } from "~/i18n/serverWords";
import type { Key, Text, useT } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Option } from "~/kit/form/kinds/SelectField";
import { isOn, textIn } from "~/kit/form/values";

export type ProviderField = FieldSpec<ProviderValues>;
type More<Kind extends string> = Partial<Omit<Extract<ProviderField, { kind: Kind }>, "kind" | "name">>;

type Rest<Kind extends string> = Omit<More<Kind>, "label" | "help">;

/** Most seconds that the server takes. */
const MOST = 2_147_483;

/** A setting that is on or off, with the id that automation knows. */
export const toggle = (setting: string, label: Text, more: More<"switch"> = {}): ProviderField => ({
  kind: "switch",
  stringify: true,
  name: nameOf(setting),
  label,
  ...more,
});

/** A setting that is on or off and goes by the key of its label. */
export const shortToggle = (setting: string, label: Labelled, more: Rest<"switch"> = {}): ProviderField => ({
  kind: "switch",
  stringify: true,
  name: nameOf(setting),
  ...labelled(label),
  id: label,
  testId: nameOf(setting),
  ...more,
});

/** A setting as a line of text. */
export const text = (setting: string, label: Text, more: More<"text"> = {}): ProviderField => ({
  kind: "text",
  name: nameOf(setting),
  label,
  ...more,
});

/** A setting as a line of text that goes by the key of its label. */
export const shortText = (setting: string, label: Labelled, more: Rest<"text"> = {}): ProviderField => ({
  kind: "text",
  name: nameOf(setting),
  ...labelled(label),
  id: label,
  testId: label,
  ...more,
});

const WEB = { value: /^\s*https?:\/\/\S+\s*$/i, message: "gatehouse.webAddress" } as const;

/** A setting that is an address of the web. */
export const url = (setting: string, label: Text, more: More<"text"> = {}): ProviderField =>
  text(setting, label, { type: "url", pattern: WEB, ...more });

/** A setting that is one of some values. */
export const select = (
  setting: string,
  label: Text,
  options: readonly Option[],
  more: More<"select"> = {},
): ProviderField => ({ kind: "select", name: nameOf(setting), label, options, ...more });

/** A setting that is a number of seconds or the like. */
export const number = (setting: string, label: Text, more: More<"number"> = {}): ProviderField => ({
  kind: "number",
  name: nameOf(setting),
  label,
  stringify: true,
  min: 0,
  max: MOST,
  ...more,
});

/** Something of the page's own among the fields. */
export const custom = (name: string, label: Text, render: () => ReactNode, help?: Text): ProviderField => ({
  kind: "custom",
  name,
  label,
  help,
  render,
});

/** A setting that only some servers have; nothing where this one does not know it. */
export function ifKnown(
  t: ReturnType<typeof useT>,
  key: LabelKey,
  make: (words: { label: Text; help?: Text }) => ProviderField,
): ProviderField[] {
  const words = serverWords(t, key);
  return words ? [make(words)] : [];
}

/** Shows a field while a setting is on. */
export const whileOn = (setting: string) => ({ name: nameOf(setting), is: isOn });

/** Shows a field while any of some settings is on. */
export const whileAnyOn = (...settings: string[]) => ({
  name: settings.map(nameOf),
  is: (...values: unknown[]) => values.some(isOn),
});

/** Shows a field while a setting is off. */
export const whileOff = (setting: string) => ({ name: nameOf(setting), is: (value: unknown) => !isOn(value) });

/** Shows a field while a setting has one of some values. */
export const whileIn = (setting: string, ...values: string[]) => ({
  name: nameOf(setting),
  is: (value: unknown) => values.includes(textIn(value)),
});

/** Options that are shown as the server calls them. */
export const raw = (...keys: string[]): Option[] => keys.map((key) => ({ key, value: { text: key } }));

/** Options with words. */
export const worded = (words: Record<string, Key>): Option[] =>
  Object.entries(words).map(([key, value]) => ({ key, value }));
