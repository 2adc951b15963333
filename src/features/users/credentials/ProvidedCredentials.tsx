import type CredentialRepresentation from "@keycloak/keycloak-admin-client/lib/defs/credentialRepresentation";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { upper } from "~/features/users/credentials/credentialOrder";
import { passwordAccess } from "~/features/users/credentials/passwordAccess";
import { ProvidedBy } from "~/features/users/credentials/ProvidedBy";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { WriteButton } from "~/kit/controls/Write";

interface Props extends UserTabProps {
  credentials: CredentialRepresentation[];
  onSet: () => void;
}

/**
 * Credentials that are kept where the user comes from; a password may be written there, where it may be written at all.
 */
export function ProvidedCredentials({ user, credentials, onSet }: Props) {
  const t = useT();
  const time = useTime();
  return (
    <Table aria-label={t("gatehouse.providedCredentials")} className="gh-middle">
      <Thead>
        <Tr>
          <Th>{t("type")}</Th>
          <Th>{t("providedBy")}</Th>
          <Th>{t("createdAt")}</Th>
          <Td />
        </Tr>
      </Thead>
      <Tbody>
        {credentials.map(({ type = "", federationLink = "", createdDate }) => (
          <Tr key={`${federationLink} ${type}`}>
            <Td label={t("type")} data-testid="credentialType">
              {upper(type)}
            </Td>
            <Td label={t("providedBy")}>
              <ProvidedBy id={federationLink} />
            </Td>
            <Td label={t("createdAt")}>{time(createdDate) || "—"}</Td>
            <Td className="pf-v6-c-table__action">
              {type === "password" && (
                <WriteButton
                  call="users.resetPassword"
                  object={passwordAccess(user)}
                  variant="secondary"
                  testId="setProvidedPasswordBtn"
                  onClick={onSet}
                >
                  {t("setPassword")}
                </WriteButton>
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
