import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import type { Policy } from "~/data/api/authorization";
import { withoutEmpty } from "~/features/clients/authorization/withoutEmpty";
import { policyAddress } from "~/features/clients/authorization/links";
import { nameTaken } from "~/features/clients/authorization/nameTaken";
import { newPolicy } from "~/features/clients/authorization/policies/newPolicy";
import { policyFields } from "~/features/clients/authorization/policies/policyFields";
import { policyForm } from "~/features/clients/authorization/policies/policyForm";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

/** What a policy starts with; the server refuses groups and clients that are left out. */
const starts: Readonly<Record<string, Policy>> = {
  group: { groups: [] },
  client: { clients: [] },
};

/** A new policy of a client (`POST clients/{id}/authz/resource-server/policy/{type}`). */
export default function PolicyNew() {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", policyType: type = "" } = usePlace().params;
  const fields = useMemo(() => policyFields(id, type), [id, type]);
  const form = useMemo(() => policyForm(fields, type), [fields, type]);
  const edit = useEdit({
    name: `new policy ${type} of ${id}`,
    object: useMemo((): Policy => ({ ...newPolicy, ...starts[type] }), [type]),
    ...form,
    call: "clients.createPolicy",
    write: (call, next) => call("clients.createPolicy", { id, type }, withoutEmpty(next)),
    onSaved: (policy) => navigate(policyAddress(id, { ...policy, type })),
    fieldOf: nameTaken,
    done: "createPolicySuccess",
    failed: "policySaveError",
  });
  return (
    <>
      <PageHeading title={t(["createPolicyOfType", { policyType: type }])} />
      <FormPage edit={edit} fields={fields} cancelTo={to("client", { id, tab: "authorization", subtab: "policies" })} />
    </>
  );
}
