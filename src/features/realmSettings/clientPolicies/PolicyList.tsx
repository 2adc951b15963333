import { Content, Stack } from "@patternfly/react-core";
import { useData } from "~/data/query/cache";
import { EntryName } from "~/features/realmSettings/clientPolicies/EntryName";
import { policiesIn, policiesRead, rowsOf } from "~/features/realmSettings/clientPolicies/lists";
import { PoliciesJson } from "~/features/realmSettings/clientPolicies/ListJson";
import { useDeletePolicy, useEnablePolicy } from "~/features/realmSettings/clientPolicies/policies";
import { useIsJson, ViewChoice } from "~/features/realmSettings/clientPolicies/ViewChoice";
import { useServerText, useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { WriteTool } from "~/kit/controls/Write";
import { LocalList } from "~/kit/list/List";
import { to } from "~/routes";

const texts = { form: "policiesConfigTypes.formView", json: "policiesConfigTypes.jsonEditor" } as const;
const create = { label: "createClientPolicy", call: "clientPolicies.updatePolicy" } as const;

/** Policies: on which conditions the executors of profiles count. */
export function PolicyList() {
  const t = useT();
  return (
    <Stack hasGutter>
      <Content component="p">{t("clientPoliciesPoliciesHelpText")}</Content>
      <ViewChoice name="policiesView" label="policiesConfigType" texts={texts} />
      <div className="gh-beside">
        {useIsJson() && <PoliciesJson />}
        <Policies />
      </div>
    </Stack>
  );
}

function Policies() {
  const t = useT();
  const serverText = useServerText();
  const policies = rowsOf(policiesIn(useData(...policiesRead)));
  const { enable, isRunning } = useEnablePolicy();
  const remove = useDeletePolicy();
  return (
    <LocalList
      listId="client-policies"
      label="clientPolicies"
      rows={policies}
      // no address is made of it
      id={({ name }) => `policy ${name}`}
      search="clientPolicySearch"
      columns={[
        {
          name: "name",
          label: "name",
          text: ({ name = "" }) => name,
          cell: (policy) => <EntryName {...policy} to={(policyName) => to("client-policy", { policyName })} />,
        },
        {
          name: "status",
          label: "status",
          text: ({ enabled }) => t(enabled ? "enabled" : "disabled"),
          cell: (policy) =>
            policy.isGlobal ? (
              t(policy.enabled ? "enabled" : "disabled")
            ) : (
              <WriteSwitch
                call={create.call}
                id={`${policy.name}-switch`}
                testId={`${policy.name}-switch`}
                label={policy.name ?? ""}
                text={t(policy.enabled ? "enabled" : "disabled")}
                isOn={policy.enabled === true}
                isBusy={isRunning}
                onChange={(on) => void enable(policy, on)}
              />
            ),
        },
        { name: "description", label: "description", text: ({ description }) => serverText(description) },
        {
          name: "profiles",
          label: "profiles",
          text: ({ profiles = [] }) => profiles.join(", "),
        },
      ]}
      isDisabled={({ isGlobal }) => isGlobal}
      actions={[{ label: "delete", call: create.call, run: ({ name = "" }) => void remove(name) }]}
      toolbar={() => <WriteTool {...create} id="createPolicy" testId="createPolicy" to={to("client-policy-new", {})} />}
      empty={{
        title: "noClientPolicies",
        body: "noClientPoliciesInstructions",
        action: { ...create, to: to("client-policy-new", {}) },
      }}
    />
  );
}
