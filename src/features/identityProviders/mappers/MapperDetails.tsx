import { useNavigate } from "react-router-dom";
import { useAllData } from "~/data/query/cache";
import {
  type Mapper,
  type MapperType,
  type MapperValues,
  syncModeField,
  toForm,
  toObject,
  useDeleteMapper,
  useOrganizationOf,
  useTypesOf,
} from "~/features/identityProviders/mappers/mapper";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { FormPage } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { OrganizationOfGroups } from "~/parts/groups/GroupField";
import { useProviderFields } from "~/parts/providerSettings/ProviderSettings";
import { to } from "~/routes";
import { secretsIn } from "~/parts/providerSettings/settingTypes";
import { nameOf } from "~/parts/mappers/mapper";

const none: never[] = [];
const exists = { stringify: true };
const testIds = { save: "new-mapper-save-button", cancel: "new-mapper-cancel-button" };

/** One mapper of an identity provider. */
export default function MapperDetails() {
  const t = useT();
  const navigate = useNavigate();
  const { alias = "", providerId = "", id = "" } = usePlace().params;
  const [mapper, answer, provider] = useAllData(
    ["identityProviders.findOneMapper", { alias, id }],
    ["identityProviders.findMapperTypes", { alias }],
    ["identityProviders.findOne", { alias }],
  );
  const type = useTypesOf(answer).find((one) => one.id === mapper.identityProviderMapper);
  const list = to("identity-provider", { providerId, alias, tab: "mappers" });
  const remove = useDeleteMapper(alias, () => navigate(list));
  const settings = useProviderFields(type?.properties ?? none, exists);
  const edit = useMapperEdit(providerId, alias, mapper, type);
  return (
    <>
      <PageHeading
        title={nameOf(mapper)}
        actions={
          <ActionMenu id="identity-provider-mapper-actions">
            <WriteItem call="identityProviders.delMapper" object={mapper} onClick={() => void remove(mapper)}>
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <OrganizationOfGroups value={useOrganizationOf(provider)}>
        <FormPage edit={edit} fields={[...fixed(type), ...settings]} cancelTo={list} testIds={testIds} />
      </OrganizationOfGroups>
    </>
  );
}

/** The form of a mapper (`PUT identity-provider/instances/{alias}/mappers/{id}`). */
function useMapperEdit(providerId: string, alias: string, mapper: Mapper, type: MapperType | undefined) {
  const navigate = useNavigate();
  const { id = "" } = mapper;
  return useEdit({
    name: `mapper of ${alias}`,
    object: mapper,
    toForm,
    toObject,
    secret: secretsIn(type?.properties),
    call: "identityProviders.updateMapper",
    read: (call): Promise<Mapper> => call("identityProviders.findOneMapper", { alias, id }),
    write: (call, next) => call("identityProviders.updateMapper", { alias, id }, next).then(() => id),
    recreate: async (call, { id: _id, ...next }) => {
      const made = await call("identityProviders.createMapper", { alias, identityProviderMapper: next });
      return made.id;
    },
    onSaved: (saved) =>
      saved !== id && navigate(to("identity-provider-mapper", { providerId, alias, id: saved }), { replace: true }),
    done: "mapperSaveSuccess",
    failed: "mapperSaveError",
  });
}

/** What is chosen once, and when the mapper works. */
const fixed = (type: MapperType | undefined): FieldSpec<MapperValues>[] => [
  { kind: "text", name: "id", label: "id", isDisabled: true },
  { kind: "text", name: "name", label: "name", help: "addIdpMapperNameHelp", isDisabled: true },
  {
    kind: "select",
    name: "identityProviderMapper",
    label: "mapperType",
    help: type?.helpText ? { text: type.helpText } : undefined,
    helpId: "mapperType",
    options: type ? [{ key: type.id, value: { text: type.name } }] : [],
    isDisabled: true,
  },
  syncModeField,
];
