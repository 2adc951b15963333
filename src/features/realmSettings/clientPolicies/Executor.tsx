import { useMemo } from "react";
import { useData } from "~/data/query/cache";
import { named, profilesIn, profilesRead } from "~/features/realmSettings/clientPolicies/lists";
import { StepPage } from "~/features/realmSettings/clientPolicies/StepPage";
import { executorsOf } from "~/features/realmSettings/clientPolicies/steps";
import { useT } from "~/i18n/useT";
import { useCrumbs } from "~/kit/page/crumbs";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** An executor of a profile, or a new one (`PUT client-policies/profiles`). */
export default function Executor() {
  const t = useT();
  const { profileName = "", executorName: type, number = "1" } = usePlace().params;
  const { own, global } = profilesIn(useData(...profilesRead));
  const profile = named([...own, ...global], profileName);
  const steps = useMemo(() => executorsOf(profile), [profile]);
  const shown = useMemo(() => (type === undefined ? undefined : { type, number: Number(number) }), [type, number]);
  const back = to("client-profile", { profileName });
  useCrumbs([
    { text: t("clientPolicies"), to: to("realm-settings", { tab: "client-policies", subtab: "profiles" }) },
    { text: profileName, to: back },
  ]);
  return (
    <StepPage
      kind="executor"
      owner={profileName}
      steps={steps}
      isGlobal={global.includes(profile)}
      shown={shown}
      back={back}
    />
  );
}
