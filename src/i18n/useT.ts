// Provisional: being written.
import { useTranslation } from "react-i18next";
export type Key = string;
export type KeyWith<_Param extends string> = string;
export type Text = Key | readonly [Key, Record<string, unknown>];
export function useT() {
  const { t } = useTranslation();
  return (text: Text): string => (typeof text === "string" ? t(text) : t(text[0], text[1]));
}
export function useServerText() {
  const { t } = useTranslation();
  return (text: string): string => t(/^\$\{(.+)\}$/.exec(text)?.[1] ?? text);
}
export function useSort<T>(list: T[], by: (item: T) => string): T[] {
  return [...list].sort((a, b) => by(a).localeCompare(by(b)));
}
