import type IssuedUserVerifiableCredentialRepresentation from "@keycloak/keycloak-admin-client/lib/defs/issuedUserVerifiableCredentialRepresentation";
import { PageSection, Title } from "@patternfly/react-core";
import { useAction } from "~/data/write/action";
import { useEach } from "~/data/query/useEach";
import type { UserTabProps } from "~/features/users/page/user";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { confirm } from "~/kit/dialog/confirm";
import { LocalList } from "~/kit/list/List";
import { useListState } from "~/kit/list/useListState";

interface Props extends UserTabProps {
  /** What `GET users/{id}/vc/issued-credentials` answers; times in milliseconds. */
  issued: IssuedUserVerifiableCredentialRepresentation[];
}

/** What wallets have fetched of a user's verifiable credentials, each to be revoked. */
export function IssuedCredentials({ user, issued }: Props) {
  const t = useT();
  const time = useTime();
  const state = useListState("issued");
  // the server answers the name of a client, which not every client has
  const unnamed = issued.flatMap(({ clientName, clientId }) => (clientName || !clientId ? [] : [clientId]));
  const clients = useEach("clients.findOne", unnamed, (id) => [{ id }]);
  // texts of the servers that issue
  const word = versionWords(t);
  const revoke = useAction(
    (call, credentialId: string) => call("users.revokeIssuedVerifiableCredential", { id: user.id, credentialId }),
    { done: word("revokeIssuedCredentialSuccess"), failed: "gatehouse.verifiableCredentialError" },
  );
  const ask = async ({ id = "" }: IssuedUserVerifiableCredentialRepresentation) => {
    const [title, body] = [word("revokeIssuedCredentialTitle"), word("revokeIssuedCredentialConfirm")];
    if (await confirm({ title, body, names: [id], label: "revoke", danger: true })) await revoke.run(id);
  };
  return (
    <>
      <PageSection>
        <Title headingLevel="h2">{t(word("issuedCredentials"))}</Title>
      </PageSection>
      <LocalList
        listId="user-issued-credentials"
        label="gatehouse.issuedCredentials"
        testId="issued-credentials"
        state={state}
        rows={issued}
        id={({ id = "" }) => id}
        search="search"
        columns={[
          { name: "credentialType", label: "credentialType", text: ({ credentialType = "" }) => credentialType },
          {
            name: "client",
            label: "client",
            text: ({ clientName, clientId = "" }) => clientName || (clients.get(clientId)?.clientId ?? clientId),
          },
          {
            name: "issuedAt",
            label: word("issuedAt"),
            text: ({ issuedAt }) => time(issuedAt),
            order: ({ issuedAt = 0 }) => issuedAt,
          },
          {
            name: "expiresAt",
            label: word("expiresAt"),
            text: ({ expiresAt }) => time(expiresAt),
            order: ({ expiresAt = 0 }) => expiresAt,
          },
          { name: "revision", label: word("revision"), text: ({ revision = "" }) => revision },
          { name: "id", label: word("issuedCredentialId"), text: ({ id = "" }) => id, isExtra: true },
        ]}
        actions={[
          {
            label: "revoke",
            call: "users.revokeIssuedVerifiableCredential",
            object: () => user,
            run: (one) => void ask(one),
          },
        ]}
      />
    </>
  );
}
