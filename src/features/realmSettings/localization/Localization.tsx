import { EffectiveTexts } from "~/features/realmSettings/localization/EffectiveTexts";
import { Locales } from "~/features/realmSettings/localization/Locales";
import { RealmTexts } from "~/features/realmSettings/localization/RealmTexts";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** The languages of the realm's pages, and its own texts in them. */
export function Localization() {
  const t = useT();
  return (
    <RoutableTabs
      inside="localization"
      label={t("localization")}
      tabs={{
        locales: { testId: "rs-localization-locales-tab", content: <Locales /> },
        "realm-overrides": { testId: "rs-localization-realm-overrides-tab", content: <RealmTexts /> },
        "effective-message-bundles": {
          testId: "rs-localization-effective-message-bundles-tab",
          content: <EffectiveTexts />,
        },
      }}
    />
  );
}
