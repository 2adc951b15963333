import { useNavigate } from "react-router-dom";
import { useAllData } from "~/data/query/cache";
import { toForm, toObject } from "~/parts/providerSettings/configForm";
import { type Component, update } from "~/features/userFederation/federation";
import { MapperActions } from "~/features/userFederation/mappers/MapperActions";
import { createMapper, MAPPER, mapperOf } from "~/features/userFederation/mappers/mappers";
import { useRefusedField } from "~/features/userFederation/mappers/refusedField";
import { SyncState } from "~/features/userFederation/provider/ProviderHeading";
import { useServerText } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { useEdit } from "~/kit/form/useEdit";
import { useProviderFields } from "~/parts/providerSettings/ProviderSettings";
import { to } from "~/routes";
import { type Property, secretsIn } from "~/parts/providerSettings/settingTypes";

const none: never[] = [];
const exists = {};

/** One mapper of an LDAP provider. */
export default function LdapMapper() {
  const { id = "", mapperId = "" } = usePlace().params;
  const [component, types] = useAllData(
    ["components.findOne", { id: mapperId }],
    ["components.listSubComponents", { id, type: MAPPER }],
  );
  const mapper = mapperOf(id, component);
  const type = types.find((one) => one.id === mapper.providerId);
  const properties = type?.properties ?? none;
  const settings = useProviderFields(properties, exists);
  const fields = useFields(type?.helpText, settings);
  const edit = useMapperEdit(mapper, id, properties);
  return (
    <>
      <PageHeading
        title={mapper.name || mapperId}
        actions={<MapperActions mapper={mapper} metadata={type?.metadata ?? {}} />}
      />
      <SyncState id={mapperId} />
      <FormPage
        edit={edit}
        fields={fields}
        cancelTo={to("ldap", { id, tab: "mappers" })}
        testIds={{ save: "ldap-mapper-save", cancel: "ldap-mapper-cancel" }}
      >
        {/* as automation knows the form */}
        <input type="hidden" data-testid="ldap-mapper-parentId" value={id} />
        <input type="hidden" data-testid="ldap-mapper-provider-type" value={MAPPER} />
      </FormPage>
    </>
  );
}

function useMapperEdit(mapper: Component, parentId: string, properties: readonly Property[]) {
  const navigate = useNavigate();
  const refusedField = useRefusedField();
  const { id = "" } = mapper;
  return useEdit({
    name: "mapper",
    object: mapper,
    toForm: withId,
    toObject,
    secret: secretsIn(properties),
    call: "components.update",
    read: (call) => call("components.findOne", { id }),
    write: update,
    recreate: createMapper,
    onSaved: (saved) =>
      saved.id !== id && navigate(to("ldap-mapper", { id: parentId, mapperId: saved.id ?? "" }), { replace: true }),
    fieldOf: (failure) => refusedField(failure, properties),
    done: "mappingUpdatedSuccess",
    failed: "mappingUpdatedError",
  });
}

type Values = ReturnType<typeof withId>;

const withId = (mapper: Component) => ({ ...toForm(mapper), id: mapper.id ?? "" });

/** What identifies the mapper, which cannot be changed, and its settings. */
function useFields(helpText: string | undefined, settings: FieldSpec<Values>[]): FieldSpec<Values>[] {
  const serverText = useServerText();
  return [
    { kind: "text", name: "id", label: "id", isDisabled: true },
    { kind: "text", name: "name", label: "name", help: "mapperNameHelp", isDisabled: true },
    {
      kind: "text",
      name: "providerId",
      label: "mapperType",
      help: helpText ? { text: serverText(helpText) } : "mapperTypeHelp",
      isDisabled: true,
    },
    ...settings,
  ];
}
