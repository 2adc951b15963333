import { Flex } from "@patternfly/react-core";
import { useDeferredValue, useMemo, useState } from "react";
import { useLoad } from "~/data/query/useLoad";
import { useLanguageName, useRealmLocales } from "~/features/realmSettings/localization/languages";
import { PreviewForm } from "~/features/realmSettings/userProfile/preview/PreviewForm";
import { type Viewer, viewers } from "~/features/realmSettings/userProfile/preview/shownTo";
import type { Translations } from "~/features/realmSettings/userProfile/translations";
import { directionOf } from "~/i18n/i18n";
import { useT } from "~/i18n/useT";
import { Choice } from "~/kit/controls/Choice";
import { ErrorAlert } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";

interface Props {
  /** The configuration of the user profile as it is typed. */
  profile: object;
  /** Texts that are typed and not saved yet, by their keys. */
  typed?: Record<string, Translations>;
}

const names = { user: "user", admin: "gatehouse.administrator" } as const;
/** Type of the theme that has the texts. */
const themeTypes = { user: "account", admin: "admin" } as const;

/**
 * The form of a user's data as users or administrators will see it, in a language of the realm
 * (`GET /resources/{realm}/{type}/{locale}`). What is typed into it goes nowhere.
 */
export function ProfilePreview({ profile, typed = {} }: Props) {
  const t = useT();
  const nameOf = useLanguageName();
  const locales = useRealmLocales();
  const [viewer, setViewer] = useState<Viewer>("user");
  const [chosen, setLocale] = useState("");
  const locale = locales.includes(chosen) ? chosen : (locales[0] ?? "en");
  const themeType = themeTypes[viewer];
  const { data, error, refresh } = useLoad(["texts", themeType, locale], (read) =>
    read("ui.effectiveTexts", { themeType, locale }),
  );
  const saved = useMemo(() => data && Object.fromEntries(data.map(({ key, value }) => [key, value])), [data]);
  const texts = Object.fromEntries(
    Object.entries(typed).flatMap(([key, { [locale]: text }]) =>
      // a text that is taken away leaves its key
      text === undefined ? [] : [[key, text === false ? key : text]],
    ),
  );
  // as texts they tell whether anything changed; a key stroke does not wait for the preview
  const shown = useDeferredValue(JSON.stringify(profile));
  const shownTexts = useDeferredValue(JSON.stringify(texts));
  return (
    <section className="gh-preview" aria-label={t("preview")} data-testid="profile-preview">
      <Flex>
        <Choice
          label={t("gatehouse.previewAs")}
          testId="preview-viewer"
          value={viewer}
          options={Object.fromEntries(viewers.map((one) => [one, t(names[one])]))}
          onChange={(next) => setViewer(next === "admin" ? "admin" : "user")}
        />
        {locales.length > 1 && (
          <Choice
            label={t("language")}
            testId="preview-language"
            value={locale}
            options={Object.fromEntries(locales.map((one) => [one, nameOf(one)]))}
            onChange={setLocale}
          />
        )}
      </Flex>
      {error ? <ErrorAlert error={error} retry={refresh} /> : !saved && <Loading />}
      <div lang={locale} dir={directionOf(locale)}>
        <PreviewForm profile={shown} viewer={viewer} texts={shownTexts} saved={saved} />
      </div>
    </section>
  );
}
