import { Breadcrumb, BreadcrumbItem, PageBreadcrumb } from "@patternfly/react-core";
import { Link, useLocation } from "react-router-dom";
import { trail } from "~/app/trail";
import { useT } from "~/i18n/useT";
import { addressOf, match } from "~/routes";

/** The way to the page, where it stands under another one; of equal names the first is kept. */
export function Breadcrumbs() {
  const t = useT();
  const found = match(useLocation().pathname);
  if (!found) return null;
  const crumbs = trail(found.place).map((place) => ({ text: t(place.label), place }));
  const shown = crumbs.filter(({ text }, index) => crumbs.findIndex((other) => other.text === text) === index);
  if (shown.length < 2) return null;
  return (
    <PageBreadcrumb>
      <Breadcrumb aria-label={t("gatehouse.breadcrumb")}>
        {shown.map(({ text, place }) => (
          <BreadcrumbItem key={text} isActive={place === found.place}>
            {place === found.place ? text : <Link to={addressOf(place, found.params)}>{text}</Link>}
          </BreadcrumbItem>
        ))}
      </Breadcrumb>
    </PageBreadcrumb>
  );
}
