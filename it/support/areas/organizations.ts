// Organizations, for the specs about them and for the places that need one.
import type OrganizationRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationRepresentation";
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import { fetchWithError } from "@keycloak/keycloak-admin-client";
import { admin, server } from "../server";

/** Makes an organization of the realm, which has them from then on, on the server of an administrator. @returns its id */
export async function makeOrganization(
  realm: string,
  name: string,
  more: OrganizationRepresentation = {},
  as: KeycloakAdminClient = admin,
) {
  await as.realms.update({ realm }, { organizationsEnabled: true });
  const domains = [{ name: `${name}.example`, verified: false }];
  return (await as.organizations.create({ realm, name, alias: name, domains, ...more })).id;
}

/** The organization of a realm with this name, made where there is none. @returns its id */
export async function organizationOf(realm: string, name: string): Promise<string> {
  await admin.realms.update({ realm }, { organizationsEnabled: true });
  const [found] = await admin.organizations.find({ realm, search: name, exact: true });
  return found?.id ?? makeOrganization(realm, name);
}

/** Organizations have groups since 26.6. */
export const hasOrganizationGroups = server.version >= "26.6";

/** The group at the top of an organization with this name, made where there is none. @returns its id */
export async function organizationGroupOf(
  realm: string,
  orgId: string,
  name: string,
  as: KeycloakAdminClient = admin,
): Promise<string> {
  const groups = as.organizations.groups(orgId);
  const found = (await groups.find({ realm, search: name })).find((group) => group.name === name);
  return found?.id ?? (await groups.create({ realm, name })).id;
}

/**
 * A request about groups of organizations that the admin client cannot make.
 * @param path what follows `/admin/realms/`
 */
export async function writeGroup(method: string, path: string, body?: unknown, as: KeycloakAdminClient = admin) {
  await fetchWithError(`${server.url}/admin/realms/${path}`, {
    method,
    headers: { authorization: `Bearer ${await as.getAccessToken()}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A member of an organization joins one of its groups. */
export const joinGroup = async (realm: string, orgId: string, id: string, userId: string) =>
  writeGroup("PUT", `${realm}/organizations/${orgId}/groups/${id}/members/${userId}`);
