import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import { Link } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { useServerText, useSort } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { LocalList } from "~/kit/list/List";
import { roleOwner, useDeleteRole } from "~/parts/roles/roleOwner";
import { to } from "~/routes";

/** The roles of a client, all in one answer: `GET clients/{id}/roles`. */
export function ClientRoles({ client }: { client: ClientRepresentation }) {
  const { id: of = "", access } = client;
  const label = useServerText();
  const owner = roleOwner(of);
  const remove = useDeleteRole(owner);
  const rows = useSort(useData("clients.listRoles", { id: of }), ({ name = "" }) => name);
  const ofClient = (role: RoleRepresentation) => ({ ...role, access });
  const create = {
    label: "createRole",
    call: owner.creates,
    object: client,
    to: to("client-role-new", { id: of }),
  } as const;
  return (
    <LocalList
      listId="client-roles"
      label="roleList"
      rows={rows}
      id={({ id = "" }) => id}
      search="searchForRoles"
      columns={[
        {
          name: "name",
          label: "roleName",
          text: ({ name = "" }) => name,
          cell: ({ id = "", name }) => (
            <Link to={owner.page(id, "details")}>
              <bdi>{name}</bdi>
            </Link>
          ),
        },
        { name: "composite", label: "composite", text: ({ composite }) => (composite ? "True" : "False") },
        { name: "description", label: "description", text: ({ description }) => label(description), isOneLine: true },
      ]}
      actions={[
        {
          label: "delete",
          call: owner.deletes,
          object: ofClient,
          run: (role) => void remove.one(role),
        },
      ]}
      bulk={[{ ...remove.many, object: ofClient }]}
      toolbar={() => <WriteTool {...create} testId="create-role" />}
      empty={{ title: "noRoles-client", body: "noRolesInstructions-client", action: create }}
    />
  );
}
