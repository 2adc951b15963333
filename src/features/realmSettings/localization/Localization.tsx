import { Locales } from "~/features/realmSettings/localization/Locales";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

const RealmTexts = lazily(() =>
  import("~/features/realmSettings/localization/RealmTexts").then((module) => module.RealmTexts),
);
const EffectiveTexts = lazily(() =>
  import("~/features/realmSettings/localization/EffectiveTexts").then((module) => module.EffectiveTexts),
);

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
