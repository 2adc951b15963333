import { emailSections } from "~/features/realmSettings/emailFields";
import { TestConnection } from "~/features/realmSettings/TestConnection";
import { useT } from "~/i18n/useT";
import { RealmForm } from "~/parts/realm/RealmForm";

const testIds = { save: "email-tab-save", cancel: "email-tab-revert" };
const secret = ["smtpServer.password", "smtpServer.authTokenClientSecret"];

/** How the realm sends e-mails. */
export function Email() {
  const t = useT();
  return (
    <RealmForm
      name="email"
      sections={emailSections(t)}
      secret={secret}
      testIds={testIds}
      buttons={<TestConnection />}
    />
  );
}
