import {
  Button,
  EmptyState as Frame,
  EmptyStateActions,
  EmptyStateBody,
  EmptyStateFooter,
} from "@patternfly/react-core";
import SearchIcon from "@patternfly/react-icons/dist/esm/icons/search-icon";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import type { WithAccess, Write } from "~/data/access/permissions";
import { type Text, useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import type { PlaceName } from "~/routes";

/** What can be done where there is nothing yet. */
interface EmptyAction {
  label: Text;
  /** The call it makes or leads to. */
  call?: Write;
  /** What it writes, where its `access` counts. */
  object?: WithAccess;
  /** Address it leads to. */
  to?: string;
  /** The place that the dialog it opens leads to. */
  leadsTo?: PlaceName;
  onClick?: () => void;
  /** Test id, where automation knows another than that of the title. */
  testId?: string;
}

/** What is in place of a list that holds nothing at all. */
export interface EmptyProps {
  title: Text;
  body: Text | ReactElement;
  action?: EmptyAction;
  /** Further ways out. */
  secondary?: EmptyAction[];
  children?: ReactNode;
}

/** Automation finds the buttons by their English texts. */
const testIdOf = (text: string) => `${text.replace(/\W+/g, "-").toLowerCase()}-empty-action`;

/** What shows instead of table and toolbar when there is nothing at all, with ways to change that. */
export function EmptyState({ title, body, action, secondary = [], children }: EmptyProps) {
  const t = useT();
  return (
    <Frame data-testid="empty-state" headingLevel="h1" titleText={t(title)}>
      <EmptyStateBody>{isValidElement(body) ? body : t(body)}</EmptyStateBody>
      {(action || secondary.length > 0 || children) && (
        <EmptyStateFooter>
          {action && (
            <EmptyStateActions>
              <Action {...action} testId={action.testId ?? testIdOf(t(title))} variant="primary" />
            </EmptyStateActions>
          )}
          {(secondary.length > 0 || children) && (
            <EmptyStateActions>
              {children}
              {secondary.map((one) => (
                <Action key={t(one.label)} {...one} testId={testIdOf(t(one.label))} variant="secondary" />
              ))}
            </EmptyStateActions>
          )}
        </EmptyStateFooter>
      )}
    </Frame>
  );
}

function Action({
  label,
  call,
  object,
  to,
  leadsTo,
  onClick,
  testId,
  variant,
}: EmptyAction & { testId: string; variant: "primary" | "secondary" }) {
  const t = useT();
  if (call) return <WriteButton {...{ call, object, to, leadsTo, onClick, testId, variant }}>{t(label)}</WriteButton>;
  return (
    <Button variant={variant} data-testid={testId} onClick={onClick} {...(to && { component: "a", href: `#${to}` })}>
      {t(label)}
    </Button>
  );
}

interface NoResultsProps {
  onClear: () => void;
  /** What can be done, where a page says it in words of its own. */
  text?: Text;
  /** Another way out. */
  children?: ReactNode;
}

/** What shows instead of rows when a search finds none, with the way back to all of them. */
export function NoResults({ onClear, text = "noSearchResultsInstructions", children }: NoResultsProps) {
  const t = useT();
  return (
    <Frame data-testid="empty-state" headingLevel="h1" titleText={t("noSearchResults")} icon={SearchIcon}>
      <EmptyStateBody>{t(text)}</EmptyStateBody>
      <EmptyStateFooter>
        <EmptyStateActions>
          {children}
          <Button variant="link" data-testid="clear-all-filters-empty-action" onClick={onClear}>
            {t("clearAllFilters")}
          </Button>
        </EmptyStateActions>
      </EmptyStateFooter>
    </Frame>
  );
}
