import { Alert, AlertActionLink, Button, Flex, Label, Switch } from "@patternfly/react-core";
import { type ReactNode, Suspense, useState } from "react";
import type { ListCall } from "~/data/api/api";
import { useLocale, useT } from "~/i18n/useT";
import { Loading } from "~/kit/page/Loading";
import { useListState } from "~/kit/list/useListState";
import { EventSaving } from "~/parts/events/EventSaving";
import { ZOOM, zoomIn } from "~/parts/events/eventTimes";
import { useLiveEvents } from "~/parts/events/useLiveEvents";
import { UtcSwitch } from "~/parts/events/UtcSwitch";
import { useZonedTime } from "~/parts/events/useZonedTime";

interface Props {
  /** The call of the list below. */
  from: ListCall;
  saving: "eventsEnabled" | "adminEventsEnabled";
  /** What the overview renders; it reads events of its own only while it is open. */
  overview: () => ReactNode;
}

/** What stands above a list of events: whether they are saved, live view, zone, overview, the time zoomed to. */
export function EventTools({ from, saving, overview }: Props) {
  const t = useT();
  const live = useLiveEvents(from);
  const [open, setOpen] = useState(false);
  return (
    <>
      <EventSaving of={saving} />
      <Flex className="gh-event-tools" alignItems={{ default: "alignItemsCenter" }}>
        <Switch
          id="live"
          data-testid="live"
          label={t("gatehouse.liveEvents")}
          isChecked={live.is === "on"}
          onChange={(_, on) => live.set(on)}
        />
        <UtcSwitch />
        <Button
          variant="link"
          isInline
          data-testid="event-overview"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t("gatehouse.eventOverview")}
        </Button>
        <Presets />
        <Zoomed />
      </Flex>
      {live.is === "stopped" && (
        <Alert
          isInline
          component="h2"
          variant="info"
          isLiveRegion
          title={t("gatehouse.liveStopped")}
          actionLinks={<AlertActionLink onClick={() => live.set(true)}>{t("gatehouse.liveAgain")}</AlertActionLink>}
        />
      )}
      {open && <Suspense fallback={<Loading />}>{overview()}</Suspense>}
    </>
  );
}

const HOUR = 3_600_000;

/** Times before now that are looked at most, in milliseconds, each with its unit. */
const PRESETS = [
  { time: HOUR, count: 1, unit: "hour" },
  { time: 24 * HOUR, count: 24, unit: "hour" },
  { time: 7 * 24 * HOUR, count: 7, unit: "day" },
];

/** Zooms the list to the last hour, day or week. */
function Presets() {
  const t = useT();
  const locale = useLocale();
  const { change } = useListState();
  const words = ({ count, unit }: (typeof PRESETS)[number]) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(count);
  return (
    <div role="group" aria-label={t("gatehouse.latestEvents")} className="gh-presets">
      <span aria-hidden>{t("gatehouse.latestEvents")}</span>
      {PRESETS.map((preset) => (
        <Button
          key={preset.time}
          variant="link"
          isInline
          onClick={() => change({ filters: { [ZOOM.from]: String(Date.now() - preset.time), [ZOOM.to]: "" } })}
        >
          {words(preset)}
        </Button>
      ))}
    </div>
  );
}

/** The time that the list is zoomed to, with a button that takes it away. */
function Zoomed() {
  const t = useT();
  const time = useZonedTime();
  const { filters, change } = useListState();
  // also one that nobody can read can be taken away
  if (!filters[ZOOM.from] && !filters[ZOOM.to]) return null;
  const { from, to } = zoomIn(filters);
  const words = t(["gatehouse.timeSpan", { from: time(from), to: time(to) }]).trim();
  return (
    <Label
      variant="outline"
      data-testid="zoomed"
      closeBtnAriaLabel={t(["gatehouse.removeFilter", { filter: words }])}
      onClose={() => change({ filters: { [ZOOM.from]: "", [ZOOM.to]: "" } })}
    >
      {words}
    </Label>
  );
}
