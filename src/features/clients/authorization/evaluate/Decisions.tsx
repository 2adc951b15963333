import type PolicyResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyResultRepresentation";
import { Label, List, ListItem } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { type Addresses, useAddresses } from "~/parts/authorization/links";
import { useT } from "~/i18n/useT";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";

interface Props {
  /** Internal id of the client. */
  id: string;
  /** The permissions that were evaluated, each with its policies. */
  decisions: readonly PolicyResultRepresentation[];
}

const isPermit = ({ status }: PolicyResultRepresentation) => String(status) === "PERMIT";

/** Which permission decided what about a resource, and how each of its policies voted. */
export function Decisions({ id, decisions }: Props) {
  const t = useT();
  const addresses = useAddresses(id);
  return (
    <Table aria-label={t("gatehouse.evaluationResults")}>
      <Thead>
        <Tr>
          <Th>{t("permission")}</Th>
          <Th>{t("results")}</Th>
          <Th>{t("decisionStrategy")}</Th>
          <Th>{t("grantedScopes")}</Th>
          <Th>{t("deniedScopes")}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {decisions.map((decision, index) => {
          const { policy = {}, scopes = [], associatedPolicies = [] } = decision;
          const names = scopes.join(", ") || "—";
          return (
            <Tr key={policy.id ?? index}>
              <Td label={t("permission")}>
                <Link to={addresses.permission(policy)}>
                  <bdi>{policy.name}</bdi>
                </Link>
                <List isPlain>
                  {associatedPolicies.map((vote, place) => (
                    <ListItem key={vote.policy?.id ?? place}>
                      <Vote addresses={addresses} vote={vote} />
                    </ListItem>
                  ))}
                </List>
              </Td>
              <Td label={t("results")}>
                <Label color={isPermit(decision) ? "green" : "red"}>{t(isPermit(decision) ? "permit" : "deny")}</Label>
              </Td>
              <Td label={t("decisionStrategy")}>
                {policy.decisionStrategy && t(`decisionStrategies.${policy.decisionStrategy}`)}
              </Td>
              <Td label={t("grantedScopes")}>{isPermit(decision) ? names : "—"}</Td>
              <Td label={t("deniedScopes")}>{isPermit(decision) ? "—" : names}</Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}

function Vote({ addresses, vote }: { addresses: Addresses; vote: PolicyResultRepresentation }) {
  const t = useT();
  const { policy = {} } = vote;
  return (
    <>
      <Link to={addresses.policy(policy)}>
        <bdi>{policy.name}</bdi>
      </Link>{" "}
      {t(["votedToStatus", { status: t(isPermit(vote) ? "permit" : "deny") }])}
    </>
  );
}
