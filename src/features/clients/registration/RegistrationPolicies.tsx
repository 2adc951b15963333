import { Content, Stack } from "@patternfly/react-core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { type Kind, POLICY, useDeletePolicy, usePolicyTypes } from "~/features/clients/registration/policy";
import { useSort, useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { LocalList } from "~/kit/list/List";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { ChooseType } from "~/parts/providerSettings/ChooseType";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { to } from "~/routes";

/** What clients have to comply with that register by themselves, without and with a token. */
export function RegistrationPolicies() {
  const t = useT();
  return (
    <RoutableTabs
      label={t("clientRegistration")}
      of="client-registration"
      tabs={{
        anonymous: { testId: "anonymous", content: <Policies kind="anonymous" /> },
        authenticated: { testId: "authenticated", content: <Policies kind="authenticated" /> },
      }}
    />
  );
}

function Policies({ kind }: { kind: Kind }) {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const remove = useDeletePolicy();
  const all = useData("components.find", { type: POLICY });
  const policies = useSort(
    all.filter(({ subType }) => subType === kind),
    ({ name = "" }) => name,
  );
  const create = {
    label: "createPolicy",
    call: "components.create",
    onClick: () => setChoosing(true),
    leadsTo: "registration-policy-new",
  } as const;
  return (
    <Stack hasGutter>
      <Content component="p">{t(`${kind}AccessPoliciesHelp`)}</Content>
      <LocalList
        listId="registration-policies"
        label="clientRegistration"
        testId={`clientRegistration-${kind}`}
        rows={policies}
        id={({ id = "" }) => id}
        search="searchClientRegistration"
        columns={[
          {
            name: "name",
            label: "name",
            text: ({ name = "" }) => name,
            cell: ({ id = "", name, providerId = "" }) => (
              <LinkIfThere to={to("registration-policy", { tab: kind, providerId, id })}>
                <bdi>{name}</bdi>
              </LinkIfThere>
            ),
          },
          { name: "providerId", label: "providerId", text: ({ providerId = "" }) => providerId },
        ]}
        defaultSort="name"
        actions={[{ label: "delete", call: "components.del", run: (policy) => void remove(policy) }]}
        toolbar={() => <WriteTool {...create} testId={`createPolicy-${kind}`} />}
        empty={{
          title: { text: t.ifThere("noAccessPolicies") ?? t("gatehouse.noRegistrationPolicies") },
          body: { text: t.ifThere("noAccessPoliciesInstructions") ?? t("gatehouse.noRegistrationPoliciesText") },
          action: create,
        }}
      />
      {choosing && <PolicyTypes kind={kind} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}

function PolicyTypes({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const types = usePolicyTypes();
  return (
    <ChooseType
      id="policy-types"
      title={t("chooseAPolicyProvider")}
      types={types.map(({ id, helpText }) => ({ id, name: id, helpText }))}
      onChoose={(providerId) => void navigate(to("registration-policy-new", { tab: kind, providerId }))}
      onClose={onClose}
    />
  );
}
