import type PolicyProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyProviderRepresentation";
import { Button } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { type Key, useServerText, useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { useAddresses } from "~/parts/authorization/links";
import { useOfferedTypes } from "~/parts/authorization/policies/offeredTypes";

interface Props {
  /** Internal id of the client. */
  id: string;
  /** The types that the server has. */
  types: readonly PolicyProviderRepresentation[];
  onClose: () => void;
}

const descriptions: Readonly<Record<string, Key>> = {
  aggregate: "policyProvider.aggregate",
  client: "policyProvider.client",
  "client-scope": "policyProvider.client-scope",
  group: "policyProvider.group",
  regex: "policyProvider.regex",
  role: "policyProvider.role",
  time: "policyProvider.time",
  user: "policyProvider.user",
};

/** Chooses the type of a new policy. */
export function PolicyTypes({ id, types, onClose }: Props) {
  const t = useT();
  const serverText = useServerText();
  const navigate = useNavigate();
  const { newPolicy } = useAddresses(id);
  const offered = useOfferedTypes(id, types);
  return (
    <Dialog
      id="policy-types"
      variant="medium"
      title={t("chooseAPolicyType")}
      description={t("chooseAPolicyTypeInstructions")}
      onClose={onClose}
    >
      <Table aria-label={t("policies")}>
        <Thead>
          <Tr>
            <Th>{t("name")}</Th>
            <Th>{t("description")}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {offered.map(({ type = "", name, description }) => {
            const known = descriptions[type];
            const choose = () => {
              onClose();
              void navigate(newPolicy(type));
            };
            return (
              // the button serves the keyboard; the row is as large as the pointer's target can be
              <Tr key={type} data-testid={type} className="gh-clickable" onClick={choose}>
                <Td label={t("name")}>
                  <Button variant="link" isInline>
                    {name}
                  </Button>
                </Td>
                <Td label={t("description")}>{known ? t(known) : serverText(description)}</Td>
              </Tr>
            );
          })}
        </Tbody>
      </Table>
    </Dialog>
  );
}
