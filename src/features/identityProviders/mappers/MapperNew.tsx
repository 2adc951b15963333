import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAllData } from "~/data/query/cache";
import {
  type Mapper,
  type MapperType,
  type MapperValues,
  syncModeField,
  toForm,
  toObject,
  useOrganizationOf,
  useTypesOf,
} from "~/features/identityProviders/mappers/mapper";
import { MapperTypeField } from "~/features/identityProviders/mappers/MapperTypeField";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { LONGEST } from "~/kit/form/values";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { OrganizationOfGroups } from "~/parts/groups/GroupField";
import { ProviderSettings } from "~/parts/providerSettings/ProviderSettings";
import { to } from "~/routes";
import { secretsIn } from "~/parts/providerSettings/settingTypes";

const testIds = { save: "new-mapper-save-button", cancel: "new-mapper-cancel-button" };

/** A new mapper of an identity provider. */
export default function MapperNew() {
  const t = useT();
  const { alias = "", providerId = "" } = usePlace().params;
  const [answer, provider] = useAllData(
    ["identityProviders.findMapperTypes", { alias }],
    ["identityProviders.findOne", { alias }],
  );
  const types = useTypesOf(answer);
  const edit = useNewMapper(providerId, alias, types);
  const chosen = useWatch({ control: edit.form.control, name: "identityProviderMapper" });
  const type = types.find(({ id }) => id === chosen);
  const fields: FieldSpec<MapperValues>[] = [
    { kind: "text", name: "name", label: "name", help: "addIdpMapperNameHelp", required: true, maxLength: LONGEST },
    syncModeField,
    {
      kind: "custom",
      name: "identityProviderMapper",
      label: "mapperType",
      render: () => <MapperTypeField types={types} />,
    },
  ];
  return (
    <>
      <PageHeading title={t("addIdPMapper")} />
      <FormPage
        edit={edit}
        fields={fields}
        cancelTo={to("identity-provider", { providerId, alias, tab: "mappers" })}
        testIds={testIds}
      >
        <OrganizationOfGroups value={useOrganizationOf(provider)}>
          {type && <ProviderSettings key={type.id} properties={type.properties} isNew stringify />}
        </OrganizationOfGroups>
      </FormPage>
    </>
  );
}

/** The form of a new mapper (`POST identity-provider/instances/{alias}/mappers`). */
function useNewMapper(providerId: string, alias: string, types: readonly MapperType[]) {
  const navigate = useNavigate();
  const [empty] = useState((): Mapper => ({ identityProviderMapper: types[0]?.id, config: { syncMode: "INHERIT" } }));
  return useEdit({
    name: `new mapper of ${alias}`,
    object: empty,
    toForm,
    toObject,
    secret: types.flatMap(({ properties }) => secretsIn(properties)),
    call: "identityProviders.createMapper",
    write: (call, next: Mapper) =>
      call("identityProviders.createMapper", {
        alias,
        identityProviderMapper: { ...next, identityProviderAlias: alias },
      }),
    onSaved: ({ id }) => navigate(to("identity-provider-mapper", { providerId, alias, id }), { replace: true }),
    // what the server says where the name is taken
    fieldOf: ({ message }) => (message.startsWith("Failed to add mapper") ? "name" : undefined),
    done: "mapperCreateSuccess",
    failed: "mapperCreateError",
  });
}
