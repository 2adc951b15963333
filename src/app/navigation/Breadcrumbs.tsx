import { Breadcrumb, BreadcrumbItem } from "@patternfly/react-core";
import styles from "@patternfly/react-styles/css/components/Page/page.mjs";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { trail } from "~/app/navigation/trail";
import { usePlaceHere } from "~/app/navigation/usePlaceHere";
import { useMissingAt } from "~/data/access/permissions";
import { useT } from "~/i18n/useT";
import { crumbs } from "~/kit/page/crumbs";
import { pageTitle } from "~/kit/page/Page";
import type { Place } from "~/place";
import { addressOf } from "~/routes";

/**
 * The way to the page, which ends with its own title; only where it is under another one. Of equal names the first is kept.
 * What the administrator may not open is words. With PatternFly's classes and not its `PageBreadcrumb`, 0.2 kB gzip of the shell.
 */
export function Breadcrumbs() {
  const t = useT();
  const found = usePlaceHere();
  const between = useSyncExternalStore(crumbs.subscribe, crumbs.get);
  const title = useSyncExternalStore(pageTitle.subscribe, pageTitle.get);
  const missingAt = useMissingAt();
  if (!found) return null;
  const places = trail(found.place).map((place) => ({ text: t(place.label), place }));
  const shown = places.filter(({ text }, index) => places.findIndex((other) => other.text === text) === index);
  if (shown.length < 2) return null;
  const steps: { text: string; to?: string }[] = shown.map(({ text, place }) =>
    place === found.place
      ? // the page of a tab may have the title of its list
        { text: title && title !== shown[0]?.text ? title : text }
      : { text, to: missingAt(place).length > 0 ? undefined : addressAbove(place, found, between.length > 0) },
  );
  steps.splice(-1, 0, ...between);
  return (
    <section className={styles.pageMainBreadcrumb}>
      <div className={styles.pageMainBody}>
        <Breadcrumb aria-label={t("gatehouse.breadcrumb")}>
          {steps.map(({ text, to }, index) => {
            const name = <bdi>{text}</bdi>;
            return (
              <BreadcrumbItem key={to ?? text} isActive={index === steps.length - 1}>
                {to ? <Link to={to}>{name}</Link> : name}
              </BreadcrumbItem>
            );
          })}
        </Breadcrumb>
      </div>
    </section>
  );
}

/**
 * Address of a place above the page: of the tab that the page stands under. Where the page is not in one of its tabs, a tab is
 * the page's own.
 * @param isNamed a crumb of the page's own leads to that tab
 */
function addressAbove(
  place: Place,
  { place: { path }, params }: { place: Place; params: Record<string, string | undefined> },
  isNamed: boolean,
) {
  if (path.startsWith(place.path)) return addressOf(place, params);
  const { tabs = {} } = place;
  const above = place.path.replace(/\/:tab.*/, "/");
  const [segment = ""] = path.startsWith(above) ? path.slice(above.length).split("/") : [];
  const first = /:tab(?!\?)/.test(place.path) ? Object.keys(tabs)[0] : undefined;
  const tab = !isNamed && Object.hasOwn(tabs, segment) ? segment : first;
  return addressOf(place, { ...params, tab, subtab: undefined });
}
