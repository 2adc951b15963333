import type PolicyResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyResultRepresentation";
import { Label, List, ListItem } from "@patternfly/react-core";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { type Addresses, isPermission, useAddresses } from "~/parts/authorization/links";
import { useT } from "~/i18n/useT";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { DetailRow, Table, Tbody, Td, Th, Thead, ToggleCell, Tr } from "~/kit/list/Table";

interface Props {
  /** Internal id of the client. */
  id: string;
  /** The permissions that were evaluated, each with its policies. */
  decisions: readonly PolicyResultRepresentation[];
}

const isPermit = ({ status }: PolicyResultRepresentation) => String(status) === "PERMIT";

/** Which permission decided what about a resource; its row opens to how each of its policies voted. */
export function Decisions({ id, decisions }: Props) {
  const t = useT();
  const addresses = useAddresses(id);
  return (
    <Table aria-label={t("gatehouse.evaluationResults")}>
      <Thead>
        <Tr>
          <Th unseen={t("expandRow")} />
          <Th>{t("permission")}</Th>
          <Th>{t("results")}</Th>
          <Th>{t("decisionStrategy")}</Th>
          <Th>{t("grantedScopes")}</Th>
          <Th>{t("deniedScopes")}</Th>
        </Tr>
      </Thead>
      {decisions.map((decision, index) => (
        <Decision key={decision.policy?.id ?? index} addresses={addresses} decision={decision} />
      ))}
    </Table>
  );
}

function Decision({ addresses, decision }: { addresses: Addresses; decision: PolicyResultRepresentation }) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { policy = {}, scopes = [], associatedPolicies = [] } = decision;
  const names = scopes.join(", ") || "—";
  return (
    <Tbody isExpanded={isOpen}>
      <Tr>
        {associatedPolicies.length > 0 ? (
          <ToggleCell id={id} isExpanded={isOpen} onToggle={() => setOpen(!isOpen)} />
        ) : (
          <Td />
        )}
        <Td label={t("permission")}>
          <LinkIfThere to={isPermission(policy) ? addresses.permission(policy) : undefined}>
            <bdi>{policy.name}</bdi>
          </LinkIfThere>
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
      <DetailRow colSpan={6} isExpanded={isOpen}>
        <List isPlain>
          {associatedPolicies.map((vote, place) => (
            <ListItem key={vote.policy?.id ?? place}>
              <Vote addresses={addresses} vote={vote} />
            </ListItem>
          ))}
        </List>
      </DetailRow>
    </Tbody>
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
