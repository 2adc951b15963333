import { PolicyList } from "~/features/realmSettings/clientPolicies/PolicyList";
import { ProfileList } from "~/features/realmSettings/clientPolicies/ProfileList";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

/** What requests of clients have to comply with: profiles, and the policies that say when they count. */
export function ClientPolicies() {
  const t = useT();
  return (
    <RoutableTabs
      inside="client-policies"
      label={t("clientPolicies")}
      tabs={{
        profiles: { testId: "rs-policies-clientProfiles-tab", content: <ProfileList /> },
        policies: { testId: "rs-policies-clientPolicies-tab", content: <PolicyList /> },
      }}
    />
  );
}
