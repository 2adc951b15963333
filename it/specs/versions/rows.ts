// What differs between the supported servers, one row for each difference: where it is, and from which server to which.
import type { PlaceOf } from "./samples";

export interface Row {
  /** What it is about. */
  what: string;
  /** The first server that has it. */
  from: string;
  /** The first server that has it no longer. */
  to?: string;
  /** The feature of the server without which it is not there, as `GET serverinfo` names it. */
  feature?: string;
  at: PlaceOf;
  /** Test id of the control or of its help, or a selector. */
  shows: string;
}

/** A row: its name, first server, place, and what shows. */
const row = (what: string, from: string, at: PlaceOf, shows: string, more: Pick<Row, "to" | "feature"> = {}): Row => ({
  what,
  from,
  at,
  shows,
  ...more,
});

const grant = { feature: "JWT_AUTHORIZATION_GRANT" };
const credentials = { feature: "OID4VC_VCI" };
const signals = { feature: "SSF" };
const stepUp = { feature: "STEP_UP_AUTHENTICATION_SAML" };
const spiffe = { feature: "SPIFFE" };
const federated = { feature: "CLIENT_AUTH_FEDERATED" };
const parameterized = { feature: "PARAMETERIZED_SCOPES" };
const passkeys = { feature: "PASSKEYS" };
const organizations = { feature: "ORGANIZATION" };
const webAuthn = { feature: "WEB_AUTHN" };
const stored = { feature: "IDENTITY_BROKERING_API_V1" };
const external = { feature: "IDENTITY_BROKERING_API_V2" };

export const rows: Row[] = [
  // 26.3
  row("OAuth 2.0 provider", "26.3", "oauth2 provider", "config.userIDClaim"),
  row("OAuth 2.0 provider: name", "26.3", "oauth2 provider", "config.userNameClaim"),
  row("OAuth 2.0 provider: e-mail", "26.3", "oauth2 provider", "config.emailClaim"),
  row("OAuth 2.0 provider: full name", "26.3", "oauth2 provider", "config.fullNameClaim"),
  row("OAuth 2.0 provider: given name", "26.3", "oauth2 provider", "config.givenNameClaim"),
  row("OAuth 2.0 provider: family name", "26.3", "oauth2 provider", "config.familyNameClaim"),
  row("short state for a provider", "26.3", "provider", "config.requiresShortStateParameter"),
  row("description of a group", "26.3", "group", "description"),
  row("switch of passkeys", "26.3", "passwordless", "webAuthnPolicyPasswordlessPasskeysEnabled", passkeys),
  row("detached ID token", "26.3", "client advanced", "attributes.id.token.as.detached.signature"),
  row("PKCE method among the capabilities", "26.2", "client", "keyForCodeExchange"),
  row("size of a generated key", "26.3", "client key", "keySize"),
  row("validity of a generated key", "26.3", "client key", "validity"),
  row("idle time of offline client sessions", "26.2", "sessions", "clientOfflineSessionIdle"),
  row("SMTP in UTF-8", "26.3", "email", "smtpServer.allowutf8"),
  row("menu that assigns roles", "26.2", "user roles", "roles-role"),
  row("processors of the server", "26.3", "server", "text=Number of processors"),
  row("upload of a quick theme", "26.2", "quick theme", "upload-jar", { feature: "QUICK_THEME" }),

  // 26.4
  row("workflows, first form", "26.4", "workflows", "create-workflow", { feature: "WORKFLOWS" }),
  row("workflow in JSON", "26.4", "new workflow in JSON", "workflowJSON", { feature: "WORKFLOWS", to: "26.5" }),
  row("SPIFFE provider: issuer", "26.4", "spiffe provider", "config.issuer", { feature: "SPIFFE", to: "26.5" }),
  row("SPIFFE provider: trust domain", "26.5", "spiffe provider", "config.trustDomain", spiffe),
  row("SPIFFE provider: bundle", "26.4", "spiffe provider", "config.bundleEndpoint", spiffe),
  row("Kubernetes provider: keys", "26.4", "kubernetes provider", "config.jwksUrl", {
    feature: "KUBERNETES_SERVICE_ACCOUNTS",
    to: "26.5",
  }),
  row("Kubernetes provider: issuer", "26.5", "kubernetes provider", "config.issuer", {
    feature: "KUBERNETES_SERVICE_ACCOUNTS",
  }),
  row("assertions of clients", "26.4", "provider", "config.supportsClientAssertions", federated),
  row("assertions of clients once more", "26.4", "provider", "config.supportsClientAssertionReuse", federated),
  row(
    "authentication of a client by assertions",
    "26.4",
    "federated client",
    "attributes.jwt.credential.sub",
    federated,
  ),
  row("provider in the account console", "26.4", "provider", "config.showInAccountConsole"),
  row("token introspection of a provider", "26.4", "provider", "config.tokenIntrospectionUrl"),
  row("metadata of a SAML client", "26.4", "saml client", "attributes.saml.useMetadataDescriptorUrl"),
  row("address of these metadata", "26.4", "saml client", "attributes.saml.metadataDescriptorUrl"),
  row("SAML encryption: algorithm", "26.4", "saml client", "attributes.saml.encryption.algorithm"),
  row("SAML encryption: key", "26.4", "saml client", "attributes.saml.encryption.keyAlgorithm"),
  row("SAML encryption: digest", "26.4", "saml client", "attributes.saml.encryption.digestMethod"),
  row("SAML encryption: mask", "26.4", "saml client", "attributes.saml.encryption.maskGenerationFunction"),
  row("scope in the metadata", "26.4", "scope", "attributes.include.in.openid.provider.metadata"),
  row("tokens bound by DPoP", "26.2", "client", "attributes.dpop.bound.access.tokens", { feature: "DPOP" }),
  row("client that issues credentials", "26.4", "client advanced", "attributes.oid4vci.enabled", credentials),
  row("lifetime of a nonce", "26.4", "tokens", "attributes.vc.c-nonce-lifetime-seconds", credentials),
  row("lifetime of a code", "26.4", "tokens", "attributes.preAuthorizedCodeLifespanS", { ...credentials, to: "26.7" }),
  row("e-mail address that waits", "26.4", "user", "keep-email", { feature: "UPDATE_EMAIL" }),
  row("default value of an attribute", "26.4", "attribute", "defaultValue"),
  row("organization without a domain", "26.2", "new organization", "domains-addValue", organizations),
  row("jump links of the tokens", "26.2", "tokens", '[data-testid^="jump-link-"]'),

  // 26.5
  row("workflows in YAML", "26.5", "new workflow", "workflowYAML", { feature: "WORKFLOWS" }),
  row("switch of a workflow", "26.5", "workflows", "toggle-enabled-versions", { feature: "WORKFLOWS" }),
  row("members and invitations apart", "26.5", "organization", "organization-members-tab", organizations),
  row("invitations", "26.5", "organization", "organization-invitations-tab", organizations),
  row("client that exchanges assertions", "26.5", "client", "attributes.oauth2.jwt.authorization.grant.enabled", grant),
  row("providers of these assertions", "26.5", "client", "attributes.oauth2.jwt.authorization.grant.idp", grant),
  row("provider of assertions", "26.5", "provider", "config.jwtAuthorizationGrantEnabled", grant),
  row("… taken twice", "26.5", "provider", "config.jwtAuthorizationGrantAssertionReuseAllowed", grant),
  row("… how old", "26.5", "provider", "jwtAuthorizationGrantMaxAllowedAssertionExpiration", grant),
  row("… how signed", "26.5", "provider", "config.jwtAuthorizationGrantAssertionSignatureAlg", grant),
  row("… how long for", "26.5", "provider", "config.jwtAuthorizationGrantLimitAccessTokenExp", grant),
  row("provider of nothing else", "26.5", "grant provider", "config.jwtAuthorizationGrantAllowedClockSkew", grant),
  row("confirmation of a logout", "26.5", "client", "attributes.logout.confirmation.enabled"),
  row("origins of an initial access token", "26.5", "initial access", "webOrigins"),
  row("SMTP: time to connect", "26.5", "email", "smtpServer.connectionTimeout"),
  row("SMTP: time to read", "26.5", "email", "smtpServer.timeout"),
  row("SMTP: time to write", "26.5", "email", "smtpServer.writeTimeout"),
  row("scope that is a credential", "26.5", "credential", "attributes.vc.credential_configuration_id", credentials),
  row("credential: identifier", "26.5", "credential", "attributes.vc.credential_identifier", credentials),
  row("credential: issuer", "26.5", "credential", "attributes.vc.issuer_did", credentials),
  row("credential: lifetime", "26.5", "credential", "attributes.vc.expiry_in_seconds", credentials),
  row("credential: format", "26.5", "credential", "attributes.vc.format", credentials),
  row("credential: key", "26.5", "credential", "attributes.vc.signing_key_id", credentials),
  row("credential: looks", "26.5", "credential", "attributes.vc.display", credentials),
  row("credential: types", "26.5", "credential", "attributes.vc.supported_credential_types", credentials),
  row("credential: type", "26.5", "credential", "attributes.vc.verifiable_credential_type", credentials),
  row("credential: token", "26.5", "credential", "attributes.vc.credential_build_config.token_jws_type", credentials),
  row("size of a batch", "26.5", "tokens", "attributes.oid4vci.batch_credential_issuance.batch_size", credentials),
  row("lifetime of signed metadata", "26.6", "tokens", "attributes.oid4vci.signed_metadata.lifespan", credentials),
  row("algorithm of signed metadata", "26.6", "tokens", "attributes.oid4vci.signed_metadata.alg", credentials),
  row("switch of signed metadata", "26.5", "tokens", "attributes.oid4vci.signed_metadata.enabled", {
    ...credentials,
    to: "26.6",
  }),
  row("encryption", "26.5", "tokens", "attributes.oid4vci.encryption.required", { ...credentials, to: "26.7" }),
  row("trusted keys", "26.5", "tokens", "attributes.oid4vc.attestation.trusted_keys", { ...credentials, to: "26.7" }),
  row("ids of trusted keys", "26.5", "tokens", "attributes.oid4vc.attestation.trusted_key_ids", {
    ...credentials,
    to: "26.7",
  }),
  row("times made vague", "26.5", "tokens", "attributes.oid4vci.time.claims.strategy", credentials),
  row("compression of what is encrypted", "26.5", "tokens", "attributes.oid4vci.request.zip.algorithms", credentials),
  row("key of a provider from a file", "26.5", "provider with a key", "import-certificate-button"),
  row("role tab of a group", "26.2", "tabs of a group", "role-mapping-tab"),

  // 26.6
  row("groups of an organization", "26.6", "organization", "groupsTab", organizations),
  row("page of such a group", "26.6", "organization group", "members", organizations),
  row(
    "link hidden unless resolved",
    "26.6",
    "organization link",
    "config.kc.org.broker.login.hide-when-org-unknown",
    organizations,
  ),
  row("workflows of a user", "26.6", "user", "workflows-tab", { feature: "WORKFLOWS" }),
  row("how a secret is sent", "26.6", "client credentials", "attributes.client.secret.authentication.allowed.method"),
  row("PKCE required", "26.6", "client", "pkce-required"),
  row("external tokens", "26.6", "client", "attributes.external.token.enabled", external),
  row("providers of these tokens", "26.6", "client", "attributes.external.token.idp", external),
  row("tokens kept in the session", "26.6", "provider", "config.storeTokenInSession", external),
  row(
    "introspection for others",
    "26.6",
    "client advanced",
    "attributes.allow.token.introspection.without.audience.check",
  ),
  row("user info, light token", "26.6", "client advanced", "attributes.allow.userinfo.with.lightweight.access.token"),
  row("audience of assertions", "26.6", "client advanced", "attributes.oauth2.jwt.authorization.grant.audience", grant),
  row("SAML step-up of a realm", "26.6", "general", "attributes.acr.uri.map", stepUp),
  row("SAML step-up of a client", "26.6", "saml advanced", "attributes.minimum.acr.value", stepUp),
  row("SCIM", "26.6", "general", "scimApiEnabled", { feature: "SCIM_API" }),
  row("failures of a second factor", "26.6", "defenses", "maxSecondaryAuthFailures"),
  row("audience of assertions of clients", "26.6", "provider", "config.allowClientIdAsAudience", federated),
  row("age of assertions of clients", "26.6", "provider", "fed-client-assertion-max-expiration-time-input", federated),
  row("… of SPIFFE", "26.6", "spiffe provider", "fed-client-assertion-max-expiration-time-input", spiffe),
  row("password policy of LDAP", "26.6", "ldap", "ldap-password-policy"),
  row("credentials of a realm", "26.2", "general", "verifiableCredentialsEnabled", credentials),
  row("credential: bound", "26.6", "credential", "attributes.vc.binding_required", credentials),
  row("credential: algorithm", "26.6", "credential", "attributes.vc.credential_signing_alg", credentials),
  row("credential: hash", "26.6", "credential", "attributes.vc.credential_build_config.hash_algorithm", credentials),
  row("invitation of a known user", "26.5", "invitations", 'button:has-text("realm user")', organizations),
  row("groups of a member", "26.6", "member", "text=Show group memberships", organizations),
  row("remember-me timeouts with remember-me", "26.2", "sessions", "sso-session-idle-remember-me-input"),

  // 26.7
  row("roles of an organization's group", "26.7", "organization group", "role-mapping-tab", organizations),
  row("domains that a link leaves out", "26.7", "organization link", "config.kc.org.excluded.domains", organizations),
  row(
    "link shown to others",
    "26.7",
    "organization link",
    "config.kc.org.broker.login.show-when-linked-elsewhere",
    organizations,
  ),
  row("realm that sends signals", "26.7", "general", "attributes.ssf.transmitterEnabled", signals),
  row("client that receives signals", "26.7", "client", "attributes.ssf.enabled", signals),
  row("its tab", "26.7", "client", "ssfTab", signals),
  row("scope with a parameter", "26.7", "scope", "attributes.is.parameterized.scope", parameterized),
  row("type of the parameter", "26.7", "scope", "attributes.parameterized.scope.type", parameterized),
  row("scope given twice", "26.7", "scope", "attributes.parameterized.scope.repeatable", parameterized),
  row("parameter from the user", "26.7", "scope", "attributes.parameterized.scope.allow.user.data", parameterized),
  row("consent each time", "26.7", "scope", "attributes.always.display.consent", parameterized),
  row(
    "regular expression of a parameter",
    "26.7",
    "scope with an expression",
    "attributes.parameterized.scope.regexp",
    {
      ...parameterized,
    },
  ),
  row("parameterized scope in a list", "26.7", "scopes", "text=Parameterized scope", parameterized),
  row("dynamic scope in a list", "26.2", "scopes", "text=Dynamic scope", { feature: "DYNAMIC_SCOPES", to: "26.7" }),
  row("dynamic scope", "26.2", "scope", "attributes.is.dynamic.scope", { feature: "DYNAMIC_SCOPES", to: "26.7" }),
  row("resident key", "26.7", "webauthn", "webAuthnPolicyResidentKey", webAuthn),
  row("resident key of passkeys", "26.7", "passwordless", "webAuthnPolicyPasswordlessResidentKey", webAuthn),
  row("mediation", "26.7", "passwordless", "webAuthnPolicyPasswordlessMediation", passkeys),
  row("SCIM name of an attribute", "26.7", "attribute", "scimAttributeMapping", { feature: "SCIM_API" }),
  row("passkeys on the login page", "26.7", "login", "passkeys-switch", passkeys),
  row("SAML answer of a client", "26.7", "saml evaluation", "generated-saml-response-tab"),
  row("credentials of a user", "26.7", "user", "verifiable-credentials-tab", credentials),
  row("attesters of a wallet", "26.7", "client advanced", "attributes.oid4vci.attester_trust_idps", credentials),
  row("provider of trusted keys", "26.7", "trust provider", "config.useJwksUrl", credentials),
  row("credential: only offered", "26.7", "credential", "attributes.vc.policy.offer.required", credentials),
  row("credential: renewed", "26.7", "credential", "attributes.vc.refresh_interval_in_seconds", credentials),
  row("lifetime of an offer", "26.7", "tokens", "attributes.credentialOfferLifespanS", credentials),
  row("encrypted requests", "26.7", "tokens", "attributes.oid4vci.request.encryption.required", credentials),
  row("encrypted answers", "26.7", "tokens", "attributes.oid4vci.response.encryption.required", credentials),
  row("mode of a client policy", "26.7", "new policy", "mode", { feature: "CLIENT_POLICIES" }),
  row("issuer of a certificate", "26.7", "x509 client", "attributes.x509.casubjectdn"),
  row("tokens of a provider stored", "26.2", "provider", "storeTokens", { to: "26.6" }),
  row("stored tokens readable", "26.2", "provider", "storedTokensReadable", { to: "26.6" }),
  row("tokens of a provider stored", "26.6", "provider", "storeTokens", stored),
  row("stored tokens readable", "26.6", "provider", "storedTokensReadable", stored),
  row("policies by an address of their own", "26.2", "webauthn", "webAuthnPolicyRpEntityName", webAuthn),
  row("keys are read again", "26.2", "keys", "refresh"),
  row(
    "a provider is saved only when it was changed",
    "26.2",
    "provider",
    'button[data-testid="idp-details-save"]:disabled',
  ),

  // on every server, unless a feature is switched off
  row("account console", "26.2", "menu of the account", "#manage-account", { feature: "ACCOUNT_V3" }),
  row("sign-in as a user", "26.2", "menu of a user", "text=Impersonate", { feature: "IMPERSONATION" }),
  row("organizations of a realm", "26.2", "general", "organizationsEnabled", organizations),
  row("permissions of administrators", "26.2", "general", "adminPermissionsEnabled", {
    feature: "ADMIN_FINE_GRAINED_AUTHZ_V2",
  }),
  row("client policies", "26.2", "general", "rs-clientPolicies-tab", { feature: "CLIENT_POLICIES" }),
  row("authorization of a client", "26.2", "client", "authorization", { feature: "AUTHORIZATION" }),
  row("token exchange", "26.2", "client", "standard-token-exchange-enabled", { feature: "TOKEN_EXCHANGE_STANDARD_V2" }),
  row("device flow of a client", "26.2", "client", "oauth-device-authorization-grant", { feature: "DEVICE_FLOW" }),
  row("device flow of a realm", "26.2", "tokens", "oAuthDeviceCodeLifespan", { feature: "DEVICE_FLOW" }),
  row("CIBA of a client", "26.2", "client", "oidc-ciba-grant", { feature: "CIBA" }),
  row("CIBA of a realm", "26.2", "webauthn", "tab-ciba-policy", { feature: "CIBA" }),
  row("pushed requests of a client", "26.2", "client advanced", "attributes.require.pushed.authorization.requests", {
    feature: "PAR",
  }),
  row("pushed requests of a realm", "26.2", "tokens", "par-request-uri-lifespan-input", { feature: "PAR" }),
  row("Kerberos of a directory", "26.2", "ldap", "allow-kerberos-auth", { feature: "KERBEROS" }),
  row("policy of security keys", "26.2", "webauthn", "webauthnPolicy", webAuthn),
  row("policy of passkeys", "26.2", "webauthn", "webauthnPasswordlessPolicy", webAuthn),
  row("users that are not stored", "26.2", "provider", "doNotStoreUsers", { feature: "TRANSIENT_USERS" }),
];
