import { Button, Flex } from "@patternfly/react-core";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router-dom";
import { AssignPolicies } from "~/features/permissions/permission/AssignPolicies";
import { useData } from "~/data/query/cache";
import { useEach } from "~/data/query/useEach";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Field } from "~/kit/form/Field";
import type { FieldProps } from "~/kit/form/fieldProps";
import { focusInside, useField } from "~/kit/form/useField";
import { listIn } from "~/kit/form/values";
import { lazily } from "~/kit/page/lazily";
import { Table, Tbody, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { useAddresses } from "~/parts/authorization/links";

const NewPolicyDialog = lazily(() =>
  import("~/features/permissions/permission/NewPolicyDialog").then((module) => module.NewPolicyDialog),
);

interface Props extends FieldProps {
  /** Internal id of the client that keeps them. */
  clientId: string;
}

/** The policies that decide about a permission, a row each: chosen among those there are, or made here. */
export function PoliciesField({ clientId: id, ...props }: Props) {
  const t = useT();
  const { change, ref, isDisabled, error } = useField(props);
  const ids = listIn(useWatch({ name: props.name, exact: true }));
  const [dialog, setDialog] = useState<"assign" | "create">();
  const close = () => setDialog(undefined);
  return (
    <Field {...props} isGroup>
      <div ref={focusInside(ref)}>
        <Flex gap={{ default: "gapSm" }}>
          <Button
            variant="secondary"
            data-testid="select-assignedPolicy-button"
            isDisabled={isDisabled}
            aria-describedby={error}
            onClick={() => setDialog("assign")}
          >
            {t("assignExistingPolicies")}
          </Button>
          <WriteButton
            call="clients.createPolicy"
            variant="secondary"
            testId="select-createNewPolicy-button"
            onClick={() => setDialog("create")}
          >
            {t("createNewPolicy")}
          </WriteButton>
        </Flex>
        {ids.length > 0 && (
          <Assigned
            id={id}
            policyIds={ids}
            isDisabled={isDisabled}
            onRemove={(gone) => change(ids.filter((one) => one !== gone))}
          />
        )}
      </div>
      {dialog === "assign" && (
        <AssignPolicies id={id} assigned={ids} onClose={close} onPick={(picked) => change([...ids, ...picked])} />
      )}
      {dialog === "create" && (
        <NewPolicyDialog id={id} onClose={close} onCreated={(policyId) => change([...ids, policyId])} />
      )}
    </Field>
  );
}

interface AssignedProps {
  id: string;
  policyIds: string[];
  isDisabled: boolean;
  onRemove: (policyId: string) => void;
}

function Assigned({ id, policyIds, isDisabled, onRemove }: AssignedProps) {
  const t = useT();
  const addresses = useAddresses(id);
  const types = useData("clients.listPolicyProviders", { id });
  const policies = useEach("ui.authorizationPolicyName", policyIds, (policyId) => [{ id, policyId }]);
  return (
    <Table aria-label={t("policies")}>
      <Thead>
        <Tr>
          <Th>{t("name")}</Th>
          <Th>{t("type")}</Th>
          <Th>{t("description")}</Th>
          <Th unseen={t("unAssignPolicy")} />
        </Tr>
      </Thead>
      <Tbody>
        {policyIds.map((policyId) => {
          const policy = policies.get(policyId) ?? { name: policyId };
          return (
            <Tr key={policyId}>
              <Td label={t("name")} id={`policy-${policyId}`}>
                {policy.type ? (
                  <Link to={addresses.policy(policy)}>
                    <bdi>{policy.name}</bdi>
                  </Link>
                ) : (
                  policy.name
                )}
              </Td>
              <Td label={t("type")}>{types.find(({ type }) => type === policy.type)?.name ?? policy.type}</Td>
              <Td label={t("description")}>{policy.description || "—"}</Td>
              <Td>
                <Button
                  variant="link"
                  isInline
                  aria-describedby={`policy-${policyId}`}
                  isDisabled={isDisabled}
                  onClick={() => onRemove(policyId)}
                >
                  {t("unAssignPolicy")}
                </Button>
              </Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  );
}
