// One harmless request for every write about clients.
import { NetworkError } from "@keycloak/keycloak-admin-client";
import type { Probe } from "./probes";
import { admin, uniqueName } from "../server";

/** A protocol mapper of a client or client scope. */
export const mapper = (name: string) => ({
  name,
  protocol: "openid-connect",
  protocolMapper: "oidc-audience-mapper",
  config: { "included.custom.audience": "a" },
});

const updateClientMapper: Probe = async (as, { realm, client: id, clientMapper: mapperId }) =>
  as.clients.updateProtocolMapper(
    { realm, id, mapperId },
    await admin.clients.findProtocolMapperById({ realm, id, mapperId }),
  );

/** What each of these writes is sent, as in `probes.ts`. */
export const clientProbes = {
  "clients.create": (as, { realm }) => as.clients.create({ realm }),
  "clients.update": async (as, { realm, client: id }) =>
    as.clients.update({ realm, id }, (await admin.clients.findOne({ realm, id })) ?? {}),
  "clients.del": async (as, { realm, permit }) => {
    const { id } = await admin.clients.create({ realm, clientId: uniqueName("gone") });
    await permit?.("Clients", id);
    return as.clients.del({ realm, id });
  },
  "clients.createRole": (as, { realm, client: id }) => as.clients.createRole({ realm, id }),
  "clients.updateRoleById": async (as, { realm, clientRole: id }) =>
    as.roles.updateById({ realm, id }, (await admin.roles.findOneById({ realm, id })) ?? {}),
  "clients.delRoleById": async (as, { realm, client: id }) => {
    const name = uniqueName("gone");
    await admin.clients.createRole({ realm, id, name });
    const role = await admin.clients.findRole({ realm, id, roleName: name });
    return as.roles.delById({ realm, id: role?.id ?? "" });
  },
  "clients.addRoleComposites": (as, { realm, clientRole }) =>
    as.roles.createComposite({ realm, roleId: clientRole }, []),
  "clients.delRoleComposites": (as, { realm, clientRole: id }) => as.roles.delCompositeRoles({ realm, id }, []),
  // the first model of fine-grained permissions; a server has this one or the second
  "clients.updateFineGrainPermission": undefined,
  "clients.updateRolePermission": undefined,
  "clients.generateNewClientSecret": (as, { realm, client: id }) => as.clients.generateNewClientSecret({ realm, id }),
  "clients.invalidateSecret": async (as, { realm, permit }) => {
    const attributes = { "client.secret.rotated": "old", "client.secret.rotated.expiration.time": "4000000000" };
    const { id } = await admin.clients.create({ realm, clientId: uniqueName("rotated"), attributes });
    await permit?.("Clients", id);
    await as.clients.invalidateSecret({ realm, id }).catch(async (error: unknown) => {
      // to who may not, the server answers 500, and keeps the secret
      const kept = (await admin.clients.findOne({ realm, id }))?.attributes?.["client.secret.rotated"];
      if (kept !== "old" || !(error instanceof NetworkError)) throw error;
      throw new NetworkError("refused", { response: new Response(null, { status: 403 }), responseData: undefined });
    });
  },
  "clients.generateRegistrationAccessToken": (as, { realm, client: id }) =>
    as.clients.generateRegistrationAccessToken({ realm, id }),
  "clients.addProtocolMapper": (as, { realm, client: id }) =>
    as.clients.addProtocolMapper({ realm, id }, mapper(uniqueName("m"))),
  "clients.addMultipleProtocolMappers": (as, { realm, client: id }) =>
    as.clients.addMultipleProtocolMappers({ realm, id }, []),
  "clients.updateProtocolMapper": updateClientMapper,
  "clients.delProtocolMapper": async (as, { realm, client: id }) => {
    const name = uniqueName("gone");
    await admin.clients.addProtocolMapper({ realm, id }, mapper(name));
    const made = await admin.clients.findProtocolMapperByName({ realm, id, name });
    return as.clients.delProtocolMapper({ realm, id, mapperId: made?.id ?? "" });
  },
  "clients.addRealmScopeMappings": (as, { realm, client: id }) => as.clients.addRealmScopeMappings({ realm, id }, []),
  "clients.addClientScopeMappings": (as, { realm, client: id }) =>
    as.clients.addClientScopeMappings({ realm, id, client: id }, []),
  "clients.delRealmScopeMappings": (as, { realm, client: id }) => as.clients.delRealmScopeMappings({ realm, id }, []),
  "clients.delClientScopeMappings": (as, { realm, client: id }) =>
    as.clients.delClientScopeMappings({ realm, id, client: id }, []),
  "clients.addDefaultClientScope": (as, { realm, client: id, scope: clientScopeId }) =>
    as.clients.addDefaultClientScope({ realm, id, clientScopeId }),
  "clients.delDefaultClientScope": (as, { realm, client: id, scope: clientScopeId }) =>
    as.clients.delDefaultClientScope({ realm, id, clientScopeId }),
  "clients.addOptionalClientScope": (as, { realm, client: id, scope: clientScopeId }) =>
    as.clients.addOptionalClientScope({ realm, id, clientScopeId }),
  "clients.delOptionalClientScope": (as, { realm, client: id, scope: clientScopeId }) =>
    as.clients.delOptionalClientScope({ realm, id, clientScopeId }),
  "clients.generateKey": (as, { realm, client: id }) => as.clients.generateKey({ realm, id, attr: "none" }),
  "clients.generateAndDownloadKey": (as, { realm, client: id }) =>
    as.clients.generateAndDownloadKey({ realm, id, attr: "none" }, {}),
  "clients.downloadKey": (as, { realm, client: id }) => as.clients.downloadKey({ realm, id, attr: "none" }, {}),
  "clients.uploadKey": (as, { realm, client: id }) => as.clients.uploadKey({ realm, id, attr: "none" }, new FormData()),
  "clients.uploadCertificate": (as, { realm, client: id }) =>
    as.clients.uploadCertificate({ realm, id, attr: "none" }, new FormData()),
  "realms.createClientsInitialAccess": (as, { realm }) =>
    as.realms.createClientsInitialAccess({ realm }, { count: -1, expiration: -1 }),
  "realms.delClientsInitialAccess": async (as, { realm }) => {
    const { id = "" } = await admin.realms.createClientsInitialAccess({ realm }, { count: 1, expiration: 1 });
    return as.realms.delClientsInitialAccess({ realm, id });
  },
  "clients.addClusterNode": (as, { realm, client: id }) => as.clients.addClusterNode({ realm, id, node: "probe" }),
  "clients.deleteClusterNode": async (as, { realm, client: id }) => {
    const node = uniqueName("gone");
    await admin.clients.addClusterNode({ realm, id, node });
    return as.clients.deleteClusterNode({ realm, id, node });
  },
  "clients.testNodesAvailable": (as, { realm, client: id }) => as.clients.testNodesAvailable({ realm, id }),
  "clients.pushRevocation": (as, { realm, client: id }) => as.clients.pushRevocation({ realm, id }),
} satisfies Record<string, Probe | undefined>;
