import type { CallName, Input } from "~/data/api/api";
import { isRecord } from "~/data/browser/record";

/** `kind.property`: what kind of object an argument names, by which of its properties. */
type Property = `${string}.${string}`;

/** Arguments of a call that name objects: the outer ones first, the object that the call is about last. */
type Names<Name extends CallName> = { readonly [Argument in keyof NonNullable<Input<Name>[0]> & string]?: Property };

/** What a call does with the object that its arguments name. */
type Entry<Name extends CallName> =
  | { readonly names: Names<Name> }
  /** The object is gone afterwards. */
  | { readonly deletes: Names<Name> }
  /** The object is there afterwards; a call that creates is about no object that could be refused. */
  | { readonly creates: Names<Name> };

const mapper = { id: "clientScopes.id", mapperId: "protocolMappers.id" } as const;
const clientMapper = { id: "clients.id", mapperId: "protocolMappers.id" } as const;
const resource = { id: "clients.id", resourceId: "resources.id" } as const;
const authorizationScope = { id: "clients.id", scopeId: "authorizationScopes.id" } as const;
const policy = { id: "clients.id", policyId: "policies.id" } as const;
const permission = { id: "clients.id", permissionId: "policies.id" } as const;
const flow = { flowId: "flows.id" } as const;
const requiredAction = { alias: "requiredActions.alias" } as const;
const provider = { alias: "identityProviders.alias" } as const;
const organization = { orgId: "organizations.id" } as const;
const organizationGroup = { ...organization, id: "organizationGroups.id" } as const;
const invitation = { ...organization, invitationId: "invitations.id" } as const;
const providerMapper = { ...provider, id: "identityProviderMappers.id" } as const;

/** Arguments of the calls of a resource that are not in the table; of any other resource `id` names its object. */
const resources: Readonly<Record<string, Readonly<Record<string, Property>>>> = {
  authenticationManagement: requiredAction,
  attackDetection: { id: "users.id" },
  identityProviders: provider,
  organizations: organization,
  organizationGroups: organizationGroup,
  ssf: { clientId: "clients.clientId" },
  userStorageProvider: { id: "components.id" },
};

/**
 * Which argument of each call names its object. Reads of an object that was deleted here are not sent again, and a
 * refusal (403) switches off the controls of the object it was about: both go by this table.
 */
const table: { readonly [Name in CallName]?: Entry<Name> } = {
  "roles.create": { creates: { id: "roles.id", name: "roles.name" } },
  "roles.findOneByName": { names: { name: "roles.name" } },
  "roles.delById": { deletes: { id: "roles.id" } },
  "roles.createComposite": { names: { roleId: "roles.id" } },
  "ui.effectiveRolesOfRole": { names: { id: "roles.id" } },
  "ui.roleMappingsOfRole": { names: { id: "roles.id" } },
  "clientScopes.create": { creates: { id: "clientScopes.id" } },
  "clientScopes.del": { deletes: { id: "clientScopes.id" } },
  "clientScopes.findProtocolMapper": { names: mapper },
  "clientScopes.updateProtocolMapper": { names: mapper },
  "clientScopes.delProtocolMapper": { deletes: mapper },
  "clients.create": { creates: { id: "clients.id", clientId: "clients.clientId" } },
  "clients.del": { deletes: { id: "clients.id" } },
  "clients.createRole": { creates: { id: "clients.id", name: "clientRoles.name" } },
  "clients.updateRoleById": { names: { roleId: "roles.id" } },
  "clients.updateRolePermission": { names: { roleId: "roles.id" } },
  "clients.delRoleById": { deletes: { roleId: "roles.id" } },
  "clients.addRoleComposites": { names: { roleId: "roles.id" } },
  "clients.delRoleComposites": { names: { roleId: "roles.id" } },
  "clients.findProtocolMapperById": { names: clientMapper },
  "clients.updateProtocolMapper": { names: clientMapper },
  "clients.delProtocolMapper": { deletes: clientMapper },
  "users.create": { creates: { id: "users.id" } },
  "users.del": { deletes: { id: "users.id" } },
  "organizations.create": { creates: { id: "organizations.id" } },
  "organizations.findOne": { names: { id: "organizations.id" } },
  "organizations.updateById": { names: { id: "organizations.id" } },
  "organizations.delById": { deletes: { id: "organizations.id" } },
  "organizationGroups.find": { names: organization },
  "organizationGroups.create": { names: organization },
  "organizationGroups.ofMember": { names: { ...organization, userId: "users.id" } },
  "organizationGroups.del": { deletes: organizationGroup },
  "organizations.resendInvitation": { names: invitation },
  "organizations.deleteInvitation": { deletes: invitation },
  "organizations.memberOrganizations": { names: { userId: "users.id" } },
  "organizations.getMember": { names: { orgId: "organizations.id", userId: "users.id" } },
  "groups.create": { creates: { id: "groups.id" } },
  "groups.del": { deletes: { id: "groups.id" } },
  "groups.listSubGroups": { names: { parentId: "groups.id" } },
  "components.create": { creates: { id: "components.id" } },
  "components.del": { deletes: { id: "components.id" } },
  "components.find": { names: { parent: "components.id" } },
  "workflows.createAsJson": { creates: {} },
  "workflows.createAsYaml": { creates: {} },
  "workflows.delById": { deletes: { id: "workflows.id" } },
  "realms.deleteSession": { names: { session: "sessions.id" } },
  "identityProviders.create": { creates: provider },
  "identityProviders.del": { deletes: provider },
  "identityProviders.findOneMapper": { names: providerMapper },
  "identityProviders.updateMapper": { names: providerMapper },
  "identityProviders.delMapper": { deletes: providerMapper },
  "realms.delClientsInitialAccess": { deletes: { id: "initialAccess.id" } },
  "ui.authorizationResources": { names: { id: "clients.id" } },
  "ui.authorizationScopes": { names: { id: "clients.id" } },
  "clients.getResource": { names: resource },
  "clients.updateResource": { names: resource },
  "clients.delResource": { deletes: resource },
  "clients.listPermissionsByResource": { names: resource },
  "clients.listScopesByResource": { names: { id: "clients.id", resourceName: "resources.id" } },
  "clients.getAuthorizationScope": { names: authorizationScope },
  "clients.updateAuthorizationScope": { names: authorizationScope },
  "clients.delAuthorizationScope": { deletes: authorizationScope },
  "clients.listAllResourcesByScope": { names: authorizationScope },
  "clients.listAllPermissionsByScope": { names: authorizationScope },
  "ui.authorizationPermissions": { names: { id: "clients.id" } },
  "ui.resourceTypes": { names: { id: "clients.id" } },
  "ui.adminPermissions": { names: { id: "clients.id" } },
  "ui.adminPermission": { names: permission },
  "ui.permissionObjects": { names: permission },
  "ui.findPolicies": { names: { id: "clients.id" } },
  "ui.authorizationPolicy": { names: policy },
  "ui.authorizationPolicyName": { names: policy },
  "ui.authorizationPermission": { names: permission },
  "clients.updatePolicy": { names: policy },
  "clients.delPolicy": { deletes: policy },
  "clients.listDependentPolicies": { names: policy },
  "clients.getAssociatedResources": { names: permission },
  "clients.getAssociatedScopes": { names: permission },
  "clients.getAssociatedPolicies": { names: permission },
  "clients.updatePermission": { names: permission },
  "clients.delPermission": { deletes: permission },
  "ui.flowUsers": { names: { id: "flows.id" } },
  "authenticationManagement.createFlow": { creates: { id: "flows.id" } },
  "authenticationManagement.getFlow": { names: flow },
  "authenticationManagement.updateFlow": { names: flow },
  "authenticationManagement.deleteFlow": { deletes: flow },
  "authenticationManagement.copyFlow": { names: { flow: "flows.alias" } },
  "authenticationManagement.getExecutions": { names: { flow: "flows.alias" } },
  "authenticationManagement.addExecutionToFlow": { names: { flow: "flows.alias" } },
  "authenticationManagement.addFlowToFlow": { names: { flow: "flows.alias" } },
  "authenticationManagement.updateExecution": { names: { flow: "flows.alias" } },
  "authenticationManagement.delExecution": { deletes: { id: "executions.id" } },
  "authenticationManagement.createConfig": { names: { id: "executions.id" } },
  "authenticationManagement.getConfig": { names: { id: "executionConfigs.id" } },
  "authenticationManagement.updateConfig": { names: { id: "executionConfigs.id" } },
  "authenticationManagement.delConfig": { deletes: { id: "executionConfigs.id" } },
};

/** An object by one of its properties. */
export interface ObjectName {
  property: Property;
  value: string;
}

/** What of an entry is there, whichever its call is: the compiler cannot take all of them apart at once. */
const entries: Readonly<Record<string, Partial<Record<"names" | "deletes" | "creates", object>> | undefined>> = table;

const entryOf = (call: CallName) => entries[call] ?? {};

function namesOf(call: CallName): Record<string, Property> {
  const { names, deletes = names, creates } = entryOf(call);
  if (creates) return {};
  const [resource = ""] = call.split(".");
  return { ...(deletes ?? resources[resource] ?? { id: `${resource}.id` }) };
}

function valuesOf(names: object, [target]: readonly unknown[]): ObjectName[] {
  if (!isRecord(target)) return [];
  return Object.entries(names).flatMap(([argument, property]) => {
    const value = target[argument];
    return typeof value === "string" ? { property, value } : [];
  });
}

/** The objects that a call names, the one it is about last; none for a list, nor for a call that creates. */
export const objectsIn = (call: CallName, input: readonly unknown[]) => valuesOf(namesOf(call), input);

/** The objects that are gone after a call; only the last one, inside of those before it. */
export const deletedBy = (call: CallName, input: readonly unknown[]) => valuesOf(entryOf(call).deletes ?? {}, input);

/** Whether an object is gone after a call. */
export const isDeletion = (call: CallName) => entryOf(call).deletes !== undefined;

/** Names of the object that is there after a call. */
export const createdBy = (call: CallName, input: readonly unknown[]) => valuesOf(entryOf(call).creates ?? {}, input);

/** The property by which a call names the object it is about. */
export const propertyOf = (call: CallName): Property | undefined => Object.values(namesOf(call)).at(-1);
