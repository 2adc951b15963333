import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { withoutEmpty } from "~/parts/authorization/withoutEmpty";
import { useAddresses } from "~/parts/authorization/links";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { newPolicyOf } from "~/parts/authorization/policies/newPolicy";
import { policyFields } from "~/parts/authorization/policies/policyFields";
import { policyForm, refusedField } from "~/parts/authorization/policies/policyForm";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";

/** A new policy of a client (`POST clients/{id}/authz/resource-server/policy/{type}`). */
export default function PolicyNew() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", policyType: type = "" } = usePlace().params;
  const addresses = useAddresses(id);
  const fields = useMemo(() => policyFields(id, type), [id, type]);
  const form = useMemo(() => policyForm(fields, type), [fields, type]);
  const edit = useEdit({
    name: `new policy ${type} of ${id}`,
    object: useMemo(() => newPolicyOf(type), [type]),
    ...form,
    call: "clients.createPolicy",
    write: (call, next) => call("clients.createPolicy", { id, type }, withoutEmpty(next)),
    onSaved: (policy) => navigate(addresses.policy({ ...policy, type })),
    fieldOf: refusedField,
    done: "createPolicySuccess",
    failed: "policySaveError",
  });
  return (
    <OwnWrites id={id}>
      <PageHeading title={t(["createPolicyOfType", { policyType: type }])} />
      <FormPage edit={edit} fields={fields} cancelTo={addresses.policies} />
    </OwnWrites>
  );
}
