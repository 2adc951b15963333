// One harmless request for every write about organizations, their members, invitations and identity providers.
import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";
import { makeIdentityProvider } from "./identityProviderProbes";
import {
  hasOrganizationGroups,
  makeOrganization,
  organizationGroupOf,
  organizationOf,
  writeGroup,
} from "../areas/organizations";
import type { Objects, Probe } from "./probes";
import { admin, server, uniqueName } from "../server";

/** The organization of the realm that is probed. */
const sample = (realm: string) => organizationOf(realm, "probe");

/** Like `sample`, with the user as a member. */
async function withMember(realm: string, userId: string): Promise<string> {
  const orgId = await sample(realm);
  await admin.organizations.addMember({ realm, orgId, userId }).catch(() => undefined);
  return orgId;
}

/** For the invitations of 26.5. */
const ifInvitations = (probe: Probe) => (server.version >= "26.5" ? probe : undefined);

/** A role of the realm, or of a client, which is made where there is none. */
async function someRole(realm: string, client?: string) {
  const name = "probe";
  const find = () =>
    client === undefined ? admin.roles.find({ realm, max: 1 }) : admin.clients.listRoles({ realm, id: client });
  const [found] = await find();
  if (found) return found;
  await admin.clients.createRole({ realm, id: client ?? "", name });
  return admin.clients.findRole({ realm, id: client ?? "", roleName: name });
}

/**
 * Gives a group a role, or takes it, which the admin client cannot say; groups have roles since 26.7. Of no roles the server
 * checks less.
 */
const ofRoles = (method: string, ofClient: boolean) =>
  server.version >= "26.7"
    ? async (as: KeycloakAdminClient, { realm, client }: Objects) => {
        const orgId = await sample(realm);
        const id = await organizationGroupOf(realm, orgId, "probe");
        const group = `${realm}/organizations/${orgId}/groups/${id}/role-mappings`;
        const roles = [await someRole(realm, ofClient ? client : undefined)];
        return writeGroup(method, `${group}/${ofClient ? `clients/${client}` : "realm"}`, roles, as);
      }
    : undefined;

/** For the groups of 26.6. */
const ifGroups = (probe: Probe) => (hasOrganizationGroups ? probe : undefined);

/** A member of the organization joins one of its groups or leaves it, which the admin client cannot say. */
async function ofGroup(as: KeycloakAdminClient, { realm, user }: Objects, method: string) {
  const orgId = await withMember(realm, user);
  const id = await organizationGroupOf(realm, orgId, "probe");
  return writeGroup(method, `${realm}/organizations/${orgId}/groups/${id}/members/${user}`, undefined, as);
}

/** What each of these writes is sent, as in `probes.ts`. */
export const organizationProbes = {
  "organizations.create": (as, { realm }) => as.organizations.create({ realm, name: "no blanks" }),
  "organizations.updateById": async (as, { realm }) => {
    const id = await sample(realm);
    return as.organizations.updateById({ realm, id }, await admin.organizations.findOne({ realm, id }));
  },
  "organizations.delById": async (as, { realm, permit }) => {
    const id = await makeOrganization(realm, uniqueName("gone"));
    await permit?.("Organizations", id);
    return as.organizations.delById({ realm, id });
  },
  "organizations.addMember": async (as, { realm, user: userId }) =>
    as.organizations.addMember({ realm, userId, orgId: await withMember(realm, userId) }),
  "organizations.delMember": async (as, { realm, user: userId }) =>
    as.organizations.delMember({ realm, userId, orgId: await withMember(realm, userId) }),
  // without an address: who may gets 400
  "organizations.invite": async (as, { realm }) =>
    as.organizations.invite({ realm, orgId: await sample(realm) }, new FormData()),
  "organizations.inviteExistingUser": async (as, { realm, user }) => {
    const form = new FormData();
    form.append("id", user);
    return as.organizations.inviteExistingUser({ realm, orgId: await withMember(realm, user) }, form);
  },
  "organizations.resendInvitation": ifInvitations(async (as, { realm }) =>
    as.organizations.resendInvitation({ realm, orgId: await sample(realm), invitationId: "none" }),
  ),
  "organizations.deleteInvitation": ifInvitations(async (as, { realm }) =>
    as.organizations.deleteInvitation({ realm, orgId: await sample(realm), invitationId: "none" }),
  ),
  "organizationGroups.create": ifGroups(async (as, { realm }) => {
    const orgId = await sample(realm);
    return as.organizations.groups(orgId).create({ realm, name: uniqueName("made") });
  }),
  "organizationGroups.createChild": ifGroups(async (as, { realm }) => {
    const orgId = await sample(realm);
    const id = await organizationGroupOf(realm, orgId, "probe");
    return as.organizations.groups(orgId).createChildGroup({ realm, id }, { name: uniqueName("made") });
  }),
  "organizationGroups.update": ifGroups(async (as, { realm }) => {
    const orgId = await sample(realm);
    const id = await organizationGroupOf(realm, orgId, "probe");
    return as.organizations.groups(orgId).update({ realm, id }, { name: "probe" });
  }),
  "organizationGroups.del": ifGroups(async (as, { realm }) => {
    const orgId = await sample(realm);
    return as.organizations
      .groups(orgId)
      .del({ realm, id: await organizationGroupOf(realm, orgId, uniqueName("gone")) });
  }),
  "organizationGroups.addMember": ifGroups((as, objects) => ofGroup(as, objects, "PUT")),
  "organizationGroups.delMember": ifGroups((as, objects) => ofGroup(as, objects, "DELETE")),
  "organizationGroups.addRealmRoleMappings": ofRoles("POST", false),
  "organizationGroups.addClientRoleMappings": ofRoles("POST", true),
  "organizationGroups.delRealmRoleMappings": ofRoles("DELETE", false),
  "organizationGroups.delClientRoleMappings": ofRoles("DELETE", true),
  "organizations.linkIdp": async (as, { realm }) => {
    const alias = await makeIdentityProvider(realm);
    return as.organizations.linkIdp({ realm, orgId: await sample(realm), alias });
  },
  "organizations.unLinkIdp": async (as, { realm }) => {
    const [orgId, alias] = [await sample(realm), await makeIdentityProvider(realm)];
    await admin.organizations.linkIdp({ realm, orgId, alias });
    return as.organizations.unLinkIdp({ realm, orgId, alias });
  },
} satisfies Record<string, Probe | undefined>;
