import type UserVerifiableCredentialRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userVerifiableCredentialRepresentation";
import { DescriptionList } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useAllData } from "~/data/query/cache";
import { CredentialOffer } from "~/features/users/credentials/CredentialOffer";
import { IssuedCredentials } from "~/features/users/wallets/IssuedCredentials";
import { NewVerifiableCredential } from "~/features/users/wallets/NewVerifiableCredential";
import { useVerifiableCredentialActions } from "~/features/users/wallets/useVerifiableCredentialActions";
import type { UserTabProps } from "~/features/users/page/user";
import { versionWords } from "~/i18n/serverWords";
import { useSort, useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { LocalList } from "~/kit/list/List";
import { Detail } from "~/kit/page/Detail";
import { WriteTool } from "~/kit/controls/Write";

type Row = UserVerifiableCredentialRepresentation & { name: string };

/**
 * What wallets may fetch for a user: `GET users/{id}/vc/credentials` (26.7 and newer), one for each client scope; and what
 * they have fetched.
 */
export function VerifiableCredentials({ user }: UserTabProps) {
  const t = useT();
  const time = useTime();
  const { id, email } = user;
  const [credentials, issued] = useAllData(
    ["users.listVerifiableCredentials", { id }],
    ["users.listIssuedVerifiableCredentials", { id }],
  );
  const rows = useSort(
    credentials.map((one): Row => ({ ...one, name: one.credentialScopeName ?? "" })),
    ({ name }) => name,
  );
  const actions = useVerifiableCredentialActions({ user });
  const [opened, setOpened] = useState<"new" | Row>();
  const close = () => setOpened(undefined);
  // texts of the servers that have this tab
  const word = versionWords(t);
  const create = {
    label: word("createVerifiableCredential"),
    call: "users.createVerifiableCredential",
    onClick: () => setOpened("new"),
  } as const;
  return (
    <>
      <LocalList
        listId="user-credentials"
        label="gatehouse.verifiableCredentials"
        rows={rows}
        id={({ name }) => name}
        search="search"
        columns={[
          { name: "name", label: word("credentialScopeName"), text: ({ name }) => name },
          { name: "revision", label: word("revision"), text: ({ revision = "" }) => revision },
          {
            name: "createdDate",
            label: "createdAt",
            text: ({ createdDate }) => time(createdDate),
            order: ({ createdDate = 0 }) => createdDate,
          },
          {
            name: "updatedDate",
            label: word("updatedAt"),
            text: ({ updatedDate }) => time(updatedDate),
            order: ({ updatedDate = 0 }) => updatedDate,
          },
        ]}
        detail={({ userAttributes = {} }) => <Attributes of={userAttributes} />}
        actions={[
          {
            label: word("update"),
            call: "users.updateVerifiableCredential",
            object: () => user,
            run: ({ name }) => void actions.update(name),
          },
          {
            label: word("credentialOfferSend"),
            call: "users.sendVerifiableCredentialOffer",
            object: () => user,
            when: () => Boolean(email),
            run: setOpened,
          },
          {
            label: "revoke",
            call: "users.revokeVerifiableCredential",
            object: () => user,
            run: ({ name }) => void actions.revoke(name),
          },
        ]}
        toolbar={() => <WriteTool {...create} testId="create-verifiable-credential" />}
        empty={{ title: word("noVerifiableCredentials"), body: word("noVerifiableCredentialsText"), action: create }}
      />
      {issued.length > 0 && <IssuedCredentials user={user} issued={issued} />}
      {opened && (
        <Suspense>
          {opened === "new" ? (
            <NewVerifiableCredential user={user} taken={rows.map(({ name }) => name)} onClose={close} />
          ) : (
            <CredentialOffer user={user} configurationId={opened.credentialConfigurationId ?? ""} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** What the credential says of the user, as it was when it was updated last. */
function Attributes({ of }: { of: Record<string, string[]> }) {
  return (
    <DescriptionList isHorizontal isCompact>
      {Object.entries(of).map(([name, values]) => (
        <Detail key={name} label={name}>
          {values.join(", ") || "—"}
        </Detail>
      ))}
    </DescriptionList>
  );
}
