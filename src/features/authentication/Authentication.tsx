import { FlowList } from "~/features/authentication/flows/FlowList";
import { useT } from "~/i18n/useT";
import { lazily } from "~/kit/page/lazily";
import { PageHeading } from "~/kit/page/Page";
import { RoutableTabs } from "~/kit/page/RoutableTabs";

const RequiredActions = lazily(() =>
  import("~/features/authentication/actions/RequiredActions").then((module) => module.RequiredActions),
);
const Policies = lazily(() => import("~/features/authentication/policies/Policies").then((module) => module.Policies));

/** How users of the realm sign in: flows, required actions, policies. */
export default function Authentication() {
  const t = useT();
  return (
    <>
      <PageHeading
        title={t("titleAuthentication")}
        subtitle={t("authenticationExplain")}
        learnMore="configuring-authentication"
      />
      <RoutableTabs
        label={t("titleAuthentication")}
        tabs={{
          flows: { testId: "flows", content: <FlowList /> },
          "required-actions": { testId: "requiredActions", content: <RequiredActions /> },
          policies: { testId: "policies", content: <Policies /> },
        }}
      />
    </>
  );
}
