import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { env, pictureAddress } from "~/data/auth/env";
import { Overview } from "~/features/dashboard/Overview";
import { ProviderInfo } from "~/features/dashboard/ProviderInfo";
import { ServerInfo } from "~/features/dashboard/ServerInfo";
import { Welcome } from "~/features/dashboard/Welcome";
import { useServerText, useT } from "~/i18n/useT";
import { PageHeading, useDocumentTitle } from "~/kit/page/Page";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { EmptyState, EmptyStateBody, PageSection, Content } from "@patternfly/react-core";

/** What a realm opens with: server and provider information in the administration realm, a welcome elsewhere. */
export default function Dashboard() {
  const t = useT();
  const label = useServerText();
  const name = useRealm();
  const realm = useRealmRepresentation();
  // a name is none of the server's texts, also where one has it for its key
  const title = realm.displayName ? label(realm.displayName) : name;
  if (name !== env().masterRealm)
    return (
      <>
        <Introduction title={title} />
        <Overview />
      </>
    );
  const heading = t(["realmNameTitle", { name: title }]);
  return (
    <>
      <PageHeading title={heading} />
      <RoutableTabs
        label={heading}
        testId="dashboard-tabs"
        tabs={{
          welcome: {
            testId: "welcomeTab",
            content: (
              <>
                <Welcome realm={title} />
                <Overview />
              </>
            ),
          },
          info: { testId: "infoTab", content: <ServerInfo /> },
          providers: { testId: "providersTab", content: <ProviderInfo /> },
        }}
      />
    </>
  );
}

/** Welcome to a realm. */
function Introduction({ title }: { title: string }) {
  const t = useT();
  const heading = useDocumentTitle(title);
  return (
    <PageSection>
      <EmptyState
        titleText={t("welcome")}
        headingLevel="h2"
        icon={() => <img className="gh-realm-logo" src={pictureAddress(env().logo || "/icon.svg")} alt="" />}
      >
        <EmptyStateBody>
          <Content>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{title}</bdi>
            </h1>
            <p>{t("introduction")}</p>
          </Content>
        </EmptyStateBody>
      </EmptyState>
    </PageSection>
  );
}
