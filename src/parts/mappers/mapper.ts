import type { WithAccess } from "~/data/access/permissions";
import type { Failure } from "~/data/api/errors";
import type ProtocolMapperRepresentation from "@keycloak/keycloak-admin-client/lib/defs/protocolMapperRepresentation";
import type { ProtocolMapperTypeRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import type { Call } from "~/data/write/action";
import { useServerInfo } from "~/data/query/serverInfo";
import { fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { settingName } from "~/parts/providerSettings/settingTypes";

/** What has protocol mappers: a client scope, or a client in its dedicated scope. The calls of both are named alike. */
export type MapperOwner = "clientScopes" | "clients";

/** What a list of mappers needs of their owner. */
export interface MappedObject {
  id?: string;
  protocol?: string;
  protocolMappers?: ProtocolMapperRepresentation[];
  /** What may be done with it, which is what may be done with its mappers. */
  access?: WithAccess["access"];
}

/** A mapper with its type, which the server may have lost, e.g. with a provider that was taken away. */
export interface TypedMapper {
  mapper: ProtocolMapperRepresentation;
  type?: ProtocolMapperTypeRepresentation;
}

/**
 * The mapper types and the predefined mappers that the server has for a protocol; a scope without one is OpenID
 * Connect.
 */
export function useMapperTypes(protocol = "openid-connect") {
  const { protocolMapperTypes, builtinProtocolMappers } = useServerInfo();
  return {
    protocol,
    types: protocolMapperTypes?.[protocol] ?? [],
    predefined: builtinProtocolMappers?.[protocol] ?? [],
  };
}

/** What the form of a mapper shows. */
export interface MapperValues {
  name: string;
  config: Record<string, unknown>;
}

/** The form's values of a mapper. */
export const toForm = ({ name = "", config }: ProtocolMapperRepresentation): MapperValues => ({
  name,
  config: toFormMap(config),
});

/** What the form's values say of a mapper; its name is given once, and blanks around it would stay for good. */
export const toObject = ({ name, config }: MapperValues) => ({ name: name.trim(), config: fromFormMap(config) });

const SECTOR = "sectorIdentifierUri";

/** The field that a failure is about: a name is there once, and the server reads what a sector identifier leads to. */
export const refusedField =
  ({ properties }: Pick<ProtocolMapperTypeRepresentation, "properties">) =>
  ({ status }: Failure) => {
    if (status === 409) return "name";
    return status === 400 && properties.some(({ name }) => name === SECTOR) ? settingName(SECTOR) : undefined;
  };

/** What a mapper is called in lists: the server takes one whose name is nothing, or blanks. */
export const nameOf = ({ name = "", id = "" }: ProtocolMapperRepresentation) => (name.trim() ? name : id);

/**
 * Makes a mapper and finds out its id, which the server says only in a header that the admin client drops.
 * @returns the id; empty where the mapper is made, but could not be found
 */
export async function createMapper(
  call: Call,
  of: MapperOwner,
  id: string,
  { access: _access, ...mapper }: ProtocolMapperRepresentation & WithAccess,
) {
  await call(`${of}.addProtocolMapper`, { id }, mapper);
  // it is made all the same: tried once more, its name would be taken
  const all = await call(`${of}.listProtocolMappers`, { id }).catch(() => []);
  return all.find(({ name }) => name === mapper.name)?.id ?? "";
}
