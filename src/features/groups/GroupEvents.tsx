import { Tab, Tabs, TabTitleText } from "@patternfly/react-core";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useT } from "~/i18n/useT";
import { AdminEvents } from "~/parts/events/AdminEvents";

/** What was done to a group (with its roles), who joined and left it, what was made below it. */
export function GroupEvents({ id }: { id: string }) {
  const t = useT();
  const [shown, setShown] = useState<string | number>("adminEvents");
  const [, setParams] = useSearchParams();
  const paths = {
    adminEvents: `groups/${id}*`,
    membershipEvents: `users/*/groups/${id}`,
    childGroupEvents: `groups/${id}/children`,
  } as const;
  return (
    <Tabs
      isSubtab
      mountOnEnter
      unmountOnExit
      aria-label={t("adminEvents")}
      activeKey={shown}
      onSelect={(_, key) => {
        setShown(key);
        // page and search were those of the other list
        setParams({}, { replace: true });
      }}
    >
      {(["adminEvents", "membershipEvents", "childGroupEvents"] as const).map((kind) => (
        <Tab key={kind} eventKey={kind} title={<TabTitleText>{t(kind)}</TabTitleText>}>
          <AdminEvents path={paths[kind]} />
        </Tab>
      ))}
    </Tabs>
  );
}
