import { KeyList } from "~/features/realmSettings/keys/KeyList";
import { KeyProviders } from "~/features/realmSettings/keys/KeyProviders";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** The keys of the realm, and the providers that they come from. */
export function Keys() {
  const t = useT();
  return (
    <RoutableTabs
      inside="keys"
      label={t("keys")}
      tabs={{
        list: { testId: "rs-keys-list-tab", content: <KeyList /> },
        providers: { testId: "rs-providers-tab", content: <KeyProviders /> },
      }}
    />
  );
}
