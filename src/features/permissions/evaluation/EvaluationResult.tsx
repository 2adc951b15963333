import type PolicyEvaluationResponse from "@keycloak/keycloak-admin-client/lib/defs/policyEvaluationResponse";
import type PolicyResultRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyResultRepresentation";
import { Alert, List, ListItem, Stack } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import type { ResourceType } from "~/data/api/authorization";
import { type Decision, decisionOf, isPermit } from "~/features/permissions/evaluation/decision";
import { type Key, type Text, useT } from "~/i18n/useT";
import { useAddresses } from "~/parts/authorization/links";

interface Props {
  /** Internal id of the client that keeps the permissions. */
  id: string;
  answer: PolicyEvaluationResponse;
  type: ResourceType | undefined;
}

/** What the server decided, by which permissions, and why where it denies. */
export function EvaluationResult({ id, answer: { results = [] }, type }: Props) {
  const t = useT();
  return (
    <Stack hasGutter>
      {results.length === 0 && (
        <Alert isInline variant="warning" component="h6" title={t("permissionEvaluationAlertTitle")}>
          {t("gatehouse.noPermissionAbout")}
        </Alert>
      )}
      {results.map((result, index) => (
        <Result key={index} id={id} decision={decisionOf(result, type)} />
      ))}
      <Alert isInline isPlain variant="info" title={t("gatehouse.rolesNotEvaluated")} />
    </Stack>
  );
}

function Result({ id, decision }: { id: string; decision: Decision }) {
  const t = useT();
  const { name, isPermitted, granted, denied, permissions, unmentioned } = decision;
  const permitting = permissions.filter(isPermit);
  const denying = permissions.filter((one) => !isPermit(one));
  return (
    <Alert isInline variant={isPermitted ? "success" : "warning"} component="h6" title={name}>
      <Stack hasGutter>
        <Names label="grantedScope" names={granted} />
        <Names label="deniedScope" names={denied} />
        <Votes id={id} label="grantedPermissions" permissions={permitting} />
        <Votes id={id} label="deniedPermissions" permissions={denying} />
        {permitting.length > 0 && denying.length > 0 && <p>{t("gatehouse.denialCounts")}</p>}
        {unmentioned.length > 0 && <p>{t(["gatehouse.scopesUnmentioned", { scopes: unmentioned.join(", ") }])}</p>}
      </Stack>
    </Alert>
  );
}

function Names({ label, names }: { label: Key; names: string[] }) {
  const t = useT();
  return (
    names.length > 0 && (
      <p>
        <b>{t(label)}</b> {names.join(", ")}
      </p>
    )
  );
}

/** Permissions with their scopes, and how the policies of each voted. */
function Votes({ id, label, permissions }: { id: string; label: Key; permissions: PolicyResultRepresentation[] }) {
  const t = useT();
  const addresses = useAddresses(id);
  const words = (one: PolicyResultRepresentation): Text => [
    "evaluatedPolicy",
    { name: one.policy?.name ?? "", status: t(isPermit(one) ? "permit" : "deny") },
  ];
  if (permissions.length === 0) return null;
  return (
    <div>
      <b>{t(label)}</b>
      <List>
        {permissions.map((one, index) => (
          <ListItem key={one.policy?.id ?? index}>
            <Link to={addresses.permission(one.policy ?? {})}>{t(words(one))}</Link> ({one.scopes?.join(", ")})
            <List>
              {one.associatedPolicies?.map((vote, place) => (
                <ListItem key={vote.policy?.id ?? place}>
                  <Link to={addresses.policy(vote.policy ?? {})}>{t(words(vote))}</Link>
                </ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </div>
  );
}
