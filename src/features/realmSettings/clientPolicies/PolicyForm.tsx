import type ClientPolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPolicyRepresentation";
import { useNavigate } from "react-router-dom";
import {
  changePolicies,
  named,
  policiesIn,
  policiesRead,
  replaced,
} from "~/features/realmSettings/clientPolicies/lists";
import { nameRule, refusedName } from "~/features/realmSettings/clientPolicies/nameRule";
import { useT } from "~/i18n/useT";
import { EditForm } from "~/kit/form/EditForm";
import { formOf } from "~/kit/form/formOf";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { to } from "~/routes";

const CALL = "clientPolicies.updatePolicy";

/** Address of the list of policies. */
export const policyList = () => to("realm-settings", { tab: "client-policies", subtab: "policies" });

/**
 * The fields of a policy; newer servers have, and explain, a mode.
 * @param policies all there are
 * @param name the one it has now; empty for a new one
 */
export function usePolicyFields(
  policies: readonly ClientPolicyRepresentation[],
  name: string,
): FieldSpec<ClientPolicyRepresentation>[] {
  const t = useT();
  const modeHelp = t.ifThere("clientPolicyModeHelp");
  const fields: FieldSpec<ClientPolicyRepresentation>[] = [
    { kind: "text", name: "name", label: "name", required: true, validate: nameRule(policies, name) },
    {
      kind: "textArea",
      name: "description",
      label: "description",
      id: "kc-client-policy-description",
      testId: "client-policy-description",
    },
  ];
  const mode: FieldSpec<ClientPolicyRepresentation> = {
    kind: "select",
    name: "mode",
    label: "mode",
    help: modeHelp ? { text: modeHelp } : undefined,
    // what the server does without one
    placeholder: { text: "DEFAULT" },
    options: ["DEFAULT", "STRICT"].map((key) => ({ key, value: { text: key } })),
  };
  return modeHelp === undefined ? fields : [...fields, mode];
}

interface Props {
  policy: ClientPolicyRepresentation;
  fields: FieldSpec<ClientPolicyRepresentation>[];
}

/** Name, description and mode of a policy (`PUT client-policies/policies`). */
export function PolicyForm({ policy, fields }: Props) {
  const navigate = useNavigate();
  const { name = "" } = policy;
  const edit = useEdit({
    name: name ? `client policy ${name}` : "new client policy",
    object: policy,
    ...formOf(fields),
    call: CALL,
    read: name ? async (call) => named(policiesIn(await call(...policiesRead)).own, name) : undefined,
    write: async (call, next) => {
      await changePolicies(call, (all) =>
        name
          ? replaced(all, name, (now) => ({
              ...next,
              enabled: now.enabled,
              conditions: now.conditions,
              profiles: now.profiles,
            }))
          : [...all, { ...next, enabled: true }],
      );
      return next.name ?? "";
    },
    recreate: (call, next) => changePolicies(call, (all) => [...all, next]).then(() => next.name ?? ""),
    fieldOf: refusedName,
    onSaved: (policyName) => navigate(to("client-policy", { policyName }), { replace: true }),
    done: name ? "updateClientPolicySuccess" : "createClientPolicySuccess",
    failed: name ? "updateClientPoliciesError" : "createClientPolicyError",
  });
  return (
    <EditForm
      edit={edit}
      fields={fields}
      cancelTo={name ? undefined : policyList()}
      testIds={{ save: "saveCreatePolicy", cancel: "cancelCreatePolicy" }}
    />
  );
}
