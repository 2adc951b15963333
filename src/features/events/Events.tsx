import { RichText } from "~/i18n/RichText";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { AdminEvents } from "~/parts/events/AdminEvents";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { pageAt } from "~/parts/groups/pageAt";
import { UserEventList } from "~/parts/events/UserEventList";

/** What users and administrators of the realm did. */
export default function Events() {
  const t = useT();
  return (
    <>
      <PageHeading title={t("titleEvents")} subtitle={<Explanation />} />
      <RoutableTabs
        label={t("titleEvents")}
        tabs={{
          "user-events": { content: <UserEventList /> },
          "admin-events": { testId: "admin-events-tab", content: <AdminEvents /> },
        }}
      />
    </>
  );
}

/** What events are, with a link to where their saving is configured. */
const Explanation = () => (
  <RichText
    text="eventExplain"
    elements={{ 1: <LinkIfThere to={pageAt("/:realm/realm-settings/:tab", { tab: "events" })} /> }}
  />
);
