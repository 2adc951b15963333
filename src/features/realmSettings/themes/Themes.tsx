import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { ThemeSettings } from "~/features/realmSettings/themes/ThemeSettings";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

const QuickTheme = lazily(() =>
  import("~/features/realmSettings/themes/QuickTheme").then((module) => module.QuickTheme),
);

/** The themes of the realm and, where the server has it switched on, the tool that makes one. */
export function Themes() {
  const t = useT();
  if (!hasFeature(useServerInfo(), "QUICK_THEME")) return <ThemeSettings />;
  return (
    <RoutableTabs
      inside="themes"
      label={t("themes")}
      tabs={{
        settings: { testId: "themes-settings-tab", content: <ThemeSettings /> },
        quickTheme: { testId: "quickTheme-tab", content: <QuickTheme /> },
      }}
    />
  );
}
