import { Badge } from "@patternfly/react-core";
import type { Role } from "~/parts/roles/mappedRoles";

/** Name of a role; that of a client's role stands behind the client id. */
export function RoleName({ role: { name, client } }: { role: Role }) {
  return (
    <>
      {client && (
        <Badge isRead>
          <bdi>{client.clientId}</bdi>
        </Badge>
      )}{" "}
      <bdi>{name}</bdi>
    </>
  );
}
