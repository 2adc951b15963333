import type { Rule } from "~/data/access";
import type { CallName } from "~/data/api";

/**
 * What each call that writes needs of an administrator without fine-grained permissions, as the server checks it
 * (`it/specs/rights.spec.ts` asks it).
 */
export const needs = {
  "roles.create": "manage-realm",
  "roles.updateById": "manage-realm",
  "roles.delById": "manage-realm",
  "roles.createComposite": "manage-realm",
  "roles.delCompositeRoles": "manage-realm",
  "roles.updatePermission": "manage-realm",
  "clientScopes.create": "manage-clients",
  "clientScopes.update": "manage-clients",
  "clientScopes.del": "manage-clients",
  "clientScopes.addDefaultClientScope": "manage-clients",
  "clientScopes.delDefaultClientScope": "manage-clients",
  "clientScopes.addDefaultOptionalClientScope": "manage-clients",
  "clientScopes.delDefaultOptionalClientScope": "manage-clients",
  "clientScopes.addProtocolMapper": "manage-clients",
  "clientScopes.addMultipleProtocolMappers": "manage-clients",
  "clientScopes.updateProtocolMapper": "manage-clients",
  "clientScopes.delProtocolMapper": "manage-clients",
  "clients.addProtocolMapper": "manage-clients",
  "clients.addMultipleProtocolMappers": "manage-clients",
  "clients.updateProtocolMapper": "manage-clients",
  "clients.delProtocolMapper": "manage-clients",
  "clientScopes.addRealmScopeMappings": "manage-clients",
  "clientScopes.addClientScopeMappings": "manage-clients",
  "clientScopes.delRealmScopeMappings": "manage-clients",
  "clientScopes.delClientScopeMappings": "manage-clients",
  "users.addRealmRoleMappings": "manage-users",
  "users.addClientRoleMappings": "manage-users",
  "users.delRealmRoleMappings": "manage-users",
  "users.delClientRoleMappings": "manage-users",
  "groups.addRealmRoleMappings": "manage-users",
  "groups.addClientRoleMappings": "manage-users",
  "groups.delRealmRoleMappings": "manage-users",
  "groups.delClientRoleMappings": "manage-users",
  "clients.addRealmScopeMappings": "manage-clients",
  "clients.addClientScopeMappings": "manage-clients",
  "clients.delRealmScopeMappings": "manage-clients",
  "clients.delClientScopeMappings": "manage-clients",
  "components.create": "manage-realm",
  "components.update": "manage-realm",
  "components.del": "manage-realm",
  "realms.testLDAPConnection": "manage-realm",
  "realms.ldapServerCapabilities": "manage-realm",
  "userStorageProvider.sync": "manage-users",
  "userStorageProvider.unlinkUsers": "manage-users",
  "userStorageProvider.removeImportedUsers": "manage-users",
  "userStorageProvider.mappersSync": "manage-users",
} as const satisfies Partial<Record<CallName, Rule>>;

/** A call that writes and whose right is known. */
export type Write = keyof typeof needs;
