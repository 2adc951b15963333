import { ModalBody, ModalHeader } from "@patternfly/react-core";
import { Modal } from "~/kit/dialog/Modal";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import type { Credential } from "~/features/users/credentials/credentialOrder";
import { useSort, useT } from "~/i18n/useT";
import { objectIn } from "~/kit/form/json";

/** The settings of a credential, which the server keeps as JSON: name and value, what is no text as JSON again. */
const settingsIn = (text = "") =>
  Object.entries(objectIn(text) ?? {}).map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);

/** Shows how a credential was made, e.g. the algorithm of a password; nothing of it is secret. */
export function CredentialData({ credential, onClose }: { credential: Credential; onClose: () => void }) {
  const t = useT();
  const rows = useSort(settingsIn(credential.credentialData), ([name]) => name);
  const title = credential.userLabel || t("passwordDataTitle");
  return (
    <Modal variant="medium" onClose={onClose} aria-labelledby="credential-data-title" data-testid="passwordDataDialog">
      <ModalHeader title={title} labelId="credential-data-title" />
      <ModalBody>
        <Table aria-label={title} data-testid="password-data-dialog" className="gh-wrap">
          <Thead>
            <Tr>
              <Th>{t("showPasswordDataName")}</Th>
              <Th>{t("showPasswordDataValue")}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {rows.map(([name, value]) => (
              <Tr key={name}>
                <Td label={t("showPasswordDataName")}>{name}</Td>
                <Td label={t("showPasswordDataValue")}>{value}</Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </ModalBody>
    </Modal>
  );
}
