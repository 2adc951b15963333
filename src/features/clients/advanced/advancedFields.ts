import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";
import { hasFeature, mayHaveFeature } from "~/data/access/features";
import { attribute } from "~/features/clients/client";
import { address, type Fields, switchOf } from "~/features/clients/advanced/labelled";
import { lifespanField } from "~/features/clients/advanced/LifespanField";
import { aboutFields } from "~/features/clients/advanced/oidcFields";
import type { Translate } from "~/i18n/i18n";
import { labelled } from "~/i18n/serverWords";
import { acrMap } from "~/parts/clients/acrMap";

/** Where a SAML client is answered, beside the one address of its settings. */
export const samlEndpointFields: Fields = [
  ...aboutFields,
  address("saml_assertion_consumer_url_post", "assertionConsumerServicePostBindingURL"),
  address("saml_assertion_consumer_url_redirect", "assertionConsumerServiceRedirectBindingURL"),
  address("saml_single_logout_service_url_post", "logoutServicePostBindingURL"),
  address("saml_single_logout_service_url_redirect", "logoutServiceRedirectBindingURL"),
  address("saml_single_logout_service_url_soap", "logoutServiceSoapBindingUrl"),
  address("saml_single_logout_service_url_artifact", "logoutServiceArtifactBindingUrl"),
  address("saml_artifact_binding_url", "artifactBindingUrl"),
  address("saml_artifact_resolution_service_url", "artifactResolutionService"),
];

/**
 * How long tokens and sessions of a client last, where it differs from its realm. A client session of the realm that has no
 * lifespan of its own lasts as long as the session it belongs to.
 */
function lifespanFields(realm: RealmRepresentation): Fields {
  const { clientOfflineSessionIdleTimeout, clientOfflineSessionMaxLifespan } = realm;
  return [
    lifespanField("access.token.lifespan", "accessTokenLifespan", realm.accessTokenLifespan),
    lifespanField(
      "client.session.idle.timeout",
      "clientSessionIdle",
      realm.clientSessionIdleTimeout || realm.ssoSessionIdleTimeout,
    ),
    lifespanField(
      "client.session.max.lifespan",
      "clientSessionMax",
      realm.clientSessionMaxLifespan || realm.ssoSessionMaxLifespan,
    ),
    lifespanField(
      "client.offline.session.idle.timeout",
      "clientOfflineSessionIdle",
      clientOfflineSessionIdleTimeout || realm.offlineSessionIdleTimeout,
    ),
    ...(realm.offlineSessionMaxLifespanEnabled === true
      ? [
          lifespanField(
            "client.offline.session.max.lifespan",
            "clientOfflineSessionMax",
            clientOfflineSessionMaxLifespan || realm.offlineSessionMaxLifespan,
          ),
        ]
      : []),
  ];
}

/** What else there is to set for an OpenID Connect client. */
export function oidcAdvancedFields(t: Translate, realm: RealmRepresentation, info: ServerInfoRepresentation): Fields {
  return [
    ...lifespanFields(realm),
    switchOf("tls.client.certificate.bound.access.tokens", "oAuthMutual"),
    ...(mayHaveFeature(info, "PAR")
      ? [switchOf("require.pushed.authorization.requests", "pushedAuthorizationRequestRequired")]
      : []),
    switchOf("client.use.lightweight.access.token.enabled", "lightweightAccessToken"),
    switchOf("client.introspection.response.allow.jwt.claim.enabled", "supportJwtClaimInIntrospectionResponse"),
    acrMap(t, "acrToLoAMappingHelp"),
    {
      kind: "multiLine",
      stringify: true,
      name: attribute("default.acr.values"),
      id: "defaultACRValues",
      ...labelled("defaultACRValues"),
      helpId: "defaultACRValues",
    },
    { kind: "text", name: attribute("minimum.acr.value"), ...labelled("minimumACRValue") },
  ];
}

/** What else there is to set for a SAML client; levels of authentication since 26.6. */
export function samlAdvancedFields(t: Translate, info: ServerInfoRepresentation): Fields {
  const mapHelp = t.ifThere("acrToLoAMappingSamlHelp");
  const minimumHelp = t.ifThere("minimumACRValueSamlHelp");
  return [
    {
      kind: "duration",
      stringify: true,
      name: attribute("saml.assertion.lifespan"),
      ...labelled("assertionLifespan"),
      helpId: "assertionLifespan",
    },
    ...(hasFeature(info, "STEP_UP_AUTHENTICATION_SAML") && mapHelp && minimumHelp
      ? ([
          acrMap(t, { text: mapHelp }),
          { kind: "text", name: attribute("minimum.acr.value"), label: "minimumACRValue", help: { text: minimumHelp } },
        ] as const)
      : []),
  ];
}
