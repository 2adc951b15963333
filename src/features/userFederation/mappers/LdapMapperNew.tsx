import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { type ConfigValues, toForm, toObject } from "~/parts/providerSettings/configForm";
import type { Component } from "~/features/userFederation/federation";
import { createMapper, MAPPER } from "~/features/userFederation/mappers/mappers";
import { MapperTypeField, useMapperTypes } from "~/features/userFederation/mappers/MapperTypeField";
import { useRefusedField } from "~/features/userFederation/mappers/refusedField";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { useEdit } from "~/kit/form/useEdit";
import { LONGEST } from "~/kit/form/values";
import { ProviderSettings } from "~/parts/providerSettings/ProviderSettings";
import { to } from "~/routes";
import { secretsIn } from "~/parts/providerSettings/settingTypes";

const empty: Component = { name: "", providerId: "", config: {} };

const fields: FieldSpec<ConfigValues>[] = [
  { kind: "text", name: "name", label: "name", help: "mapperNameHelp", required: true, maxLength: LONGEST },
  { kind: "custom", name: "providerId", label: "mapperType", render: () => <MapperTypeField /> },
];

/** A new mapper of an LDAP provider. */
export default function LdapMapperNew() {
  const t = useT();
  const navigate = useNavigate();
  const { id: parentId = "" } = usePlace().params;
  const types = useMapperTypes();
  const refusedField = useRefusedField();
  const list = to("ldap", { id: parentId, tab: "mappers" });
  const edit = useEdit({
    name: `new mapper of ${parentId}`,
    object: empty,
    toForm,
    toObject,
    secret: types.flatMap(({ properties }) => secretsIn(properties)),
    call: "components.create",
    write: (call, next) => createMapper(call, { ...next, parentId, providerType: MAPPER }),
    onSaved: () => navigate(list),
    fieldOf: (failure) => refusedField(failure, type?.properties),
    done: "mappingCreatedSuccess",
    failed: "mappingCreatedError",
  });
  const chosen = useWatch({ control: edit.form.control, name: "providerId" });
  const type: ComponentTypeRepresentation | undefined = types.find(({ id }) => id === chosen);
  return (
    <>
      <PageHeading title={t("createNewMapper")} />
      <FormPage
        edit={edit}
        fields={fields}
        cancelTo={list}
        testIds={{ save: "ldap-mapper-save", cancel: "ldap-mapper-cancel" }}
      >
        {/* as automation knows the form */}
        <input type="hidden" data-testid="ldap-mapper-parentId" value={parentId} />
        <input type="hidden" data-testid="ldap-mapper-provider-type" value={MAPPER} />
        {type && <ProviderSettings key={type.id} properties={type.properties} isNew />}
      </FormPage>
    </>
  );
}
