import type IdentityProviderMapperRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderMapperRepresentation";
import type IdentityProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderRepresentation";
import type { IdentityProviderMapperTypeRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/identityProviderMapperTypeRepresentation";
import { useAction } from "~/data/write/action";
import { labelled } from "~/i18n/serverWords";
import { fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { confirm } from "~/kit/dialog/confirm";
import type { Property } from "~/parts/providerSettings/settingTypes";
import { useServerText, useSort, useT } from "~/i18n/useT";
import { worded } from "~/features/identityProviders/settings/fields";
import { nameOf } from "~/parts/mappers/mapper";

/** A mapper of an identity provider; its settings are texts. */
export interface Mapper extends Omit<IdentityProviderMapperRepresentation, "config"> {
  config?: Record<string, unknown>;
}

/** A type of mappers as the server describes it, with its words in the administrator's language. */
export interface MapperType {
  id: string;
  name: string;
  category: string;
  helpText: string;
  properties: readonly Property[];
}

/** The types of mappers in the order of their names: what `GET …/mapper-types` answers, by id. */
export function useTypesOf(answer: Record<string, IdentityProviderMapperTypeRepresentation>): MapperType[] {
  const text = useServerText();
  const types = Object.entries(answer).map(([key, { id = key, name, category, helpText, properties = [] }]) => ({
    id,
    name: text(name, id),
    category: text(category),
    helpText: text(helpText),
    properties,
  }));
  return useSort(types, ({ name }) => name);
}

/** Id of the organization that a provider is linked to, where the server has groups of organizations (26.6). */
export const useOrganizationOf = ({ organizationId }: IdentityProviderRepresentation): string | undefined =>
  useT().ifThere("groupType") ? organizationId : undefined;

/** What the form of a mapper shows. */
export interface MapperValues {
  /** Undefined for a new one. */
  id?: string;
  name: string;
  identityProviderMapper: string;
  config: Record<string, unknown>;
}

/** The form's values of a mapper; the server takes one without a mode for `LEGACY`, not for that of its provider. */
export const toForm = ({ id, name = "", identityProviderMapper = "", config }: Mapper): MapperValues => ({
  id,
  name,
  identityProviderMapper,
  config: { syncMode: "LEGACY", ...toFormMap(config) },
});

/** The mapper that the form's values mean; a name is given once, and blanks around it would stay for good. */
export const toObject = ({ name, config, ...values }: MapperValues) => ({
  ...values,
  name: name.trim(),
  config: fromFormMap(config),
});

/** When a mapper works: as its provider says, or in a mode of its own. */
export const syncModeField = {
  kind: "select",
  name: "config.syncMode",
  ...labelled("syncModeOverride"),
  options: worded({
    INHERIT: "syncModes.inherit",
    IMPORT: "syncModes.import",
    LEGACY: "syncModes.legacy",
    FORCE: "syncModes.force",
  }),
} as const;

/**
 * Deletes a mapper after asking (`DELETE identity-provider/instances/{alias}/mappers/{id}`).
 * @param leave the page of a mapper that is gone
 */
export function useDeleteMapper(alias: string, leave?: () => unknown) {
  const deletion = useAction((call, { id = "" }: Mapper) => call("identityProviders.delMapper", { alias, id }), {
    done: "deleteMapperSuccess",
    failed: "deletedErrorIdentityProvider",
    leave,
  });
  return async (mapper: Mapper) => {
    const name = nameOf(mapper);
    const yes = await confirm({
      title: "deleteProviderMapper",
      body: ["deleteMapperConfirm", { mapper: name }],
      names: [name],
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(mapper);
  };
}
