import { Tab, Tabs, TabTitleText } from "@patternfly/react-core";
import { type ReactNode, Suspense } from "react";
import { CibaPolicy } from "~/features/authentication/policies/CibaPolicy";
import { OtpPolicy } from "~/features/authentication/policies/OtpPolicy";
import { PasswordPolicy } from "~/features/authentication/policies/PasswordPolicy";
import { WebAuthnPolicy } from "~/features/authentication/policies/WebAuthnPolicy";
import { mayHaveFeature } from "~/data/access/features";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { type Key, useT } from "~/i18n/useT";
import { useListState } from "~/kit/list/useListState";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";
import { scrollNames } from "~/kit/page/RoutableTabs";

/** Name in the address → label, test id, form, and the feature of the server without which it is not there. */
const tabs: Record<string, { title: Key; testId: string; form: ReactNode; feature?: string }> = {
  passwordPolicy: { title: "passwordPolicy", testId: "passwordPolicy", form: <PasswordPolicy /> },
  otpPolicy: { title: "otpPolicy", testId: "otpPolicy", form: <OtpPolicy /> },
  webauthnPolicy: {
    title: "webauthnPolicy",
    testId: "webauthnPolicy",
    form: <WebAuthnPolicy prefix="webAuthnPolicy" />,
    feature: "WEB_AUTHN",
  },
  webauthnPasswordlessPolicy: {
    title: "webauthnPasswordlessPolicy",
    testId: "webauthnPasswordlessPolicy",
    form: <WebAuthnPolicy prefix="webAuthnPolicyPasswordless" />,
    feature: "WEB_AUTHN",
  },
  cibaPolicy: { title: "cibaPolicy", testId: "tab-ciba-policy", form: <CibaPolicy />, feature: "CIBA" },
};

/** What the realm demands of credentials; which of the forms is shown is in the address (`?tab=otpPolicy`). */
export function Policies() {
  const t = useT();
  const { filters, change } = useListState();
  const { tab = "" } = filters;
  const info = useServerInfoIfThere();
  const there = Object.entries(tabs).filter(([, { feature }]) => !feature || mayHaveFeature(info, feature));
  const active = there.some(([name]) => name === tab) ? tab : "passwordPolicy";
  return (
    <Tabs
      isSubtab
      activeKey={active}
      aria-label={t("policies")}
      {...scrollNames(t)}
      mountOnEnter
      unmountOnExit
      onSelect={(_, next) => change({ filters: { tab: String(next) } })}
    >
      {there.map(([name, { title, testId, form }]) => (
        <Tab key={name} id={name} eventKey={name} data-testid={testId} title={<TabTitleText>{t(title)}</TabTitleText>}>
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>{form}</Suspense>
          </ErrorBoundary>
        </Tab>
      ))}
    </Tabs>
  );
}
