import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { notFound } from "~/data/api/errors";
import { useRealmRepresentation } from "~/data/query/realm";
import { kindOf, POLICY, refusedField, usePolicyFields, usePolicyTypes } from "~/features/clients/registration/policy";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { toForm, toObject } from "~/parts/providerSettings/configForm";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** A new client registration policy, of a type that this server has. */
export default function RegistrationPolicyNew() {
  const { providerId = "" } = usePlace().params;
  const isKnown = usePolicyTypes().some(({ id }) => id === providerId);
  if (!isKnown) throw notFound(providerId);
  return <PolicyForm providerId={providerId} />;
}

function PolicyForm({ providerId }: { providerId: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { id: parentId } = useRealmRepresentation();
  const kind = kindOf(usePlace().params.tab);
  const fields = usePolicyFields(providerId, true);
  const object = useMemo<ComponentRepresentation>(() => ({ providerId }), [providerId]);
  const edit = useEdit({
    name: `new ${kind} ${providerId} policy`,
    object,
    toForm,
    toObject,
    call: "components.create",
    write: (call, next) => call("components.create", { ...next, providerType: POLICY, subType: kind, parentId }),
    onSaved: ({ id }) => navigate(to("registration-policy", { tab: kind, providerId, id }), { replace: true }),
    fieldOf: refusedField(t, fields),
    done: "providerCreateSuccess",
    failed: "providerCreateError",
  });
  return (
    <>
      <PageHeading title={t("createPolicy")} />
      <FormPage edit={edit} fields={fields} cancelTo={to("client-registration", { tab: kind })} />
    </>
  );
}
