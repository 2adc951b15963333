import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { Alert } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { byRight } from "~/data/access/permissions";
import { useData } from "~/data/query/cache";
import { RichText } from "~/i18n/RichText";
import { RoleMapping } from "~/parts/roles/RoleMapping";
import { to } from "~/routes";

/** The roles of the user that a client signs in as: `GET clients/{id}/service-account-user`. */
export function ServiceAccount({ client }: { client: ClientRepresentation }) {
  const user = useData("clients.getServiceAccountUser", { id: client.id ?? "" });
  const { id = "", username = "" } = user;
  return (
    <>
      <Alert
        isInline
        isPlain
        component="p"
        variant="info"
        title={
          <RichText
            text="manageServiceAccountUser"
            values={{ link: username }}
            elements={{ 1: <Link to={to("user", { id, tab: "settings" })} /> }}
          />
        }
      />
      <RoleMapping
        type="users"
        id={id}
        name={client.clientId ?? ""}
        object={byRight(user, "mapRoles")}
        alerts={{ done: "roleMappingUpdatedSuccess", failed: "roleMappingUpdatedError" }}
      />
    </>
  );
}
