import { Divider, Flex, FlexItem, PageSection, Content } from "@patternfly/react-core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { usePreference } from "~/data/browser/usePreference";
import { createStore } from "~/data/browser/store";
import { useT } from "~/i18n/useT";
import { guide } from "~/kit/page/guide";
import { namesAt } from "~/kit/page/place";

/** Title of the page that is shown: the breadcrumbs end with it. */
export const pageTitle = createStore<string | undefined>(undefined);

/** Title of the tab: the page's own, then the console's as the template gave it. */
const consoleTitle = document.title;
/** The place and the object whose heading was shown last. */
let shown: string | undefined;

/** Whether the administrator used the keyboard last: only then a ring shows where the focus went. */
let byKeyboard = false;
document.addEventListener("keydown", () => (byKeyboard = true), true);
document.addEventListener("pointerdown", () => (byKeyboard = false), true);

/** Id of the element that holds the page and scrolls, as automation knows it. */
export const MAIN = "kc-main-content-page-container";

/** The element that scrolls; null where no shell is around the page. */
export const mainElement = () => document.getElementById(MAIN);

/** Words that are known at run time only: a literal is a key that somebody forgot to translate. */
type Translated<T extends string> = string extends T ? T : `Translate it: title={t("${T}")}`;

interface HeadingProps<T extends string> {
  /** The name of the object, or a translated text. */
  title: Translated<T>;
  subtitle?: ReactNode;
  /** Anchor in the administration guide that the subtitle leads to. */
  learnMore?: string;
  badges?: ReactNode;
  actions?: ReactNode;
}

/**
 * Names the browser's tab after the page and moves the focus to its heading when the place was reached by navigation,
 * so that a screen reader starts at the new page.
 * @returns the ref of the heading, which must be focusable (`tabIndex={-1}`)
 */
export function useDocumentTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  // before it is painted: a focus that moves later makes the browser style and paint the page twice
  useLayoutEffect(() => {
    document.title = `${title} - ${consoleTitle}`;
    pageTitle.set(title);
    const { object } = namesAt(window.location.hash.slice(1).split("?")[0] ?? "");
    // not on the first page (the browser's own start), not where only the text of the title arrives or changes on any tab
    if (shown !== undefined && shown !== object) {
      heading.current?.focus({ preventScroll: true, focusVisible: byKeyboard });
      // a new page begins at its top, however far the last one was scrolled; a list scrolls back after this
      const main = mainElement();
      if (main) main.scrollTop = 0;
    }
    shown = object;
  }, [title]);
  return heading;
}

/** Head of a page: title (h1), badges, actions, a subtitle in help mode. */
export function PageHeading<T extends string>({ title, subtitle, learnMore, badges, actions }: HeadingProps<T>) {
  const t = useT();
  const heading = useDocumentTitle(title);
  const [help] = usePreference("helpEnabled");
  return (
    <>
      <PageSection className="gh-heading">
        <Flex alignItems={{ default: "alignItemsCenter" }}>
          <FlexItem>
            <Content>
              <h1 data-testid="view-header" ref={heading} tabIndex={-1}>
                {/* the name of an object has a direction of its own */}
                <bdi>{title}</bdi>
              </h1>
            </Content>
          </FlexItem>
          {badges && <FlexItem>{badges}</FlexItem>}
          {actions && <FlexItem align={{ default: "alignRight" }}>{actions}</FlexItem>}
        </Flex>
        {subtitle && help && (
          <Content component="p" id="view-header-subkey">
            {subtitle}
            {learnMore && (
              <>
                {" "}
                <a href={guide(learnMore)} target="_blank" rel="noreferrer noopener">
                  {t("learnMore")}
                </a>
              </>
            )}
          </Content>
        )}
      </PageSection>
      <Divider />
    </>
  );
}
