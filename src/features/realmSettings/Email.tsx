import type { Failure } from "~/data/api/errors";
import { emailSections } from "~/features/realmSettings/emailFields";
import { TestConnection } from "~/features/realmSettings/TestConnection";
import { useT } from "~/i18n/useT";
import { RealmForm } from "~/parts/realm/RealmForm";

const testIds = { save: "email-tab-save", cancel: "email-tab-revert" };
const secret = ["smtpServer.password", "smtpServer.authTokenClientSecret"];

/** The field whose address the server refuses, which it says in words only: it takes no other letters unless they are on. */
function refusedField({ message }: Failure) {
  if (message.startsWith("Invalid sender address ")) return "smtpServer.from";
  return message.startsWith("Invalid reply-to address ") ? "smtpServer.replyTo" : undefined;
}

/** How the realm sends e-mails. */
export function Email() {
  const t = useT();
  return (
    <RealmForm
      name="email"
      sections={emailSections(t)}
      secret={secret}
      fieldOf={refusedField}
      testIds={testIds}
      buttons={<TestConnection />}
    />
  );
}
