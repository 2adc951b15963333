import { Tab, Tabs, TabTitleText } from "@patternfly/react-core";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { AdminEvents } from "~/parts/events/AdminEvents";
import { UserEventList } from "~/parts/events/UserEventList";

/** What a user did, and what administrators did to the user, its roles, groups and credentials. */
export function UserEvents({ user }: UserTabProps) {
  const t = useT();
  const [, setParams] = useSearchParams();
  const [shown, setShown] = useState("user");
  return (
    <Tabs
      activeKey={shown}
      isSubtab
      mountOnEnter
      unmountOnExit
      aria-label={t("events")}
      onSelect={(_, key) => {
        setShown(String(key));
        // the lists are searched by different things
        setParams({}, { replace: true });
      }}
    >
      <Tab eventKey="user" title={<TabTitleText>{t("userEvents")}</TabTitleText>}>
        <UserEventList user={user.id} />
      </Tab>
      <Tab eventKey="admin" data-testid="user-admin-events" title={<TabTitleText>{t("adminEvents")}</TabTitleText>}>
        {/* older servers write `users//<id>` for a new user */}
        <AdminEvents path={`users/*${user.id}*`} />
      </Tab>
    </Tabs>
  );
}
