import type { Failure } from "~/data/api/errors";
import { labelled } from "~/i18n/serverWords";
import type { Key } from "~/i18n/useT";
import type { Section } from "~/kit/form/SectionsForm";
import { durationField } from "~/features/realmSettings/durationField";
import { SessionTimes } from "~/features/realmSettings/TimePictures";
import { RealmForm } from "~/parts/realm/RealmForm";
import type { RealmValues } from "~/parts/realm/realmConverters";

const testIds = { save: "sessions-tab-save", cancel: "sessions-tab-revert" };

/** A time of a session. @param id what its test id and the id of its unit are made of */
const time = (name: keyof RealmValues, id: string, label: Key, help: Key, groupId?: string) =>
  durationField({ name, label, help, testId: `${id}-input`, prefix: `kc-${id}`, groupId });

const limited = { name: "offlineSessionMaxLifespanEnabled", is: (value: unknown) => value === true } as const;

const sections: Section<RealmValues>[] = [
  {
    title: "SSOSessionSettings",
    fields: [
      time("ssoSessionIdleTimeout", "sso-session-idle", "SSOSessionIdle", "ssoSessionIdle"),
      time("ssoSessionMaxLifespan", "sso-session-max", "SSOSessionMax", "ssoSessionMax"),
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
        ...labelled("offlineSessionMaxLimited"),
        id: "kc-offline-session-max",
        helpId: "offlineSessionMaxLimited",
        testId: "offline-session-max-switch",
      },
      {
        ...time(
          "offlineSessionMaxLifespan",
          "offline-session-max",
          "offlineSessionMax",
          "offlineSessionMaxHelp",
          "offline-session-max-label",
        ),
        when: limited,
      },
      {
        ...time(
          "clientOfflineSessionMaxLifespan",
          "client-offline-session-max",
          "clientOfflineSessionMax",
          "clientOfflineSessionMaxHelp",
          "client-offline-session-max-label",
        ),
        when: limited,
      },
    ],
  },
  {
    title: "loginSettings",
    fields: [
      {
        ...time(
          "accessCodeLifespanLogin",
          "login-timeout",
          "loginTimeout",
          "loginTimeoutHelp",
          "kc-login-timeout-label",
        ),
        min: 1,
      },
      {
        ...time(
          "accessCodeLifespanUserAction",
          "login-action-timeout",
          "loginActionTimeout",
          "loginActionTimeoutHelp",
          "login-action-timeout-label",
        ),
        min: 1,
      },
    ],
  },
];

/** The field of a time that the server refuses, which it says in words only: a client's must not outlast the user's. */
function refusedField({ message }: Failure) {
  if (/^client session idle/i.test(message)) return "clientSessionIdleTimeout";
  return /^client session max/i.test(message) ? "clientSessionMaxLifespan" : undefined;
}

/** How long sessions of users and clients last. */
export function Sessions() {
  return (
    <RealmForm name="sessions" sections={sections} fieldOf={refusedField} testIds={testIds}>
      <SessionTimes />
    </RealmForm>
  );
}
