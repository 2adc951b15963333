import { Tab, Tabs, TabTitleText } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { type Key, useT } from "~/i18n/useT";
import { scrollNames } from "~/kit/page/RoutableTabs";

interface Props {
  /** Accessible name. */
  label: Key;
  /** In order; the first is shown at first. */
  tabs: readonly { title: Key; testId?: string; content: ReactNode }[];
}

/** Several lists of events of one object, one of them shown; which one is in the address (`list`), as page and search are. */
export function EventTabs({ label, tabs }: Props) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const shown = tabs.find(({ title }) => title === params.get("list")) ?? first;
  return (
    <Tabs
      activeKey={shown?.title}
      isSubtab
      mountOnEnter
      unmountOnExit
      aria-label={t(label)}
      {...scrollNames(t)}
      // page and search were those of the other list
      onSelect={(_, key) => setParams(key === first?.title ? {} : { list: String(key) }, { replace: true })}
    >
      {tabs.map(({ title, testId, content }) => (
        <Tab key={title} eventKey={title} data-testid={testId} title={<TabTitleText>{t(title)}</TabTitleText>}>
          {content}
        </Tab>
      ))}
    </Tabs>
  );
}
