import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Stack,
  Title,
} from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { useRealmRepresentation } from "~/data/query/realm";
import { type SessionSettings, type SessionTime, sessionEnds } from "~/features/realmSettings/sessionEnds";
import { useT } from "~/i18n/useT";
import { useDurationText } from "~/kit/form/kinds/useDurationText";

const names = [
  "ssoSessionIdleTimeout",
  "ssoSessionMaxLifespan",
  "ssoSessionIdleTimeoutRememberMe",
  "ssoSessionMaxLifespanRememberMe",
  "clientSessionIdleTimeout",
  "clientSessionMaxLifespan",
  "offlineSessionIdleTimeout",
  "clientOfflineSessionIdleTimeout",
  "offlineSessionMaxLifespan",
  "clientOfflineSessionMaxLifespan",
] as const satisfies (keyof SessionSettings)[];

/** A picture of what ends when, from the values as they are typed. */
export function SessionTimes() {
  const t = useT();
  const { rememberMe = false } = useRealmRepresentation();
  const [limits, ...typed]: unknown[] = useWatch({ name: ["offlineSessionMaxLifespanEnabled", ...names] });
  const valueOf = (name: keyof SessionSettings) => Number(typed[names.indexOf(name)]) || 0;
  const settings: SessionSettings = {
    ssoSessionIdleTimeout: valueOf("ssoSessionIdleTimeout"),
    ssoSessionMaxLifespan: valueOf("ssoSessionMaxLifespan"),
    ssoSessionIdleTimeoutRememberMe: valueOf("ssoSessionIdleTimeoutRememberMe"),
    ssoSessionMaxLifespanRememberMe: valueOf("ssoSessionMaxLifespanRememberMe"),
    clientSessionIdleTimeout: valueOf("clientSessionIdleTimeout"),
    clientSessionMaxLifespan: valueOf("clientSessionMaxLifespan"),
    offlineSessionIdleTimeout: valueOf("offlineSessionIdleTimeout"),
    clientOfflineSessionIdleTimeout: valueOf("clientOfflineSessionIdleTimeout"),
    offlineSessionMaxLifespan: valueOf("offlineSessionMaxLifespan"),
    clientOfflineSessionMaxLifespan: valueOf("clientOfflineSessionMaxLifespan"),
  };
  const times = sessionEnds(settings, rememberMe, limits === true);
  const longest = Math.max(...times.map(({ idle, max = idle }) => max));
  return (
    <Stack hasGutter component="section" aria-label={t("gatehouse.sessionTimes")} data-testid="session-times">
      <Title headingLevel="h2">{t("gatehouse.sessionTimes")}</Title>
      <DescriptionList isCompact>
        {times.map((time) => (
          <DescriptionListGroup key={time.label}>
            <DescriptionListTerm>{t(time.label)}</DescriptionListTerm>
            <DescriptionListDescription>
              <Bar {...time} longest={longest} />
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </Stack>
  );
}

/** Minutes and months in one picture: the length of a bar grows with the logarithm of its time. */
const lengthOf = (seconds: number, longest: number) => `${(100 * Math.log1p(seconds)) / Math.log1p(longest)}%`;

/** How long a session lasts without use, inside of how long it lasts at all; in words below. */
function Bar({ idle, max, longest }: SessionTime & { longest: number }) {
  const t = useT();
  const timeOf = useDurationText();
  return (
    <>
      <div
        className="gh-lasting"
        aria-hidden
        style={{ inlineSize: max === undefined ? "100%" : lengthOf(max, longest) }}
      >
        <div style={{ inlineSize: `${(100 * Math.log1p(idle)) / Math.log1p(max ?? longest)}%` }} />
      </div>
      {max === undefined
        ? t(["gatehouse.endsUnused", { idle: timeOf(idle) }])
        : t(["gatehouse.endsAtLatest", { idle: timeOf(idle), max: timeOf(max) }])}
    </>
  );
}
