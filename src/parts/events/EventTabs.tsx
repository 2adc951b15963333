import { Tab, Tabs, TabTitleText } from "@patternfly/react-core";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type Key, useT } from "~/i18n/useT";

interface Props {
  /** Accessible name. */
  label: Key;
  /** In order; the first is shown at first. */
  tabs: readonly { title: Key; testId?: string; content: ReactNode }[];
}

/** Several lists of events of one object, one of them shown. */
export function EventTabs({ label, tabs }: Props) {
  const t = useT();
  const [, setParams] = useSearchParams();
  const [shown, setShown] = useState<string | number | undefined>(tabs[0]?.title);
  return (
    <Tabs
      activeKey={shown}
      isSubtab
      mountOnEnter
      unmountOnExit
      aria-label={t(label)}
      onSelect={(_, key) => {
        setShown(key);
        // page and search were those of the other list
        setParams({}, { replace: true });
      }}
    >
      {tabs.map(({ title, testId, content }) => (
        <Tab key={title} eventKey={title} data-testid={testId} title={<TabTitleText>{t(title)}</TabTitleText>}>
          {content}
        </Tab>
      ))}
    </Tabs>
  );
}
