import { useMemo } from "react";
import { useData } from "~/data/query/cache";
import { named, policiesIn, policiesRead } from "~/features/realmSettings/clientPolicies/lists";
import { StepPage } from "~/features/realmSettings/clientPolicies/StepPage";
import { conditionsOf } from "~/features/realmSettings/clientPolicies/steps";
import { useT } from "~/i18n/useT";
import { useCrumbs } from "~/kit/page/crumbs";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** A condition of a policy, or a new one (`PUT client-policies/policies`). */
export default function Condition() {
  const t = useT();
  const { policyName = "", conditionName: type, number = "1" } = usePlace().params;
  const { own, global } = policiesIn(useData(...policiesRead));
  const policy = named([...own, ...global], policyName);
  const steps = useMemo(() => conditionsOf(policy), [policy]);
  const shown = useMemo(() => (type === undefined ? undefined : { type, number: Number(number) }), [type, number]);
  const back = to("client-policy", { policyName });
  useCrumbs([
    { text: t("clientPolicies"), to: to("realm-settings", { tab: "client-policies", subtab: "policies" }) },
    { text: policyName, to: back },
  ]);
  return (
    <StepPage
      kind="condition"
      owner={policyName}
      steps={steps}
      isGlobal={global.includes(policy)}
      shown={shown}
      back={back}
    />
  );
}
