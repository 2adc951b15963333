import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { dotted, fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { OPENID_CONNECT } from "~/parts/clients/protocols";

/** What the forms of a client show. */
export interface ClientValues {
  protocol: string;
  clientId: string;
  name: string;
  description: string;
  alwaysDisplayInConsole: boolean;
  publicClient: boolean;
  authorizationServicesEnabled: boolean;
  standardFlowEnabled: boolean;
  directAccessGrantsEnabled: boolean;
  implicitFlowEnabled: boolean;
  serviceAccountsEnabled: boolean;
  consentRequired: boolean;
  frontchannelLogout: boolean;
  rootUrl: string;
  baseUrl: string;
  adminUrl: string;
  redirectUris: string[];
  webOrigins: string[];
  attributes: Record<string, unknown>;
}

/** Name of the form field of an attribute. */
export const attribute = (name: string) => `attributes.${dotted(name)}` as const;

/** The protocol of a client; one that names none speaks OpenID Connect. */
export const protocolOf = ({ protocol = OPENID_CONNECT }: ClientRepresentation) => protocol;

/** Whether a client stands for a realm (`{realm}-realm` of the administration realm): it goes with its realm only. */
export const isRealmClient = ({ attributes }: ClientRepresentation) => attributes?.["realm_client"] === "true";

/** The form's values of a client. */
export const toForm = (client: ClientRepresentation): ClientValues => ({
  protocol: protocolOf(client),
  clientId: client.clientId ?? "",
  name: client.name ?? "",
  description: client.description ?? "",
  alwaysDisplayInConsole: client.alwaysDisplayInConsole ?? false,
  publicClient: client.publicClient ?? false,
  authorizationServicesEnabled: client.authorizationServicesEnabled ?? false,
  standardFlowEnabled: client.standardFlowEnabled ?? true,
  directAccessGrantsEnabled: client.directAccessGrantsEnabled ?? false,
  implicitFlowEnabled: client.implicitFlowEnabled ?? false,
  serviceAccountsEnabled: client.serviceAccountsEnabled ?? false,
  consentRequired: client.consentRequired ?? false,
  frontchannelLogout: client.frontchannelLogout ?? false,
  rootUrl: client.rootUrl ?? "",
  baseUrl: client.baseUrl ?? "",
  adminUrl: client.adminUrl ?? "",
  redirectUris: client.redirectUris ?? [],
  webOrigins: client.webOrigins ?? [],
  attributes: toFormMap(client.attributes),
});

/** The client that the form's values mean. */
export const toObject = ({ attributes, clientId, ...values }: ClientValues) => ({
  ...values,
  clientId: clientId.trim(),
  attributes: fromFormMap(attributes),
});

/** A new client as its protocol has it: one of SAML is never public, whatever the form began with. */
export const confidentialIfSaml = <Client extends { protocol: string; publicClient: boolean }>(
  client: Client,
): Client => (client.protocol === "saml" ? { ...client, publicClient: false } : client);

/** A client without the identifier of its SAML artifacts: the server computes it from the client id where it gets none. */
export function withoutArtifactIdentifier(client: ClientRepresentation): ClientRepresentation {
  const { "saml.artifact.binding.identifier": _identifier, ...attributes } = client.attributes ?? {};
  return { ...client, ...(client.attributes && { attributes }) };
}

/** What a new client starts with. */
export const newClient: ClientRepresentation = {
  protocol: OPENID_CONNECT,
  publicClient: true,
  authorizationServicesEnabled: false,
  serviceAccountsEnabled: false,
  implicitFlowEnabled: false,
  directAccessGrantsEnabled: false,
  standardFlowEnabled: true,
  frontchannelLogout: true,
  // the server leaves the session out of a logout token where nothing is said
  attributes: { "backchannel.logout.session.required": "true" },
};
