import { useRealmRepresentation } from "~/data/query/realm";
import type { Key } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Section } from "~/kit/form/SectionsForm";
import { durationField } from "~/features/realmSettings/durationField";
import { SessionTimes } from "~/features/realmSettings/SessionTimes";
import { RealmForm } from "~/parts/realm/RealmForm";
import type { RealmValues } from "~/parts/realm/realmConverters";

type Field = FieldSpec<RealmValues>;

const testIds = { save: "sessions-tab-save", cancel: "sessions-tab-revert" };

/** A time of a session. @param id what its test id and the id of its unit are made of */
const time = (name: keyof RealmValues, id: string, label: Key, help: Key) =>
  durationField({ name, label, help, testId: `${id}-input`, prefix: `kc-${id}` });

const rememberMe: Field[] = [
  time(
    "ssoSessionIdleTimeoutRememberMe",
    "sso-session-idle-remember-me",
    "SSOSessionIdleRememberMe",
    "ssoSessionIdleRememberMe",
  ),
  time(
    "ssoSessionMaxLifespanRememberMe",
    "sso-session-max-remember-me",
    "SSOSessionMaxRememberMe",
    "ssoSessionMaxRememberMe",
  ),
];

const limited = { name: "offlineSessionMaxLifespanEnabled", is: (value: unknown) => value === true } as const;

const sectionsOf = (hasRememberMe: boolean): Section<RealmValues>[] => [
  {
    title: "SSOSessionSettings",
    fields: [
      time("ssoSessionIdleTimeout", "sso-session-idle", "SSOSessionIdle", "ssoSessionIdle"),
      time("ssoSessionMaxLifespan", "sso-session-max", "SSOSessionMax", "ssoSessionMax"),
      ...(hasRememberMe ? rememberMe : []),
    ],
  },
  {
    title: "clientSessionSettings",
    fields: [
      time("clientSessionIdleTimeout", "client-session-idle", "clientSessionIdle", "clientSessionIdleHelp"),
      time("clientSessionMaxLifespan", "client-session-max", "clientSessionMax", "clientSessionMaxHelp"),
    ],
  },
  {
    title: "offlineSessionSettings",
    fields: [
      time("offlineSessionIdleTimeout", "offline-session-idle", "offlineSessionIdle", "offlineSessionIdleHelp"),
      time(
        "clientOfflineSessionIdleTimeout",
        "client-offline-session-idle",
        "clientOfflineSessionIdle",
        "clientOfflineSessionIdleHelp",
      ),
      {
        kind: "switch",
        name: "offlineSessionMaxLifespanEnabled",
        label: "offlineSessionMaxLimited",
        help: "offlineSessionMaxLimitedHelp",
        id: "kc-offline-session-max",
        helpId: "offlineSessionMaxLimited",
        testId: "offline-session-max-switch",
      },
      {
        ...time("offlineSessionMaxLifespan", "offline-session-max", "offlineSessionMax", "offlineSessionMaxHelp"),
        when: limited,
      },
      {
        ...time(
          "clientOfflineSessionMaxLifespan",
          "client-offline-session-max",
          "clientOfflineSessionMax",
          "clientOfflineSessionMaxHelp",
        ),
        when: limited,
      },
    ],
  },
  {
    title: "loginSettings",
    fields: [
      { ...time("accessCodeLifespanLogin", "login-timeout", "loginTimeout", "loginTimeoutHelp"), min: 1 },
      {
        ...time("accessCodeLifespanUserAction", "login-action-timeout", "loginActionTimeout", "loginActionTimeoutHelp"),
        min: 1,
      },
    ],
  },
];

/** How long sessions of users and clients last. */
export function Sessions() {
  const { rememberMe: hasRememberMe = false } = useRealmRepresentation();
  return (
    <RealmForm name="sessions" sections={sectionsOf(hasRememberMe)} testIds={testIds}>
      <SessionTimes />
    </RealmForm>
  );
}
