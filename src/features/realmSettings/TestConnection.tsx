import { HelperText, HelperTextItem } from "@patternfly/react-core";
import { useFormContext, useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { env } from "~/data/auth/env";
import { useUser } from "~/data/auth/useUser";
import { useRealm } from "~/data/query/useRealm";
import { useAction } from "~/data/write/action";
import { isEmail } from "~/features/realmSettings/emailFields";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { textIn } from "~/kit/form/values";
import type { RealmValues } from "~/parts/realm/realmConverters";
import { to } from "~/routes";

const HINT = "descriptionTestConnection";

/** Sends the administrator an e-mail with what is typed, and saves nothing: `POST testSMTPConnection`. */
export function TestConnection() {
  const t = useT();
  const realm = useRealm();
  const user = useUser();
  const { getValues } = useFormContext<RealmValues>();
  const [from, host]: unknown[] = useWatch({ name: ["smtpServer.from", "smtpServer.host"] });
  const test = useAction(
    (call) => {
      const given = Object.entries(getValues("smtpServer")).filter(([, value]) => value !== "");
      return call(
        "realms.testSMTPConnection",
        { realm },
        Object.fromEntries(given.map(([key, value]) => [key, textIn(value)])),
      );
    },
    { done: "testConnectionSuccess", failed: "testConnectionError" },
  );
  const isReady = isEmail(textIn(from)) && textIn(host) !== "" && Boolean(user?.email);
  return (
    <>
      <WriteButton
        call="realms.testSMTPConnection"
        variant="secondary"
        testId="test-connection-button"
        aria-describedby={user && HINT}
        isLoading={test.running}
        spinnerAriaValueText={t("testingConnection")}
        isDisabled={!isReady || test.running}
        onClick={() => void test.run()}
      >
        {t("testConnection")}
      </WriteButton>
      {user && (
        <HelperText id={HINT}>
          <HelperTextItem variant={user.email ? "default" : "warning"}>
            {user.email
              ? t(["testConnectionHint.withEmail", { email: user.email }])
              : t(["testConnectionHint.withoutEmail", { userName: user.username ?? "" }])}{" "}
            {!user.email && (
              // the address is that of the realm where the administrator signed in
              <Link to={to("user", { realm: env().realm, id: user.sub, tab: "settings" })}>
                {t("testConnectionHint.withoutEmailAction")}
              </Link>
            )}
          </HelperTextItem>
        </HelperText>
      )}
    </>
  );
}
