import type { ReactNode } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { i18n, language } from "~/i18n/i18n";
import { LanguageContext } from "~/i18n/useT";

const options = { useSuspense: false };

/** Gives the page the texts of `setTexts`, and others when they change. */
export const TextsProvider = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <SharedLanguage>{children}</SharedLanguage>
  </I18nextProvider>
);

/**
 * `useTranslation` once for all: it copies the instance for each component that calls it, and a list calls `useT`
 * hundreds of times.
 */
function SharedLanguage({ children }: { children: ReactNode }) {
  useTranslation(undefined, options);
  return <LanguageContext value={language()}>{children}</LanguageContext>;
}
