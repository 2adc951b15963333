import { useMemo } from "react";
import { notFound } from "~/data/api/errors";
import type { WithAccess } from "~/data/access/permissions";
import type { ProtocolMapperTypeRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { useNavigate } from "react-router-dom";
import type { Address } from "~/place";
import { useData } from "~/data/query/cache";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { useEdit } from "~/kit/form/useEdit";
import { createMapper, type MapperOwner, refusedField, toForm, toObject, useMapperTypes } from "~/parts/mappers/mapper";
import { MapperForm } from "~/parts/mappers/MapperForm";
import { secretsIn } from "~/parts/providerSettings/settingTypes";

export interface NewMapperProps {
  of: MapperOwner;
  /** Id of the client scope or client. */
  id: string;
  /** Id of the mapper's type. */
  typeId: string;
  /** What may be done with the owner, where the server says it. */
  access?: WithAccess["access"];
  /** Address of the list of mappers. */
  back: Address;
  /** Address of a mapper. */
  addressOf: (mapperId: string) => string;
}

/** A new protocol mapper of a type, for a client scope or client. */
export function NewMapper({ typeId, ...props }: NewMapperProps) {
  const t = useT();
  const { types, protocol } = useMapperTypes(useData(`${props.of}.findOne`, { id: props.id }).protocol);
  const type = types.find(({ id }) => id === typeId);
  if (!type) throw notFound(typeId);
  return (
    <>
      <PageHeading title={t("addMapper")} subtitle={t("addMapperExplain")} />
      <NewForm {...props} protocol={protocol} type={type} />
    </>
  );
}

interface FormProps extends Omit<NewMapperProps, "typeId"> {
  protocol: string;
  type: ProtocolMapperTypeRepresentation;
}

function NewForm({ of, id, access, back, addressOf, protocol, type }: FormProps) {
  const navigate = useNavigate();
  const object = useMemo(() => ({ access }), [access]);
  const edit = useEdit({
    name: `new mapper ${type.id} of ${id}`,
    object,
    toForm,
    toObject,
    secret: secretsIn(type.properties),
    call: `${of}.addProtocolMapper`,
    write: (call, next) => createMapper(call, of, id, { ...next, protocol, protocolMapper: type.id }),
    onSaved: (made) => navigate(made ? addressOf(made) : back, { replace: true }),
    fieldOf: refusedField(type),
    done: "mappingCreatedSuccess",
    failed: "mappingCreatedError",
  });
  return <MapperForm edit={edit} type={type} back={back} />;
}
