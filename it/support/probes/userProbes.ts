// One harmless request for every write about users, their credentials and roles.
import type { Probe } from "./probes";
import { admin, server, uniqueName } from "../server";

/** For what came with the verifiable credentials of 26.7. */
const ifVerifiable = (probe: Probe) => (server.version >= "26.7" ? probe : undefined);

/** What each of these writes is sent, as in `probes.ts`. */
export const userProbes = {
  // the first model of fine-grained permissions; a server has this one or the second
  "realms.updateUsersManagementPermissions": undefined,
  "users.create": (as, { realm }) => as.users.create({ realm }),
  "users.update": (as, { realm, user: id }) => as.users.update({ realm, id }, {}),
  "users.del": async (as, { realm, permit }) => {
    const { id } = await admin.users.create({ realm, username: uniqueName("gone") });
    await permit?.("Users", id);
    return as.users.del({ realm, id });
  },
  "users.logout": (as, { realm, user: id }) => as.users.logout({ realm, id }),
  "users.addToGroup": (as, { realm, user: id, group: groupId }) => as.users.addToGroup({ realm, id, groupId }),
  "users.delFromGroup": (as, { realm, user: id, group: groupId }) => as.users.delFromGroup({ realm, id, groupId }),
  "users.executeActionsEmail": (as, { realm, user: id }) => as.users.executeActionsEmail({ realm, id, actions: [] }),
  "attackDetection.del": (as, { realm, user: id }) => as.attackDetection.del({ realm, id }),
  "attackDetection.delAll": (as, { realm }) => as.attackDetection.delAll({ realm }),
  "users.impersonation": (as, { realm, user: id }) => as.users.impersonation({ realm, id }, { user: id, realm }),
  "users.resetPassword": (as, { realm, user: id }) =>
    as.users.resetPassword({ realm, id, credential: { type: "password", value: "" } }),
  "users.deleteCredential": (as, { realm, user: id }) => as.users.deleteCredential({ realm, id, credentialId: "none" }),
  "users.updateCredentialLabel": (as, { realm, user: id }) =>
    as.users.updateCredentialLabel({ realm, id, credentialId: "none" }, "label"),
  "users.moveCredentialPositionUp": (as, { realm, user: id }) =>
    as.users.moveCredentialPositionUp({ realm, id, credentialId: "none" }),
  "users.moveCredentialPositionDown": (as, { realm, user: id }) =>
    as.users.moveCredentialPositionDown({ realm, id, credentialId: "none", newPreviousCredentialId: "none" }),
  "users.revokeConsent": (as, { realm, user: id }) => as.users.revokeConsent({ realm, id, clientId: "none" }),
  "users.addToFederatedIdentity": async (as, { realm, user: id }) => {
    const [federatedIdentityId, federatedIdentity] = ["none", { userId: "one", userName: "one" }];
    await admin.users
      .addToFederatedIdentity({ realm, id, federatedIdentityId, federatedIdentity })
      .catch(() => undefined);
    return as.users.addToFederatedIdentity({ realm, id, federatedIdentityId, federatedIdentity });
  },
  "users.delFromFederatedIdentity": (as, { realm, user: id }) =>
    as.users.delFromFederatedIdentity({ realm, id, federatedIdentityId: "other" }),
  "users.addRealmRoleMappings": (as, { realm, user: id }) => as.users.addRealmRoleMappings({ realm, id, roles: [] }),
  "users.addClientRoleMappings": (as, { realm, user: id, client: clientUniqueId }) =>
    as.users.addClientRoleMappings({ realm, id, clientUniqueId, roles: [] }),
  "users.delRealmRoleMappings": (as, { realm, user: id }) => as.users.delRealmRoleMappings({ realm, id, roles: [] }),
  "users.delClientRoleMappings": (as, { realm, user: id, client: clientUniqueId }) =>
    as.users.delClientRoleMappings({ realm, id, clientUniqueId, roles: [] }),
  "users.createVerifiableCredential": ifVerifiable((as, { realm, user: id }) =>
    as.users.createVerifiableCredential({ realm, id }, { credentialScopeName: "none" }),
  ),
  "users.updateVerifiableCredential": ifVerifiable((as, { realm, user: id }) =>
    as.users.updateVerifiableCredential({ realm, id, credentialScopeName: "none" }),
  ),
  "users.revokeVerifiableCredential": ifVerifiable((as, { realm, user: id }) =>
    as.users.revokeVerifiableCredential({ realm, id, credentialScopeName: "none" }),
  ),
  "users.sendVerifiableCredentialOffer": ifVerifiable((as, { realm, user: id }) =>
    as.users.sendVerifiableCredentialOffer({ realm, id }, { credentialConfigurationId: "none" }),
  ),
  "users.revokeIssuedVerifiableCredential": ifVerifiable((as, { realm, user: id }) =>
    as.users.revokeIssuedVerifiableCredential({ realm, id, credentialId: "none" }),
  ),
  "clientPolicies.createProfiles": async (as, { realm }) =>
    as.clientPolicies.createProfiles({ realm, ...(await admin.clientPolicies.listProfiles({ realm })) }),
  "clientPolicies.updatePolicy": async (as, { realm }) =>
    as.clientPolicies.updatePolicy({ realm, ...(await admin.clientPolicies.listPolicies({ realm })) }),
  "users.updateProfile": async (as, { realm }) =>
    as.users.updateProfile({ realm, ...(await admin.users.getProfile({ realm })) }),
} satisfies Record<string, Probe | undefined>;
