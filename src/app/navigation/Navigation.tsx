import styles from "@patternfly/react-styles/css/components/Nav/nav.mjs";
import { useId } from "react";
import { customEntries, type NavEntry, navEntries } from "~/app/navigation/navEntries";
import { PlaceLink } from "~/app/navigation/PlaceLink";
import { trail } from "~/app/navigation/trail";
import { useFacts } from "~/app/navigation/useFacts";
import { usePlaceHere } from "~/app/navigation/usePlaceHere";
import { useRealm } from "~/data/query/useRealm";
import { pagesOf } from "~/features/customUi/customTypes";
import { useServerText, useSort, useT } from "~/i18n/useT";
import type { Facts } from "~/place";
import { Label, Title } from "@patternfly/react-core";
import { RealmSwitcher } from "~/app/header/RealmSwitcher";
import { inMasterRealm } from "~/data/access/access";
import { useRealmIfThere } from "~/data/query/realm";

/**
 * The places of the realm in force that this administrator may open. With PatternFly's classes and not its `Nav`, whose
 * scrolling and flyouts cost 2.1 kB gzip of the shell and 0.4 kB of the style sheet.
 *
 * @param onLeave called when one is chosen, or another realm
 */
export function Navigation({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const realm = useRealm();
  const facts = useFacts();
  const found = usePlaceHere();
  const way = found ? trail(found.place) : [];
  const custom = useCustomPages(facts);
  const id = useId();
  const items = (entries: NavEntry[]) => (
    <ul className={styles.navList}>
      {entries.map(({ id, place, params, text }) => {
        const isHere = way.includes(place) && isSame(params, found?.params);
        return (
          <li key={id} className={styles.navItem}>
            <PlaceLink
              place={place}
              params={{ ...params, realm }}
              id={id}
              data-testid={id}
              className={`${styles.navLink} ${isHere ? styles.modifiers.current : ""}`}
              aria-current={isHere ? "page" : undefined}
              // on a narrow screen the navigation covers the page it leads to
              onClick={onLeave}
            >
              <bdi>{t(text)}</bdi>
            </PlaceLink>
          </li>
        );
      })}
    </ul>
  );
  const top = navEntries("top", facts);
  const groups = {
    manage: navEntries("manage", facts),
    configure: [...navEntries("configure", facts), ...custom],
  };
  return (
    <nav className={styles.nav} aria-label={t("gatehouse.navigationPlaces")}>
      <CurrentRealm onLeave={onLeave} />
      {top.length > 0 && items(top)}
      {(["manage", "configure"] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} className={styles.navSection} aria-labelledby={id + group}>
              <h2 id={id + group} className={styles.navSectionTitle}>
                {t(group)}
              </h2>
              {items(groups[group])}
            </section>
          ),
      )}
    </nav>
  );
}

const isSame = (wanted: Record<string, string> = {}, found: Record<string, string> = {}) =>
  Object.entries(wanted).every(([name, value]) => found[name] === value);

/** The pages that extensions of the server add, as soon as it is known which. */
function useCustomPages({ held, serverInfo }: Facts): NavEntry[] {
  const text = useServerText();
  const pages = pagesOf(serverInfo).map(({ id }) => ({ id, text: text(id) }));
  return customEntries(
    useSort(pages, (page) => page.text),
    held,
  );
}

/** Names the realm in force; whoever manages all realms can switch to another one. */
function CurrentRealm({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const label = useServerText();
  const name = useRealm();
  const realm = useRealmIfThere();
  return (
    <div className="gh-current-realm">
      <Title headingLevel="h2" size="md">
        <span data-testid="currentRealm" dir="auto">
          {realm?.displayName ? label(realm.displayName) : name}
        </span>{" "}
        <Label color="blue" isCompact>
          {t("currentRealm")}
        </Label>
      </Title>
      {inMasterRealm() && <RealmSwitcher onLeave={onLeave} />}
    </div>
  );
}
