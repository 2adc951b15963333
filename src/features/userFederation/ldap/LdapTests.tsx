import type TestLdapConnectionRepresentation from "@keycloak/keycloak-admin-client/lib/defs/testLdapConnection";
import { useFormContext } from "react-hook-form";
import { type Call, useAction } from "~/data/write/action";
import type { Failure } from "~/data/api/errors";
import { MASK } from "~/data/write/merge";
import { useRealm } from "~/data/query/useRealm";
import { nameOf } from "~/features/userFederation/ldap/ldapForm";
import { type Key, type Text, useT } from "~/i18n/useT";
import { usePlace } from "~/kit/page/place";
import { textIn } from "~/kit/form/values";
import { WriteButton } from "~/kit/controls/Write";

/** Oid of the extended operation by which passwords are changed (RFC 3062). */
const PASSWORD_MODIFY = "1.3.6.1.4.1.4203.1.11.1";

/** What to check, by the server's name of what went wrong. */
const CHECKS: Record<string, Key> = {
  UnknownHost: "gatehouse.ldapUnknownHost",
  SocketReset: "gatehouse.ldapNoConnection",
  ConnectTimeout: "gatehouse.ldapNoConnection",
  CommunicationError: "gatehouse.ldapNoConnection",
  MalformedURL: "gatehouse.ldapUrl",
  SSLHandshakeFailed: "gatehouse.ldapTls",
  AuthenticationFailure: "gatehouse.ldapPassword",
  InvalidName: "gatehouse.ldapDn",
  InvalidBindDN: "gatehouse.ldapDn",
};

function check({ message }: Failure): Text {
  const known = CHECKS[message];
  return known ? known : "gatehouse.ldapCheckAll";
}

/**
 * Asks the server to try the connection of the form as it is typed now (`POST testLDAPConnection` and others).
 * @param run makes the call
 * @param signsIn whether the server signs in to the directory
 */
function useTest(
  run: (call: Call, realm: string, test: TestLdapConnectionRepresentation) => Promise<unknown>,
  signsIn = true,
) {
  const { id } = usePlace().params;
  const realm = useRealm();
  const { getValues, formState } = useFormContext();
  const { defaultValues } = formState;
  const stored = (setting: string) => textIn(defaultValues?.config?.[setting]);
  const value = (setting: string) => {
    const text = textIn(getValues(nameOf(setting)));
    // as it would be saved
    return setting === "bindCredential" || text === stored(setting) ? text : text.trim();
  };
  const hint = (failure: Failure): Text => {
    const isRefusal = failure.message === "AuthenticationFailure";
    // the server says the same of a StartTLS that the directory refuses
    if (isRefusal && !signsIn && value("startTls") === "true") return "gatehouse.ldapTls";
    // the server uses the stored password only for what it was stored with
    const moved = value("connectionUrl") !== stored("connectionUrl") || value("bindDn") !== stored("bindDn");
    const isMasked = moved && value("bindCredential") === MASK;
    if (isMasked && isRefusal) return "gatehouse.ldapTypePassword";
    return check(failure);
  };
  return useAction(
    (call) =>
      run(call, realm, {
        connectionUrl: value("connectionUrl"),
        bindDn: value("bindDn"),
        bindCredential: value("bindCredential"),
        useTruststoreSpi: value("useTruststoreSpi"),
        connectionTimeout: value("connectionTimeout"),
        startTls: value("startTls"),
        authType: value("authType"),
        componentId: id,
      }),
    { done: "testSuccess", failed: "testError", hint },
  );
}

/** Tries whether the server reaches the directory. */
export function TestConnection() {
  const t = useT();
  const test = useTest(
    (call, realm, body) => call("realms.testLDAPConnection", { realm }, { ...body, action: "testConnection" }),
    false,
  );
  return (
    <TestButton id="kc-test-connection-button" testId="test-connection-button" test={test}>
      {t("testConnection")}
    </TestButton>
  );
}

/** Tries whether the server can sign in to the directory. */
export function TestAuthentication() {
  const t = useT();
  const test = useTest((call, realm, body) =>
    call("realms.testLDAPConnection", { realm }, { ...body, action: "testAuthentication" }),
  );
  return (
    <TestButton id="kc-test-auth-button" testId="test-auth-button" test={test}>
      {t("testAuthentication")}
    </TestButton>
  );
}

interface TestButtonProps {
  id: string;
  testId: string;
  test: { run: () => Promise<unknown>; running: boolean };
  children: string;
}

function TestButton({ id, testId, test, children }: TestButtonProps) {
  return (
    <div>
      <WriteButton
        call="realms.testLDAPConnection"
        variant="secondary"
        id={id}
        testId={testId}
        isLoading={test.running}
        isDisabled={test.running}
        onClick={() => void test.run()}
      >
        {children}
      </WriteButton>
    </div>
  );
}

/** Asks the directory what it can do (`POST ldap-server-capabilities`) and sets the switch that depends on it. */
export function QueryExtensions() {
  const t = useT();
  const { getValues, setValue, trigger } = useFormContext();
  const setting = nameOf("usePasswordModifyExtendedOp");
  const query = useTest(async (call, realm, body) => {
    const before: unknown = getValues(setting);
    const answer: unknown = await call(
      "realms.ldapServerCapabilities",
      { realm },
      { ...body, action: "queryServerCapabilities" },
    );
    const known = Array.isArray(answer) && answer.some((one: { oid?: unknown }) => one.oid === PASSWORD_MODIFY);
    // what was switched meanwhile stays
    if (getValues(setting) === before) setValue(setting, String(known), { shouldDirty: true });
  });
  const start = async () => {
    if (await trigger()) await query.run();
  };
  return (
    <div>
      <WriteButton
        call="realms.ldapServerCapabilities"
        variant="secondary"
        id="query-extensions"
        testId="query-extensions"
        isLoading={query.running}
        isDisabled={query.running}
        onClick={() => void start()}
      >
        {t("queryExtensions")}
      </WriteButton>
    </div>
  );
}
