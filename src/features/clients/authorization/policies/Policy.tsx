import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { useAddresses } from "~/parts/authorization/links";
import { DeletableHeading } from "~/features/clients/authorization/DeletableHeading";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { policyFields } from "~/parts/authorization/policies/policyFields";
import { policyForm, refusedField } from "~/parts/authorization/policies/policyForm";
import { useDelete } from "~/parts/authorization/useDelete";
import { withoutEmpty } from "~/parts/authorization/withoutEmpty";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { usePlace } from "~/kit/page/place";

/** One policy of a client (`PUT clients/{id}/authz/resource-server/policy/{type}/{policyId}`). */
export default function Policy() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", policyId = "", policyType: type = "" } = usePlace().params;
  const policy = useData("ui.authorizationPolicy", { id, policyId, type });
  const { name = "" } = policy;
  const { policies } = useAddresses(id);
  const remove = useDelete("policy", id, () => navigate(policies));
  const fields = useMemo(() => policyFields(id, type, policyId), [id, type, policyId]);
  const form = useMemo(() => policyForm(fields, type), [fields, type]);
  const edit = useEdit({
    name: "policy",
    object: policy,
    ...form,
    call: "clients.updatePolicy",
    read: (call) => call("ui.authorizationPolicy", { id, policyId, type }),
    write: (call, next) => call("clients.updatePolicy", { id, type, policyId }, withoutEmpty(next)),
    fieldOf: refusedField,
    // the key is gone since 26.7
    done: { text: t.ifThere("updatePolicySuccess") ?? t("gatehouse.policySaved") },
    failed: "policySaveError",
  });
  return (
    <OwnWrites id={id}>
      <DeletableHeading
        id="policy-actions"
        title={name}
        call="clients.delPolicy"
        testId="delete-policy"
        onDelete={() => remove(policyId, name)}
      />
      <FormPage edit={edit} fields={fields} cancelTo={policies} />
    </OwnWrites>
  );
}
