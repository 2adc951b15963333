import { useMemo } from "react";
import { notFound } from "~/data/api/errors";
import type { WithAccess } from "~/data/access/permissions";
import type ProtocolMapperRepresentation from "@keycloak/keycloak-admin-client/lib/defs/protocolMapperRepresentation";
import type { ProtocolMapperTypeRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { useNavigate } from "react-router-dom";
import type { Address } from "~/place";
import { useAction } from "~/data/write/action";
import { useData } from "~/data/query/cache";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { useEdit } from "~/kit/form/useEdit";
import { WriteItem } from "~/kit/controls/Write";
import {
  createMapper,
  type MapperOwner,
  nameOf,
  refusedField,
  toForm,
  toObject,
  useMapperTypes,
} from "~/parts/mappers/mapper";
import { MapperForm } from "~/parts/mappers/MapperForm";
import { secretsIn } from "~/parts/providerSettings/settingTypes";

interface Props {
  of: MapperOwner;
  /** Id of the client scope or client. */
  id: string;
  mapperId: string;
  /** What may be done with the owner, where the server says it. */
  access?: WithAccess["access"];
  /** Address of the list of mappers. */
  back: Address;
  /** Address of a mapper. */
  addressOf: (mapperId: string) => string;
}

const find = { clientScopes: "clientScopes.findProtocolMapper", clients: "clients.findProtocolMapperById" } as const;

/** A protocol mapper of a client scope or client; its settings are those of its type. */
export function MapperDetails(props: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { of, id, mapperId, back, access } = props;
  const mapper = useData(find[of], { id, mapperId });
  const type = useMapperTypes(mapper.protocol).types.find((one) => one.id === mapper.protocolMapper);
  const deletion = useAction((call) => call(`${of}.delProtocolMapper`, { id, mapperId }), {
    done: "mappingDeletedSuccess",
    failed: "mappingDeletedError",
    leave: () => navigate(back),
  });
  const remove = async () => {
    const { name = "" } = mapper;
    const question = {
      title: "deleteMappingTitle",
      body: "deleteMappingConfirm",
      label: "delete",
      danger: true,
    } as const;
    if (await confirm({ ...question, names: [name] })) await deletion.run();
  };
  if (!type) throw notFound(mapper.protocolMapper ?? mapperId);
  return (
    <>
      <PageHeading
        title={nameOf(mapper)}
        subtitle={type.name}
        actions={
          <ActionMenu id="mapper-actions">
            <WriteItem call={`${of}.delProtocolMapper`} object={{ ...mapper, access }} onClick={() => void remove()}>
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <Settings {...props} mapper={mapper} type={type} />
    </>
  );
}

interface SettingsProps extends Props {
  mapper: ProtocolMapperRepresentation;
  type: ProtocolMapperTypeRepresentation;
}

function Settings({ of, id, mapperId, access, back, addressOf, mapper, type }: SettingsProps) {
  const navigate = useNavigate();
  const object = useMemo(() => ({ ...mapper, access }), [mapper, access]);
  const edit = useEdit({
    name: `mapper of ${id}`,
    object,
    toForm,
    toObject,
    secret: secretsIn(type.properties),
    call: `${of}.updateProtocolMapper`,
    read: (call) => call(find[of], { id, mapperId }),
    write: (call, next) => call(`${of}.updateProtocolMapper`, { id, mapperId }, next).then(() => mapperId),
    recreate: (call, next) => createMapper(call, of, id, { ...next, id: undefined }),
    onSaved: (saved) => saved !== mapperId && navigate(saved ? addressOf(saved) : back, { replace: true }),
    fieldOf: refusedField(type),
    done: "mappingUpdatedSuccess",
    failed: "mappingUpdatedError",
  });
  return <MapperForm edit={edit} type={type} back={back} />;
}
