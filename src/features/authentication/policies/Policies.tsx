import { Tab, Tabs, TabTitleText } from "@patternfly/react-core";
import { type ReactNode, Suspense } from "react";
import { CibaPolicy } from "~/features/authentication/policies/CibaPolicy";
import { OtpPolicy } from "~/features/authentication/policies/OtpPolicy";
import { PasswordPolicy } from "~/features/authentication/policies/PasswordPolicy";
import { WebAuthnPolicy } from "~/features/authentication/policies/WebAuthnPolicy";
import { type Key, useT } from "~/i18n/useT";
import { useListState } from "~/kit/list/useListState";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { Loading } from "~/kit/page/Loading";

/** Name in the address → label, test id and form. */
const tabs: Record<string, { title: Key; testId: string; form: ReactNode }> = {
  passwordPolicy: { title: "passwordPolicy", testId: "passwordPolicy", form: <PasswordPolicy /> },
  otpPolicy: { title: "otpPolicy", testId: "otpPolicy", form: <OtpPolicy /> },
  webauthnPolicy: {
    title: "webauthnPolicy",
    testId: "webauthnPolicy",
    form: <WebAuthnPolicy prefix="webAuthnPolicy" />,
  },
  webauthnPasswordlessPolicy: {
    title: "webauthnPasswordlessPolicy",
    testId: "webauthnPasswordlessPolicy",
    form: <WebAuthnPolicy prefix="webAuthnPolicyPasswordless" />,
  },
  cibaPolicy: { title: "cibaPolicy", testId: "tab-ciba-policy", form: <CibaPolicy /> },
};

/** What the realm demands of credentials; which of the forms is shown is in the address (`?tab=otpPolicy`). */
export function Policies() {
  const t = useT();
  const { filters, change } = useListState();
  const { tab = "" } = filters;
  const active = Object.hasOwn(tabs, tab) ? tab : "passwordPolicy";
  return (
    <Tabs
      isSubtab
      activeKey={active}
      aria-label={t("policies")}
      mountOnEnter
      unmountOnExit
      onSelect={(_, next) => change({ filters: { tab: String(next) } })}
    >
      {Object.entries(tabs).map(([name, { title, testId, form }]) => (
        <Tab key={name} id={name} eventKey={name} data-testid={testId} title={<TabTitleText>{t(title)}</TabTitleText>}>
          <ErrorBoundary>
            <Suspense fallback={<Loading />}>{form}</Suspense>
          </ErrorBoundary>
        </Tab>
      ))}
    </Tabs>
  );
}
