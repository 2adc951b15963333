import type { RealmEventsConfigRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/realmEventsConfigRepresentation";
import { Card, CardBody, CardTitle, Gallery, PageSection, Spinner, Title } from "@patternfly/react-core";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { whenIdle } from "~/data/browser/idle";
import { type Rule, useAccess } from "~/data/access/access";
import { SEES_REALM, SEES_USERS } from "~/data/access/readers";
import { useData } from "~/data/query/cache";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { type Text, useLocale, useT } from "~/i18n/useT";
import { RelativeTime } from "~/kit/controls/RelativeTime";
import { shortIds } from "~/kit/controls/ShortId";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { useEventsConfig } from "~/parts/events/EventSaving";
import { eventTarget, nameOfObject } from "~/parts/events/eventTarget";
import { useZonedTime } from "~/parts/events/useZonedTime";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { to } from "~/routes";

const DAY = 24 * 3_600_000;
/** The type of the events that say that a sign-in failed. */
const FAILED = "LOGIN_ERROR";
/** Rows that are counted at most: the server has no number of them. */
const MOST = 100;
/** Admin changes that are listed. */
const LATEST = 5;

/** A number of rows, of which one more than counted was requested. */
const upTo = (count: number) => (count > MOST ? `${MOST}+` : String(count));

/**
 * How the realm is: a card for each thing that this administrator may see, each with one read of its own, which starts
 * when the page is there.
 */
export function Overview() {
  const realm = useRealmRepresentation();
  const isTold = useAccess()("view-events").length > 0 || realm.eventsEnabled !== undefined;
  return isTold ? <Cards saves={realm} /> : <ConfiguredCards />;
}

/** For who may view events, but not the realm, which does not tell them what it saves. */
const ConfiguredCards = () => <Cards saves={useEventsConfig() ?? {}} />;

/** @param props.saves which events the realm saves, as far as that is known */
function Cards({ saves }: { saves: RealmEventsConfigRepresentation }) {
  const access = useAccess();
  const { eventsEnabled, enabledEventTypes = [], adminEventsEnabled } = saves;
  // none stands for all of them; where they are not saved there would always be none
  const savesFailed = eventsEnabled && (enabledEventTypes.length === 0 || enabledEventTypes.includes(FAILED));
  const [isDue, setDue] = useState(false);
  // here, because what waits for a read forgets what it knew
  const [now] = useState(Date.now);
  useEffect(() => whenIdle(() => setDue(true)), []);
  const can = (rule: Rule) => access(rule).length === 0;
  const numbers: (CardProps & { isShown: boolean })[] = [
    { name: "users", title: "users", isShown: can(SEES_USERS), content: <Users /> },
    { name: "sessions", title: "sessions", isShown: can([SEES_REALM, SEES_USERS]), content: <Sessions /> },
    {
      name: "failed",
      title: "gatehouse.failedSignIns",
      isShown: can("view-events") && savesFailed === true,
      content: <FailedSignIns from={now - DAY} />,
    },
    { name: "certificates", title: "gatehouse.nextExpiry", isShown: can(SEES_REALM), content: <Certificates /> },
  ];
  const shown = numbers.filter(({ isShown }) => isShown);
  const hasChanges = can("view-events") && adminEventsEnabled === true;
  if (shown.length === 0 && !hasChanges) return null;
  return (
    <PageSection data-testid="realm-overview">
      {shown.length > 0 && (
        <Gallery hasGutter className="gh-links" minWidths={{ default: "15rem" }}>
          {shown.map(({ name, title, content }) => (
            <OverviewCard key={name} name={name} title={title} content={isDue && content} />
          ))}
        </Gallery>
      )}
      {hasChanges && (
        <div className="gh-links">
          <OverviewCard name="changes" title="gatehouse.latestChanges" content={isDue && <Changes />} />
        </div>
      )}
    </PageSection>
  );
}

interface CardProps {
  name: string;
  title: Text;
  content: ReactNode;
}

/** A card whose content reads for itself: what it waits for, and what fails, stays in it. */
function OverviewCard({ name, title, content }: CardProps) {
  const t = useT();
  return (
    <Card isCompact data-testid={`overview-${name}`}>
      <CardTitle>
        <Title headingLevel="h2" size="md">
          {t(title)}
        </Title>
      </CardTitle>
      <CardBody>
        <ErrorBoundary>
          <Suspense fallback={<Spinner size="md" aria-label={t("spinnerLoading")} />}>{content}</Suspense>
        </ErrorBoundary>
      </CardBody>
    </Card>
  );
}

/** `GET users/count`. */
function Users() {
  const count = useData("users.count", {});
  return <LinkIfThere to={to("users")}>{count.toLocaleString(useLocale())}</LinkIfThere>;
}

/** `GET ui-ext/sessions`. */
function Sessions() {
  const { length } = useData("ui.sessions", { first: 0, max: MOST + 1 });
  return <LinkIfThere to={to("sessions")}>{upTo(length)}</LinkIfThere>;
}

/** Saved sign-in errors of the last 24 hours: `GET events`. */
function FailedSignIns({ from }: { from: number }) {
  const realm = useRealm();
  const { length } = useData("realms.findEvents", {
    realm,
    type: FAILED,
    dateFrom: String(from),
    max: MOST + 1,
  });
  return <Link to={{ pathname: to("events"), search: `?type=${FAILED}&from=${from}` }}>{upTo(length)}</Link>;
}

/** The certificate of an enabled key that ends first: `GET keys`. */
function Certificates() {
  const locale = useLocale();
  const { keys = [] } = useData("realms.getKeys", { realm: useRealm() });
  const ends = keys.flatMap(({ status, certificate, validTo }) =>
    status !== "DISABLED" && certificate && validTo !== undefined ? Number(validTo) : [],
  );
  if (ends.length === 0) return "—";
  const next = new Date(Math.min(...ends)).toLocaleDateString(locale, { dateStyle: "medium" });
  return <LinkIfThere to={to("realm-settings", { tab: "keys" })}>{next}</LinkIfThere>;
}

/** The newest admin events: `GET admin-events`. */
function Changes() {
  const t = useT();
  const exact = useZonedTime();
  const events = useData("realms.findAdminEvents", { realm: useRealm(), max: LATEST });
  return (
    <>
      {events.length > 0 && (
        <ul>
          {events.map((event, index) => {
            const { time = 0, operationType, resourceType, resourcePath = "" } = event;
            return (
              <li key={index} className="gh-wrap">
                <RelativeTime time={time} exact={exact(time)} /> {operationType} {resourceType}{" "}
                <LinkIfThere to={eventTarget(event)}>
                  <bdi>{shortIds(nameOfObject(event) || resourcePath)}</bdi>
                </LinkIfThere>
              </li>
            );
          })}
        </ul>
      )}
      <Link to={to("events", { tab: "admin-events" })}>{t("adminEvents")}</Link>
    </>
  );
}
