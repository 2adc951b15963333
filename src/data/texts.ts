// Provisional: being written.
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { env } from "~/data/env";
export async function startTexts(realm: string, locale: string): Promise<void> {
  const answer = await fetch(`${env().adminBaseUrl}/resources/${encodeURIComponent(realm)}/admin/${locale}`);
  const texts = Object.fromEntries(
    ((await answer.json()) as { key: string; value: string }[]).map(({ key, value }) => [key, value]),
  );
  await i18next
    .use(initReactI18next)
    .init({
      lng: locale,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      resources: { [locale]: { translation: texts } },
    });
}
export const refreshTextsLater = (_realm: string, _locale: string) => {};
