import { Flex, Label, PageSection, Stack } from "@patternfly/react-core";
import type ClientPolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPolicyRepresentation";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { useAllData, useData } from "~/data/query/cache";
import {
  policiesIn,
  policiesRead,
  profilesIn,
  profilesRead,
  useNamed,
} from "~/features/realmSettings/clientPolicies/lists";
import { useDeletePolicy, useEnablePolicy } from "~/features/realmSettings/clientPolicies/policies";
import { PolicyForm, policyList, usePolicyFields } from "~/features/realmSettings/clientPolicies/PolicyForm";
import { PolicyProfiles } from "~/features/realmSettings/clientPolicies/PolicyProfiles";
import { ReadOnlyForm } from "~/features/realmSettings/clientPolicies/ReadOnlyForm";
import { conditionsOf } from "~/features/realmSettings/clientPolicies/steps";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { useCrumbs } from "~/kit/page/crumbs";
import { lazily } from "~/kit/page/lazily";
import { Loading } from "~/kit/page/Loading";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";

const StepList = lazily(() =>
  import("~/features/realmSettings/clientPolicies/StepList").then((module) => module.StepList),
);
const CALL = "clientPolicies.updatePolicy";
const empty: ClientPolicyRepresentation = {};

/** A policy with its conditions and profiles, or a new one. */
export default function Policy() {
  const { policyName: name } = usePlace().params;
  return name === undefined ? <PolicyPage policy={empty} /> : <NamedPolicy name={name} />;
}

function NamedPolicy({ name }: { name: string }) {
  const { own, global } = policiesIn(useData(...policiesRead));
  const policy = useNamed([...own, ...global], name);
  return policy ? <PolicyPage policy={policy} /> : <Loading />;
}

function PolicyPage({ policy }: { policy: ClientPolicyRepresentation }) {
  const t = useT();
  const { name = "" } = policy;
  const [lists, profiles] = useAllData(policiesRead, profilesRead);
  const { own, global } = policiesIn(lists);
  const isGlobal = global.includes(policy);
  const fields = usePolicyFields([...own, ...global], name);
  useCrumbs([{ text: t("clientPolicies"), to: policyList() }]);
  const known = profilesIn(profiles);
  return (
    <>
      <PageHeading
        title={name || t("createPolicy")}
        badges={isGlobal && <Label color="blue">{t("global")}</Label>}
        actions={name !== "" && <PolicyActions policy={policy} isGlobal={isGlobal} />}
      />
      <PageSection>
        <Stack hasGutter>
          {isGlobal ? (
            <ReadOnlyForm object={policy} fields={fields} />
          ) : (
            // another policy has another form
            <PolicyForm key={name} policy={policy} fields={fields} />
          )}
          {name !== "" && (
            <>
              <Suspense fallback={<Loading />}>
                <StepList
                  kind="condition"
                  owner={name}
                  steps={conditionsOf(policy)}
                  isGlobal={isGlobal}
                  back={policyList()}
                />
              </Suspense>
              <PolicyProfiles policy={policy} profiles={known} isGlobal={isGlobal} />
            </>
          )}
        </Stack>
      </PageSection>
    </>
  );
}

function PolicyActions({ policy, isGlobal }: { policy: ClientPolicyRepresentation; isGlobal: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const { name = "", enabled = false } = policy;
  const { enable, isRunning } = useEnablePolicy();
  const remove = useDeletePolicy(() => navigate(policyList()));
  return (
    <Flex>
      <EnableSwitch
        title={name}
        call={CALL}
        isOn={enabled}
        isBusy={isRunning}
        isDisabled={isGlobal}
        onChange={(on) => void enable(policy, on)}
      />
      {!isGlobal && (
        <ActionMenu id="client-policy-actions">
          <WriteItem call={CALL} testId="deleteClientPolicyDropdown" isDanger onClick={() => void remove(name)}>
            {t("deleteClientPolicy")}
          </WriteItem>
        </ActionMenu>
      )}
    </Flex>
  );
}
