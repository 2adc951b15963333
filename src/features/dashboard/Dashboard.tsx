import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { env } from "~/data/auth/env";
import { Introduction } from "~/features/dashboard/Introduction";
import { ProviderInfo } from "~/features/dashboard/ProviderInfo";
import { ServerInfo } from "~/features/dashboard/ServerInfo";
import { Welcome } from "~/features/dashboard/Welcome";
import { useServerText, useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** What a realm opens with: server and provider information in the administration realm, a welcome elsewhere. */
export default function Dashboard() {
  const t = useT();
  const label = useServerText();
  const name = useRealm();
  const realm = useRealmRepresentation();
  const title = label(realm?.displayName || name);
  if (name !== env().masterRealm) return <Introduction title={title} />;
  const heading = t(["realmNameTitle", { name: title }]);
  return (
    <>
      <PageHeading title={heading} />
      <RoutableTabs
        label={heading}
        testId="dashboard-tabs"
        tabs={{
          welcome: { testId: "welcomeTab", content: <Welcome realm={title} /> },
          info: { testId: "infoTab", content: <ServerInfo /> },
          providers: { testId: "providersTab", content: <ProviderInfo /> },
        }}
      />
    </>
  );
}
