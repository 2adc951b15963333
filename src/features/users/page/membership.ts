import type OrganizationRepresentation from "@keycloak/keycloak-admin-client/lib/defs/organizationRepresentation";

/**
 * An organization a user belongs to. Without `access`: that of the user says nothing of organizations, which have to be
 * allowed as well.
 */
export interface OrganizationMembership extends Omit<OrganizationRepresentation, "id"> {
  orgId: string;
  /** MANAGED for whom the organization's identity provider brought in; undefined until it is known. */
  membershipType?: string;
}
