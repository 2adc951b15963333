import { EventSettings } from "~/features/realmSettings/events/EventSettings";
import { useAccess } from "~/data/access/access";
import { READS_EVENT_SETTINGS, SEES_CLIENTS } from "~/data/access/readers";
import { mayHaveFeature } from "~/data/access/features";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { General } from "~/features/realmSettings/general/General";
import { RealmActions } from "~/features/realmSettings/RealmActions";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const Login = lazily(() => import("~/features/realmSettings/Login").then((module) => module.Login));
const Email = lazily(() => import("~/features/realmSettings/Email").then((module) => module.Email));
const Themes = lazily(() => import("~/features/realmSettings/themes/Themes").then((module) => module.Themes));
const Keys = lazily(() => import("~/features/realmSettings/keys/Keys").then((module) => module.Keys));
const Localization = lazily(() =>
  import("~/features/realmSettings/localization/Localization").then((module) => module.Localization),
);
const SecurityDefenses = lazily(() =>
  import("~/features/realmSettings/SecurityDefenses").then((module) => module.SecurityDefenses),
);
const Sessions = lazily(() => import("~/features/realmSettings/Sessions").then((module) => module.Sessions));
const Tokens = lazily(() => import("~/features/realmSettings/Tokens").then((module) => module.Tokens));
const ClientPolicies = lazily(() =>
  import("~/features/realmSettings/clientPolicies/ClientPolicies").then((module) => module.ClientPolicies),
);
const UserRegistration = lazily(() =>
  import("~/features/realmSettings/UserRegistration").then((module) => module.UserRegistration),
);
const UserProfile = lazily(() =>
  import("~/features/realmSettings/userProfile/UserProfile").then((module) => module.UserProfile),
);

/** The settings of the realm in force. All tabs but the first load when opened. */
export default function RealmSettings() {
  const t = useT();
  const realm = useRealm();
  const access = useAccess();
  const seesEvents = access(READS_EVENT_SETTINGS).length === 0;
  const seesClients = access(SEES_CLIENTS).length === 0;
  const hasPolicies = mayHaveFeature(useServerInfoIfThere(), "CLIENT_POLICIES");
  return (
    <>
      <PageHeading
        title={realm}
        subtitle={t("realmSettingsExplain")}
        learnMore="configuring-realms"
        actions={<RealmActions />}
      />
      <RoutableTabs
        label={t("realmSettings")}
        tabs={{
          general: { testId: "rs-general-tab", content: <General /> },
          login: { testId: "rs-login-tab", content: <Login /> },
          email: { testId: "rs-email-tab", content: <Email /> },
          themes: { testId: "rs-themes-tab", content: <Themes /> },
          keys: { testId: "rs-keys-tab", content: <Keys /> },
          ...(seesEvents && { events: { testId: "rs-realm-events-tab", content: <EventSettings /> } }),
          localization: { testId: "rs-localization-tab", content: <Localization /> },
          "security-defenses": { testId: "rs-security-defenses-tab", content: <SecurityDefenses /> },
          sessions: { testId: "rs-sessions-tab", content: <Sessions /> },
          tokens: { testId: "rs-tokens-tab", content: <Tokens /> },
          ...(hasPolicies && { "client-policies": { testId: "rs-clientPolicies-tab", content: <ClientPolicies /> } }),
          "user-profile": { testId: "rs-user-profile-tab", content: <UserProfile /> },
          ...(seesClients && {
            "user-registration": { testId: "rs-userRegistration-tab", content: <UserRegistration /> },
          }),
        }}
      />
    </>
  );
}
