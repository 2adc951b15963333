import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { COUNTED, storedIn } from "~/features/realmSettings/events/stored";
import { useLocale, useT } from "~/i18n/useT";

const read = { user: "realms.findEvents", admin: "realms.findAdminEvents" } as const;

interface Props {
  of: keyof typeof read;
  /** Seconds that they are kept; 0 for as long as they are not cleared. */
  expiration: number;
}

/** How many events are stored and about how many there will be: the newest of `GET events` or `GET admin-events`. */
export function StoredEvents({ of, expiration }: Props) {
  const t = useT();
  const realm = useRealm();
  const number = new Intl.NumberFormat(useLocale(), { maximumSignificantDigits: 2 });
  const { data } = useLoad(["storedEvents", of], async (call) => {
    const events: { time?: number }[] = await call(read[of], { realm, max: COUNTED + 1 });
    return storedIn(
      events.flatMap(({ time }) => time ?? []),
      Date.now(),
    );
  });
  if (!data) return null;
  const { count, isMore, perDay } = data;
  const kept = perDay && expiration ? (perDay * expiration) / 86_400 : undefined;
  const parts = [
    t([isMore ? "gatehouse.eventsStoredMore" : "gatehouse.eventsStored", { events: count }]),
    perDay && t(["gatehouse.eventsPerDay", { events: number.format(perDay) }]),
    kept && t(["gatehouse.eventsKept", { events: number.format(kept) }]),
  ];
  return (
    <HelperText>
      <HelperTextItem data-testid={`stored-${of}-events`}>{parts.filter(Boolean).join(" · ")}</HelperTextItem>
    </HelperText>
  );
}
