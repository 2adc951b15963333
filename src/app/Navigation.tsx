import { Nav, NavGroup, NavItem, NavList } from "@patternfly/react-core";
import { useLocation } from "react-router-dom";
import { CurrentRealm } from "~/app/CurrentRealm";
import { customEntries, type NavEntry, navEntries } from "~/app/navEntries";
import { PlaceLink } from "~/app/PlaceLink";
import { trail } from "~/app/trail";
import { inMasterRealm, useWhoami } from "~/data/access";
import { useServerInfoIfThere } from "~/data/serverInfo";
import { useRealm } from "~/data/useRealm";
import { pagesOf } from "~/features/customUi/customTypes";
import { useServerText, useSort, useT } from "~/i18n/useT";
import { match } from "~/routes";

/** The places of the realm in force that this administrator may open. @param onLeave called when one is chosen */
export function Navigation({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const realm = useRealm();
  const facts = { held: useWhoami().realm_access[realm] ?? [], inMasterRealm: inMasterRealm() };
  const found = match(useLocation().pathname);
  const way = found ? trail(found.place) : [];
  const custom = useCustomPages(facts.held);
  const items = (entries: NavEntry[]) =>
    entries.map(({ id, place, params, text }) => (
      <NavItem
        key={id}
        isActive={way.includes(place) && isSame(params, found?.params)}
        // on a narrow screen the navigation covers the page it leads to
        onClick={onLeave}
      >
        <PlaceLink place={place} params={{ ...params, realm }} id={id} data-testid={id}>
          <bdi>{t(text)}</bdi>
        </PlaceLink>
      </NavItem>
    ));
  const top = navEntries("top", facts);
  const groups = {
    manage: navEntries("manage", facts),
    configure: [...navEntries("configure", facts), ...custom],
  };
  return (
    <Nav aria-label={t("gatehouse.navigationPlaces")}>
      <CurrentRealm />
      {top.length > 0 && <NavList>{items(top)}</NavList>}
      {(["manage", "configure"] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <NavGroup key={group} title={t(group)} aria-label={t(group)}>
              {items(groups[group])}
            </NavGroup>
          ),
      )}
    </Nav>
  );
}

const isSame = (wanted: Record<string, string> = {}, found: Record<string, string> = {}) =>
  Object.entries(wanted).every(([name, value]) => found[name] === value);

/** The pages that extensions of the server add, as soon as it is known which. */
function useCustomPages(held: readonly unknown[]): NavEntry[] {
  const text = useServerText();
  const pages = pagesOf(useServerInfoIfThere()).map(({ id }) => ({ id, text: text(id) }));
  return customEntries(
    useSort(pages, (page) => page.text),
    held,
  );
}
