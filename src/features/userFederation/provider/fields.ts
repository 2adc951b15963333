import type { ReactNode } from "react";
import { nameOf } from "~/features/userFederation/ldap/ldapForm";
import { labelled } from "~/i18n/serverWords";
import type { Text } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Configured } from "~/parts/providerSettings/ProviderSettings";
import { LONGEST, isOn } from "~/kit/form/values";
import { LARGEST, WHOLE } from "~/kit/form/useField";

type More = Partial<Omit<Extract<FieldSpec<Configured>, { kind: "text" }>, "name">>;

/** The name of a provider, which lists and headings show. */
export const displayName = {
  kind: "text",
  name: "name",
  ...labelled("uiDisplayName"),
  required: true,
  requiredText: "validateName",
  maxLength: LONGEST,
} as const;

/** A setting as a line of text. */
export const text = (setting: string, label: Text, help: Text | undefined, more: More = {}): FieldSpec<Configured> => ({
  ...more,
  kind: "text",
  name: nameOf(setting),
  label,
  help,
});

/** A setting that has to be there, with what is said when it is not. */
export const needed = (setting: string, label: Text, help: Text | undefined, requiredText: Text, more: More = {}) =>
  text(setting, label, help, { ...more, required: true, requiredText });

/** A setting that is a whole number; the server stores larger ones and cannot read them when it uses them. */
export const number = (setting: string, label: Text, help: Text, min: number, more: More = {}) =>
  text(setting, label, help, { ...more, type: "number", min, max: LARGEST, pattern: WHOLE });

/** A setting that is on or off, with the id and test id that automation knows. */
export const toggle = (
  setting: string,
  label: Text,
  help: Text,
  id: string,
  testId: string,
  when?: FieldSpec<Configured>["when"],
): FieldSpec<Configured> => ({
  kind: "switch",
  stringify: true,
  name: nameOf(setting),
  label,
  help,
  id,
  testId,
  helpId: typeof label === "string" ? label : setting,
  when,
});

/** Shows a field while a setting is on. */
export const whileOn = (setting: string) => ({ name: nameOf(setting), is: isOn });

/** Options that are shown as the server calls them. */
export const raw = (...keys: string[]) => keys.map((key) => ({ key, value: { text: key } }));

/** A button among the fields. */
export const button = (name: string, label: Text, render: () => ReactNode): FieldSpec<Configured> => ({
  kind: "custom",
  name,
  label,
  render,
});
