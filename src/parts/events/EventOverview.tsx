import { Button, Content, Flex, PageSection, Title } from "@patternfly/react-core";
import { type ReactNode, useMemo } from "react";
import { type Text, useT } from "~/i18n/useT";
import { useListState } from "~/kit/list/useListState";
import { binsOf, countOf } from "~/parts/events/eventBins";
import { EventHistogram, REST, type Series } from "~/parts/events/EventHistogram";
import { ZOOM } from "~/parts/events/eventTimes";

/** What an overview counts of an event, of either kind. */
export interface Counted {
  /** Milliseconds since 1970. */
  time: number;
  type: string;
  failed: boolean;
  /** Value of each thing that is ranked, by the name of its filter. */
  values: Record<string, string>;
}

/** A ranking: name of the filter that its values go to. */
export interface Ranking {
  filter: string;
  label: Text;
  /** Renders a value where it is not the text. */
  render?: (value: string) => ReactNode;
}

interface Props {
  events: Counted[];
  /** Whether these are all that match. */
  complete: boolean;
  /** Name of the filter that types go to. */
  typeFilter: string;
  rankings: Ranking[];
  /** What the list is restricted to, in milliseconds since 1970. */
  from?: number;
  to?: number;
}

/** Values that a ranking shows. */
const TOP = 5;

/** Colours of types by how they ended; a further type is rendered with the rest. */
const COLOURS = {
  good: ["gh-bar-blue", "gh-bar-green", "gh-bar-purple", "gh-bar-teal"],
  failed: ["gh-bar-red", "gh-bar-orange", "gh-bar-yellow"],
};

function seriesOf(events: Counted[]): Series[] {
  const of = (failed: boolean, colours: string[]) =>
    countOf(events.filter((event) => event.failed === failed).map(({ type }) => type))
      .slice(0, colours.length)
      .map(([type], index) => ({ type, colour: colours[index] ?? REST }));
  return [...of(false, COLOURS.good), ...of(true, COLOURS.failed)];
}

/** Events over time by type, and who and where most of them come from; says how many events it knows. */
export function EventOverview({ events, complete, typeFilter, rankings, from, to }: Props) {
  const t = useT();
  const { change } = useListState();
  const bins = useMemo(() => binsOf(events, complete ? from : undefined, to), [events, complete, from, to]);
  const series = useMemo(() => seriesOf(events), [events]);
  const known = { events: events.length };
  const zoom = (first: number, end: number) =>
    change({ filters: { [ZOOM.from]: String(first), [ZOOM.to]: String(end - 1) } });
  return (
    <PageSection data-testid="overview" aria-label={t("gatehouse.eventOverview")}>
      <Content component="small">
        {t(complete ? ["gatehouse.overviewAll", known] : ["gatehouse.overviewNewest", known])}
      </Content>
      {bins.length > 0 && (
        <EventHistogram
          key={bins[0]?.start}
          label="gatehouse.eventsOverTime"
          bins={bins}
          series={series}
          onZoom={(first, last) => zoom(first.start, last.end)}
        />
      )}
      <Flex className="gh-legend">
        {series.map(({ type, colour }) => (
          <Button key={type} variant="link" isInline onClick={() => change({ filters: { [typeFilter]: type } })}>
            <span className={`${colour} gh-legend-mark`} /> {type}
          </Button>
        ))}
      </Flex>
      <div className="gh-columns">
        {rankings.map((ranking) => (
          <Ranked key={ranking.filter} ranking={ranking} events={events} />
        ))}
      </div>
    </PageSection>
  );
}

/** The values that most events have; one that is chosen narrows the list to it. */
function Ranked({ ranking: { filter, label, render }, events }: { ranking: Ranking; events: Counted[] }) {
  const t = useT();
  const { change } = useListState();
  const all = countOf(events.map(({ values }) => values[filter] ?? ""));
  if (all.length === 0) return null;
  return (
    <section aria-label={t(label)}>
      <Title headingLevel="h2" size="md">
        {t(label)}
      </Title>
      <ol className="gh-ranking">
        {all.slice(0, TOP).map(([value, count]) => (
          <li key={value}>
            <Button variant="link" isInline onClick={() => change({ filters: { [filter]: value } })}>
              <bdi>{render ? render(value) : value}</bdi>
            </Button>{" "}
            {count}
          </li>
        ))}
        {all.length > TOP && <li>{t(["gatehouse.bulkMore", { more: all.length - TOP }])}</li>}
      </ol>
    </section>
  );
}
