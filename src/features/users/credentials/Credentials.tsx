import { Alert, Flex, PageSection } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useData } from "~/data/query/cache";
import { CredentialData } from "~/features/users/credentials/CredentialData";
import { type Credential, grouped } from "~/features/users/credentials/credentialOrder";
import { CredentialTable } from "~/features/users/credentials/CredentialTable";
import { passwordAccess } from "~/features/users/credentials/passwordAccess";
import { ProvidedCredentials } from "~/features/users/credentials/ProvidedCredentials";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { EmptyState } from "~/kit/page/EmptyState";
import { WriteButton } from "~/kit/controls/Write";
import { lazily } from "~/kit/page/lazily";

const PasswordDialog = lazily(() =>
  import("~/features/users/credentials/PasswordDialog").then((module) => module.PasswordDialog),
);
const ResetMail = lazily(() => import("~/features/users/credentials/ResetMail").then((module) => module.ResetMail));

type Opened = { what: "set" | "reset" | "mail" } | { what: "data"; credential: Credential };

/**
 * What a user proves their identity with, kept by the server or by where the user comes from:
 * `GET users/{id}/credentials`. A disabled user keeps theirs, but gets no e-mail.
 */
export function Credentials({ user }: UserTabProps) {
  const t = useT();
  const [opened, setOpened] = useState<Opened>();
  const all = useData("users.getCredentials", { id: user.id }).map((one) => ({ ...one, id: one.id ?? "" }));
  const own = all.filter(({ federationLink }) => !federationLink);
  const provided = all.filter(({ federationLink }) => federationLink);
  const isEmpty = all.length === 0;
  const close = () => setOpened(undefined);
  const set = () => setOpened({ what: "set" });
  const reset = () => setOpened({ what: "reset" });
  const setButton = (testId: string) => (
    <WriteButton call="users.resetPassword" object={passwordAccess(user)} testId={testId} onClick={set}>
      {t("setPassword")}
    </WriteButton>
  );
  const mailButton = (testId: string) =>
    user.email && (
      <WriteButton
        call="users.executeActionsEmail"
        object={user}
        variant="secondary"
        testId={testId}
        isDisabled={user.enabled === false}
        onClick={() => setOpened({ what: "mail" })}
      >
        {t("credentialResetBtn")}
      </WriteButton>
    );
  return (
    <PageSection>
      {user.enabled === false && <Alert isInline isPlain variant="info" title={t("gatehouse.disabledUser")} />}
      {isEmpty ? (
        <EmptyState title="noCredentials" body="noCredentialsText">
          {setButton("no-credentials-empty-action")}
          {mailButton("credential-reset-empty-action")}
        </EmptyState>
      ) : (
        <Flex>
          {!all.some(({ type }) => type === "password") && setButton("setPasswordBtn-table")}
          {mailButton("credentialResetBtn")}
        </Flex>
      )}
      {own.length > 0 && (
        <CredentialTable
          user={user}
          groups={grouped(own)}
          onReset={reset}
          onShow={(credential) => setOpened({ what: "data", credential })}
        />
      )}
      {provided.length > 0 && <ProvidedCredentials user={user} credentials={provided} onSet={set} />}
      {opened && (
        <Suspense>
          {opened.what === "data" ? (
            <CredentialData credential={opened.credential} onClose={close} />
          ) : opened.what === "mail" ? (
            <ResetMail user={user} onClose={close} />
          ) : (
            <PasswordDialog user={user} isReset={opened.what === "reset"} onClose={close} />
          )}
        </Suspense>
      )}
    </PageSection>
  );
}
