import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Stack,
  Title,
} from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { mayHaveFeature } from "~/data/access/features";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerInfo } from "~/data/query/serverInfo";
import {
  type Ends,
  type LabelledEnds,
  sessionEnds,
  type TimeOf,
  TIMES,
  tokenEnds,
} from "~/features/realmSettings/sessionEnds";
import { type Key, useT } from "~/i18n/useT";
import { useDurationText } from "~/kit/form/kinds/useDurationText";

/** The times of the realm: as typed where the form has them, otherwise as saved; 0 where there is none. */
function useTimes(): TimeOf {
  const realm = useRealmRepresentation();
  const typed: unknown[] = useWatch({ name: [...TIMES] });
  return (name) => Number(typed[TIMES.indexOf(name)] ?? realm[name]) || 0;
}

/** A picture of when sessions end, from the values as they are typed. */
export function SessionTimes() {
  const { rememberMe = false } = useRealmRepresentation();
  const limitsOffline: unknown = useWatch({ name: "offlineSessionMaxLifespanEnabled" });
  const times = sessionEnds(useTimes(), rememberMe, limitsOffline === true);
  return <Picture title="gatehouse.sessionTimes" testId="session-times" times={times} />;
}

/** A picture of when tokens end, from the values as they are typed and the times of sessions as they are saved. */
export function TokenTimes() {
  const { offlineSessionMaxLifespanEnabled = false } = useRealmRepresentation();
  const times = tokenEnds(useTimes(), offlineSessionMaxLifespanEnabled, mayHaveFeature(useServerInfo(), "DEVICE_FLOW"));
  return <Picture title="gatehouse.tokenTimes" testId="token-times" times={times} />;
}

function Picture({ title, testId, times }: { title: Key; testId: string; times: LabelledEnds[] }) {
  const t = useT();
  const longest = Math.max(...times.map(({ idle = 0, max = idle }) => max));
  return (
    <Stack hasGutter component="section" aria-label={t(title)} data-testid={testId}>
      <Title headingLevel="h2">{t(title)}</Title>
      <DescriptionList isCompact>
        {times.map(({ label, ...ends }) => (
          <DescriptionListGroup key={label}>
            <DescriptionListTerm>{t(label)}</DescriptionListTerm>
            <DescriptionListDescription>
              <Bar {...ends} longest={longest} />
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </Stack>
  );
}

/** Minutes and months in one picture: the length of a bar grows with the logarithm of its time. */
const lengthOf = (seconds: number, longest: number) =>
  `${longest > 0 ? (100 * Math.log1p(seconds)) / Math.log1p(longest) : 0}%`;

/** How long something lasts without use, inside of how long it lasts at all; in words below. */
function Bar({ idle, max, longest }: Ends & { longest: number }) {
  const words = useWords();
  const length = max ?? longest;
  return (
    <>
      <div className="gh-lasting" aria-hidden style={{ inlineSize: lengthOf(length, longest) }}>
        <div style={{ inlineSize: lengthOf(idle ?? length, length) }} />
      </div>
      {words({ idle, max })}
    </>
  );
}

function useWords() {
  const t = useT();
  const timeOf = useDurationText();
  return ({ idle, max }: Ends) => {
    if (idle === undefined) return timeOf(max ?? 0);
    if (max === undefined) return t(["gatehouse.endsUnused", { idle: timeOf(idle) }]);
    return t(["gatehouse.endsAtLatest", { idle: timeOf(idle), max: timeOf(max) }]);
  };
}
