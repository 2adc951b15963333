import { useNavigate } from "react-router-dom";
import { notFound } from "~/data/api/errors";
import { useData } from "~/data/query/cache";
import { kindOf, POLICY, refusedField, useDeletePolicy, usePolicyFields } from "~/features/clients/registration/policy";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { toForm, toObject } from "~/parts/providerSettings/configForm";
import { to } from "~/routes";
import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";

/** One client registration policy. */
export default function RegistrationPolicy() {
  const { id = "" } = usePlace().params;
  const policy = useData("components.findOne", { id });
  // another kind of component
  if (policy.providerType !== POLICY) throw notFound(id);
  return <PolicyForm policy={policy} />;
}

function PolicyForm({ policy }: { policy: ComponentRepresentation }) {
  const t = useT();
  const navigate = useNavigate();
  const { id = "", name = "", providerId = "" } = policy;
  const kind = kindOf(policy.subType);
  const list = to("client-registration", { tab: kind });
  const fields = usePolicyFields(providerId, false);
  const edit = useEdit({
    name: "registration policy",
    object: policy,
    toForm,
    toObject,
    call: "components.update",
    read: (call) => call("components.findOne", { id }),
    write: (call, next) => call("components.update", { id }, next).then(() => id),
    recreate: (call, { id: _id, ...next }) => call("components.create", next).then((made) => made.id),
    onSaved: (saved) =>
      saved !== id && navigate(to("registration-policy", { tab: kind, providerId, id: saved }), { replace: true }),
    fieldOf: refusedField(t, fields),
    done: "providerUpdatedSuccess",
    failed: "providerUpdatedError",
  });
  const remove = useDeletePolicy(() => navigate(list));
  return (
    <>
      <PageHeading
        title={name}
        subtitle={id}
        actions={
          <ActionMenu id="policy-actions">
            <WriteItem call="components.del" testId="delete" isDanger onClick={() => void remove(policy)}>
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <FormPage edit={edit} fields={fields} cancelTo={list} />
    </>
  );
}
