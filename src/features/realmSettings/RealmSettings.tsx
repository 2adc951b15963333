import { useRealm } from "~/data/query/useRealm";
import { RealmActions } from "~/features/realmSettings/RealmActions";
import { Login } from "~/features/realmSettings/Login";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** The settings of the realm in force. All tabs but the first load when opened. */
export default function RealmSettings() {
  const t = useT();
  const realm = useRealm();
  return (
    <>
      <PageHeading
        title={realm}
        subtitle={t("realmSettingsExplain")}
        learnMore="configuring-realms"
        actions={<RealmActions />}
      />
      <RoutableTabs
        label={t("realmSettings")}
        tabs={{
          login: { testId: "rs-login-tab", content: <Login /> },
        }}
      />
    </>
  );
}
