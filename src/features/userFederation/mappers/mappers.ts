import { notFound } from "~/data/api/errors";
import { type Call, useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import { type Component, create } from "~/features/userFederation/federation";
import { track } from "~/features/userFederation/provider/syncs";
import { countsOf } from "~/features/userFederation/provider/useProviderActions";
import { confirm } from "~/kit/dialog/confirm";

/** Type of the components that are mappers of an LDAP provider. */
export const MAPPER = "org.keycloak.storage.ldap.mappers.LDAPStorageMapper";

/** A component as the mapper of a provider. @throws MissingError for another component of the realm, which has no page here */
export function mapperOf(parentId: string, component: Component): Component {
  if (component.providerType !== MAPPER || component.parentId !== parentId) throw notFound(component.id ?? "");
  return component;
}

/** Creates a mapper (`POST components`): the server would keep one of a provider that is gone by now where nobody sees it. */
export async function createMapper(call: Call, mapper: Component): Promise<Component> {
  await call("components.findOne", { id: mapper.parentId ?? "" });
  return create(call, mapper);
}

/**
 * Deletes a mapper after asking (`DELETE components/{id}`).
 * @param leave the page of a mapper that is gone
 */
export function useDeleteMapper(leave?: () => unknown) {
  const deletion = useAction((call, { id = "" }: Component) => call("components.del", { id }), {
    done: "mappingDeletedSuccess",
    failed: "mappingDeletedError",
    leave,
  });
  return async (mapper: Component) => {
    const yes = await confirm({
      title: "deleteMappingTitle",
      body: "deleteMappingConfirm",
      names: [mapper.name ?? ""],
      consequences: "gatehouse.mapperConsequences",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(mapper);
  };
}

/** Synchronizes the groups or roles of a mapper (`POST user-storage/{parentId}/mappers/{id}/sync`). */
export function useSyncMapper({ id = "", parentId = "" }: Component) {
  const action = useAction(
    async (call, direction: "fedToKeycloak" | "keycloakToFed") => {
      const { result } = await track(id, () => call("userStorageProvider.mappersSync", { id, parentId, direction }));
      addAlert(["syncLDAPGroupsSuccessful", { result: result.status ?? "" }], result.failed ? "warning" : "success", {
        explanation: countsOf(result),
      });
    },
    { failed: "syncLDAPGroupsError", long: true },
  );
  return (direction: "fedToKeycloak" | "keycloakToFed") => void action.run(direction);
}
