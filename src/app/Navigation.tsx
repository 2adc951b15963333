import { Nav, NavGroup, NavItem, NavList, PageContext } from "@patternfly/react-core";
import { use } from "react";
import { useLocation } from "react-router-dom";
import { CurrentRealm } from "~/app/CurrentRealm";
import { navEntries, navId } from "~/app/navEntries";
import { PlaceLink } from "~/app/PlaceLink";
import { trail } from "~/app/trail";
import { inMasterRealm, useWhoami } from "~/data/access";
import { useRealm } from "~/data/useRealm";
import { useT } from "~/i18n/useT";
import { match, type Place } from "~/routes";

/** The places of the realm in force that this administrator may open. */
export function Navigation() {
  const t = useT();
  const realm = useRealm();
  const facts = { held: useWhoami().realm_access[realm] ?? [], inMasterRealm: inMasterRealm() };
  const found = match(useLocation().pathname);
  const way = found ? trail(found.place) : [];
  const { isMobile, onSidebarToggle } = use(PageContext);
  const items = (places: Place[]) =>
    places.map((place) => (
      // on a narrow screen the navigation covers the page it leads to
      <NavItem key={place.path} isActive={way.includes(place)} onClick={isMobile ? onSidebarToggle : undefined}>
        <PlaceLink place={place} params={{ realm }} id={navId(place)} data-testid={navId(place)}>
          {t(place.navLabel ?? place.label)}
        </PlaceLink>
      </NavItem>
    ));
  const top = navEntries("top", facts);
  return (
    <Nav aria-label={t("gatehouse.navigationPlaces")}>
      <CurrentRealm />
      {top.length > 0 && <NavList>{items(top)}</NavList>}
      {(["manage", "configure"] as const).map((group) => {
        const places = navEntries(group, facts);
        return (
          places.length > 0 && (
            <NavGroup key={group} title={t(group)} aria-label={t(group)}>
              {items(places)}
            </NavGroup>
          )
        );
      })}
    </Nav>
  );
}
