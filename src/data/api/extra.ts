import type AuthenticationExecutionInfoRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationExecutionInfoRepresentation";
import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import type MappingsRepresentation from "@keycloak/keycloak-admin-client/lib/defs/mappingsRepresentation";
import type RoleRepresentation from "@keycloak/keycloak-admin-client/lib/defs/roleRepresentation";
import type RequiredActionProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/requiredActionProviderRepresentation";
import type UserSessionRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userSessionRepresentation";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import type { Http } from "~/data/api/api";
import { authorizationCalls } from "~/data/api/authorization";
import { identityProviderCalls } from "~/data/api/identityProviders";
import { env } from "~/data/auth/env";
import { GarbageError, statusOf } from "~/data/api/errors";
import { isRecord } from "~/data/browser/record";
import { organizationGroupCalls } from "~/data/api/organizationGroups";
import { realmPath } from "~/data/api/segment";
import { ssfCalls } from "~/data/api/ssf";
import { workflowCalls } from "~/data/api/workflows";

/** Name of a realm as the switcher and the realm list get it. */
export interface RealmName {
  name: string;
  displayName?: string;
}

/** A client role as the pickers get it. */
export interface AvailableRole {
  id: string;
  /** Its name. */
  role: string;
  description?: string;
  /** Client id of its client. */
  client: string;
  /** Internal id of its client. */
  clientId: string;
}

/** A role among the effective ones: of a client when `client` is there. */
export interface EffectiveRole {
  id: string;
  name: string;
  description?: string;
  /** Client id of its client. */
  client?: string;
  /** Internal id of its client. */
  clientId?: string;
}

/** A session as the realm-wide list has it. */
export interface RealmSession extends UserSessionRepresentation {
  type?: "REGULAR" | "OFFLINE";
}

/** A user as the list has it: also whether failed sign-ins have locked it for a time. */
export interface ListedUser extends UserRepresentation {
  bruteForceStatus?: { disabled?: boolean };
}

/** What users are searched by; the server ignores `q`, `emailVerified` and `idpAlias` where `search` is there. */
export interface UserSearch {
  first?: number;
  max?: number;
  search?: string;
  /** `name:value` pairs, separated by blanks. */
  q?: string;
  exact?: string;
  enabled?: string;
  emailVerified?: string;
  idpAlias?: string;
  /** Without the attributes of the profile. */
  briefRepresentation?: boolean;
}

/** A protocol mapper that is in force for a client and a scope, and what it belongs to. */
export interface EffectiveMapper {
  mapperId: string;
  mapperName: string;
  /** Id of its type. */
  protocolMapper: string;
  /** Id of the client scope, or of the client whose dedicated scope has it. */
  containerId: string;
  /** Name of the client scope; of a client its display name, which may be empty. */
  containerName: string;
  containerType: "client-scope" | "client";
}

/** What the server makes as an example for a client: as the last part of the endpoint says it. */
export type ExampleKind = "access-token" | "id-token" | "userinfo" | "saml-response";

/** What uses a flow: the realm (its name there), or clients or identity providers, of which at most nine are named. */
export interface FlowUse {
  type: "DEFAULT" | "SPECIFIC_CLIENTS" | "SPECIFIC_PROVIDERS";
  values: string[];
}

/** A flow as the list has it. */
export interface ListedFlow {
  id: string;
  alias: string;
  builtIn?: boolean;
  description?: string;
  usedBy?: FlowUse;
}

/** A required action as the list has it. */
export interface ListedRequiredAction extends RequiredActionProviderRepresentation {
  alias: string;
  name: string;
  configurable?: boolean;
}

/** Whose roles a call is about. */
export type RoleHolder = "users" | "groups" | "clients" | "clientScopes" | "roles";

const rolePath = (realm: string, id: string) => `${realmPath(realm)}/roles-by-id/${encodeURIComponent(id)}`;

const evaluatePath = (realm: string, id: string) =>
  `${realmPath(realm)}/clients/${encodeURIComponent(id)}/evaluate-scopes`;

/** Endpoints the admin client lacks, named like its own: `resource.method`. */
export const extra = {
  ...authorizationCalls,
  ...ssfCalls,
  ...organizationGroupCalls,
  ...identityProviderCalls,
  ...workflowCalls,
  /** `GET ui-ext/info`: whether some users come from a provider, so that listing all of them may be costly. */
  "ui.info": (http: Http) =>
    http.request<{ userProfileProvidersEnabled?: boolean }>("GET", `${realmPath(http.realm)}/ui-ext/info`),
  /**
   * `GET /resources/{realm}/{type}/{locale}`: the texts of a theme with those of the realm over them; of the realm's own
   * theme of the type where none is named. Not with `source`: the server then also lists the text of the default language
   * for a key that the realm has in both.
   */
  "ui.effectiveTexts": (
    http: Http,
    { theme, themeType, locale }: { theme?: string; themeType: string; locale: string },
  ) => {
    const path = ["resources", http.realm, themeType, locale].map(encodeURIComponent).join("/");
    return http.request<{ key: string; value: string }[]>("GET", `/${path}`, { query: theme ? { theme } : {} });
  },
  /** `POST localization/{locale}` (manage-realm): adds or changes texts of a language, the others stay as they are. */
  "realms.importLocalization": (
    http: Http,
    { selectedLocale }: { selectedLocale: string },
    texts: Record<string, string>,
  ) =>
    http.request<void>("POST", `${realmPath(http.realm)}/localization/${encodeURIComponent(selectedLocale)}`, {
      body: texts,
    }),
  /** `GET ui-ext/available-event-listeners`: the listeners of the server that a realm can have. */
  "ui.eventListeners": (http: Http) =>
    http.request<{ id: string }[]>("GET", `${realmPath(http.realm)}/ui-ext/available-event-listeners`),
  /** `GET ui-ext/brute-force-user`: the users that this administrator may see, with their lock state. */
  "ui.users": (http: Http, { briefRepresentation = true, ...search }: UserSearch) =>
    http.request<ListedUser[]>("GET", `${realmPath(http.realm)}/ui-ext/brute-force-user`, {
      query: { ...search, search: search.search || undefined, briefRepresentation: String(briefRepresentation) },
    }),
  /** `GET clients`: the clients this administrator may see, those whose client id has the searched text in it. */
  "ui.clients": (http: Http, { search, ...page }: { first?: number; max?: number; search?: string }) =>
    http.request<ClientRepresentation[]>("GET", `${realmPath(http.realm)}/clients`, {
      query: search ? { ...page, clientId: search, search: "true" } : page,
    }),
  /** `GET clients/{id}/roles`: the roles of a client with their attributes. */
  "clients.fullRoles": (http: Http, { id }: { id: string }) =>
    http.request<RoleRepresentation[]>("GET", `${realmPath(http.realm)}/clients/${encodeURIComponent(id)}/roles`, {
      query: { briefRepresentation: "false" },
    }),
  /** `PUT roles-by-id/{id}`: changes a role of a client, for which it needs the rights of the client. */
  "clients.updateRoleById": (http: Http, { roleId }: { roleId: string }, role: RoleRepresentation) =>
    http.request<void>("PUT", rolePath(http.realm, roleId), { body: role }),
  /** `DELETE roles-by-id/{id}`: deletes a role of a client. */
  "clients.delRoleById": (http: Http, { roleId }: { roleId: string }) =>
    http.request<void>("DELETE", rolePath(http.realm, roleId)),
  /** `PUT roles-by-id/{id}/management/permissions`: switches the permissions of a role of a client on or off. */
  "clients.updateRolePermission": (http: Http, { roleId }: { roleId: string }, permissions: { enabled: boolean }) =>
    http.request<void>("PUT", `${rolePath(http.realm, roleId)}/management/permissions`, { body: permissions }),
  /** `POST roles-by-id/{id}/composites`: puts roles into a role of a client. */
  "clients.addRoleComposites": (http: Http, { roleId }: { roleId: string }, roles: RoleRepresentation[]) =>
    http.request<void>("POST", `${rolePath(http.realm, roleId)}/composites`, { body: roles }),
  /** `DELETE roles-by-id/{id}/composites`: takes roles out of a role of a client. */
  "clients.delRoleComposites": (http: Http, { roleId }: { roleId: string }, roles: RoleRepresentation[]) =>
    http.request<void>("DELETE", `${rolePath(http.realm, roleId)}/composites`, { body: roles }),
  /** `GET ui-ext/sessions/client`: sessions of a client, regular and offline ones; `search` as in `ui.sessions`. */
  "ui.clientSessions": (
    http: Http,
    { clientId, type, ...query }: { clientId: string; type?: string; first?: number; max?: number; search?: string },
  ) =>
    http.request<RealmSession[]>("GET", `${realmPath(http.realm)}/ui-ext/sessions/client`, {
      query: { first: query.first, max: query.max, type: type || "ALL", clientId, search: query.search ?? "" },
    }),
  /** `GET clients/{id}/installation/providers/{provider}`: the file that configures an application, of any type. */
  "clients.installation": (http: Http, { id, provider }: { id: string; provider: string }) =>
    http.file(
      `${realmPath(http.realm)}/clients/${encodeURIComponent(id)}/installation/providers/${encodeURIComponent(provider)}`,
    ),
  /**
   * `GET ui-ext/realms/names`: the realms this administrator may see, searched by name or display name. Every realm answers the
   * same: where the realm in force is gone, that of the sign-in answers.
   */
  "ui.realmNames": (http: Http, query: { first?: number; max?: number; search?: string }) => {
    const namesBy = (realm: string) =>
      http.request<RealmName[]>("GET", `${realmPath(realm)}/ui-ext/realms/names`, {
        query: { ...query, search: query.search ?? "" },
      });
    return namesBy(http.realm).catch((error: unknown) => {
      if (statusOf(error) !== 404 || http.realm === env().realm) throw error;
      return namesBy(env().realm);
    });
  },
  /**
   * `GET ui-ext/available-roles/{type}/{id}`: client roles that can still be given; of type `roles` with any id, all,
   * but none, without a word, for who may not give roles to users.
   */
  "ui.availableRoles": (
    http: Http,
    { type, id, ...query }: { type: RoleHolder; id: string; first?: number; max?: number; search?: string },
  ) =>
    http.request<AvailableRole[]>(
      "GET",
      `${realmPath(http.realm)}/ui-ext/available-roles/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
      { query: { ...query, search: query.search ?? "" } },
    ),
  /**
   * `GET ui-ext/effective-roles/{type}/{id}`: all effective client roles. Of no use for roles: there the server answers
   * with those of the realm's default role.
   */
  "ui.effectiveRoles": (http: Http, { type, id }: { type: Exclude<RoleHolder, "roles">; id: string }) =>
    http.request<AvailableRole[]>(
      "GET",
      `${realmPath(http.realm)}/ui-ext/effective-roles/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
      // servers that page this answer ten otherwise
      { query: { first: 0, max: 2 ** 31 - 1, search: "" } },
    ),
  /** `GET ui-ext/effective-roles-all/roles/{id}` (26.6 and newer): the role itself and everything below it. */
  "ui.effectiveRolesOfRole": (http: Http, { id }: { id: string }) =>
    http.request<EffectiveRole[]>(
      "GET",
      `${realmPath(http.realm)}/ui-ext/effective-roles-all/roles/${encodeURIComponent(id)}`,
    ),
  /** `GET ui-ext/role-mappings/roles/{id}` (26.6 and newer): composites of a role with the names of their clients. */
  "ui.roleMappingsOfRole": (http: Http, { id }: { id: string }) =>
    http.request<MappingsRepresentation>(
      "GET",
      `${realmPath(http.realm)}/ui-ext/role-mappings/roles/${encodeURIComponent(id)}`,
    ),
  /**
   * `GET ui-ext/sessions` (view-realm): regular and offline sessions of the realm; `search` is part of a user's name,
   * an address or a client id, `type` ALL when left out.
   */
  "ui.sessions": (http: Http, { type, ...query }: { type?: string; first?: number; max?: number; search?: string }) =>
    http.request<RealmSession[]>("GET", `${realmPath(http.realm)}/ui-ext/sessions`, {
      query: { first: query.first, max: query.max, type: type || "ALL", search: query.search ?? "" },
    }),
  /** `GET clients/{id}/evaluate-scopes/protocol-mappers`: the mappers in force when a client requests a scope. */
  "clients.effectiveMappers": (http: Http, { id, scope }: { id: string; scope: string }) =>
    http.request<EffectiveMapper[]>("GET", `${evaluatePath(http.realm, id)}/protocol-mappers`, { query: { scope } }),
  /**
   * `GET clients/{id}/evaluate-scopes/generate-example-{kind}` (view-users too): what a user would get; a token is an
   * object, a SAML response (26.7 and newer) a text. `audience` holds client ids, separated by blanks.
   * @throws GarbageError for a text that is no SAML response
   */
  "clients.example": async (
    http: Http,
    { id, kind, ...query }: { id: string; kind: ExampleKind; scope: string; userId: string; audience?: string },
  ) => {
    const path = `${evaluatePath(http.realm, id)}/generate-example-${kind}`;
    const made = await http.request<unknown>("GET", path, { query });
    if (typeof made === "string" && !/^<(\w+:)?Response\b/.test(made)) throw new GarbageError(made.slice(0, 200));
    return { made };
  },
  /**
   * `POST client-description-converter` (manage-clients): the client that a description means, e.g. the metadata of a
   * SAML service provider or the registration of an OpenID Connect client; nothing is made.
   */
  "ui.convertClient": (http: Http, description: string) =>
    http.request<ClientRepresentation>("POST", `${realmPath(http.realm)}/client-description-converter`, {
      body: description,
    }),
  /** `GET ui-ext/authentication-management/flows`: the flows of the realm and what uses them; without sub-flows. */
  "ui.flows": (http: Http) =>
    http.request<ListedFlow[]>("GET", `${realmPath(http.realm)}/ui-ext/authentication-management/flows`),
  /**
   * `GET ui-ext/authentication-management/{clients|idp}/{flow}`: client ids, or aliases of identity providers, that use a
   * flow; `search` is part of them.
   */
  "ui.flowUsers": async (
    http: Http,
    { of, id, search, ...page }: { of: "clients" | "idp"; id: string; first?: number; max?: number; search?: string },
  ) => {
    const path = `${realmPath(http.realm)}/ui-ext/authentication-management/${of}/${encodeURIComponent(id)}`;
    const names = await http.request<string[]>("GET", path, { query: { ...page, search: search ?? "" } });
    return names.map((name) => ({ name }));
  },
  /** `GET ui-ext/authentication-management/required-actions`: the required actions of the realm, in their order. */
  "ui.requiredActions": (http: Http) =>
    http.request<ListedRequiredAction[]>(
      "GET",
      `${realmPath(http.realm)}/ui-ext/authentication-management/required-actions`,
    ),
  /**
   * `GET authentication/flows/{alias}/executions`: the steps of a flow, in their order. The flow is named by its id, and
   * its alias read first (`GET authentication/flows/{id}`): it may be another one by now.
   * @throws GarbageError for an answer that is no flow
   */
  "flows.executions": async (http: Http, { id }: { id: string }) => {
    const path = `${realmPath(http.realm)}/authentication/flows`;
    const flow = await http.request<unknown>("GET", `${path}/${encodeURIComponent(id)}`);
    if (!isRecord(flow) || typeof flow.alias !== "string") throw new GarbageError(String(flow).slice(0, 200));
    return http.request<AuthenticationExecutionInfoRepresentation[]>(
      "GET",
      `${path}/${encodeURIComponent(flow.alias)}/executions`,
    );
  },
};
