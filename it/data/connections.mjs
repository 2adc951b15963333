const oidcMapper = (protocolMapper, name, config) => ({ name, protocol: "openid-connect", protocolMapper, config });
const samlMapper = (protocolMapper, name, config) => ({ name, protocol: "saml", protocolMapper, config });
const IN_TOKENS = { "access.token.claim": "true", "id.token.claim": "true", "userinfo.token.claim": "true" };
const claim = (attribute, type = "String", more = {}) =>
  oidcMapper("oidc-usermodel-attribute-mapper", attribute, {
    "user.attribute": attribute,
    "claim.name": attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    "jsonType.label": type,
    ...IN_TOKENS,
    ...more,
  });
const scope = (name, description, protocolMappers, attributes = {}) => ({
  name,
  description,
  protocol: "openid-connect",
  attributes: { "include.in.token.scope": "true", "display.on.consent.screen": "true", ...attributes },
  protocolMappers,
});

/** Client scopes with mappers; `assign` says which clients get one by default or on request, `realm` that all new ones do. */
export const CLIENT_SCOPES = [
  {
    assign: { default: ["intranet", "leave-planner", "wiki"], optional: ["aurelia-cli"] },
    rep: scope(
      "employment",
      "Department, office and number of an employee",
      [claim("department"), claim("office"), claim("employeeNumber"), claim("jobTitle")],
      { "consent.screen.text": "Your place in the company" },
    ),
  },
  {
    assign: { optional: ["intranet", "lens-configurator"] },
    rep: scope("languages", "The languages that a person speaks", [
      claim("languages", "String", { multivalued: "true" }),
    ]),
  },
  {
    assign: { default: ["code-review", "wiki"] },
    rep: scope("teams", "Groups with their full path", [
      oidcMapper("oidc-group-membership-mapper", "teams", { "claim.name": "teams", "full.path": "true", ...IN_TOKENS }),
    ]),
  },
  {
    assign: { default: ["webshop"], optional: ["erp-sync"] },
    rep: scope("orders", "Lets a token into the orders API", [
      oidcMapper("oidc-audience-mapper", "audience", {
        "included.client.audience": "orders-api",
        "access.token.claim": "true",
      }),
      oidcMapper("oidc-usermodel-client-role-mapper", "rights", {
        "usermodel.clientRoleMapping.clientId": "orders-api",
        "claim.name": "orders.rights",
        "jsonType.label": "String",
        multivalued: "true",
        ...IN_TOKENS,
      }),
    ]),
  },
  {
    assign: { default: ["bench-display"] },
    rep: scope(
      "workshop",
      "Marks tokens of the shop floor",
      [
        oidcMapper("oidc-hardcoded-claim-mapper", "place", {
          "claim.name": "place",
          "claim.value": "workshop",
          "jsonType.label": "String",
          ...IN_TOKENS,
        }),
      ],
      { "display.on.consent.screen": "false" },
    ),
  },
  {
    realm: "optional",
    assign: {},
    rep: scope("personnel_no_consent", "Cost centre, for machines only", [claim("costCentre")], {
      "include.in.token.scope": "false",
      "display.on.consent.screen": "false",
    }),
  },
  {
    assign: { default: ["expenses", "urn:aurelia:travel"] },
    rep: {
      ...scope("saml_employee", "Attributes of an employee for SAML suppliers", [
        ...["department", "costCentre", "office"].map((name) =>
          samlMapper("saml-user-attribute-mapper", name, {
            "user.attribute": name,
            "attribute.name": `urn:aurelia:${name}`,
            "attribute.nameformat": "URI Reference",
            "friendly.name": name,
          }),
        ),
        samlMapper("saml-group-membership-mapper", "teams", {
          "attribute.name": "teams",
          "attribute.nameformat": "Basic",
          single: "true",
          "full.path": "true",
        }),
      ]),
      protocol: "saml",
    },
  },
];

const endpoints = (base) => ({
  issuer: base,
  authorizationUrl: `${base}/authorize`,
  tokenUrl: `${base}/token`,
  userInfoUrl: `${base}/userinfo`,
  jwksUrl: `${base}/jwks`,
  logoutUrl: `${base}/logout`,
  useJwksUrl: "true",
  validateSignature: "true",
  pkceEnabled: "true",
  pkceMethod: "S256",
  clientAuthMethod: "client_secret_post",
  clientId: "aurelia",
  clientSecret: "a-secret-for-show",
  syncMode: "FORCE",
});
const social = (alias, displayName, more = {}) => ({
  alias,
  providerId: alias,
  displayName,
  enabled: true,
  config: { clientId: `aurelia-${alias}`, clientSecret: "a-secret-for-show", syncMode: "IMPORT" },
  ...more,
});

/** Identity providers; `since` names the provider id that only newer servers have, `mappers` theirs. */
export const IDENTITY_PROVIDERS = [
  {
    alias: "fjord-survey",
    providerId: "oidc",
    displayName: "Fjord Survey",
    enabled: true,
    trustEmail: true,
    config: { ...endpoints("https://login.fjordsurvey.example"), defaultScope: "openid profile email" },
    mappers: [
      {
        name: "partner role",
        identityProviderMapper: "oidc-hardcoded-role-idp-mapper",
        config: { role: "partner", syncMode: "INHERIT" },
      },
      {
        name: "phone",
        identityProviderMapper: "oidc-user-attribute-idp-mapper",
        config: { claim: "phone_number", "user.attribute": "phone", syncMode: "INHERIT" },
      },
    ],
  },
  {
    alias: "hokushin",
    providerId: "keycloak-oidc",
    displayName: "北辰光学",
    enabled: true,
    hideOnLogin: true,
    config: endpoints("https://sso.hokushin.example/realms/hokushin/protocol/openid-connect"),
    mappers: [],
  },
  {
    alias: "university",
    providerId: "saml",
    displayName: "Universities (SAML)",
    enabled: true,
    config: {
      entityId: "https://login.aurelia.example/realms/demo",
      idpEntityId: "https://idp.university.example/metadata",
      singleSignOnServiceUrl: "https://idp.university.example/sso",
      singleLogoutServiceUrl: "https://idp.university.example/slo",
      nameIDPolicyFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
      principalType: "SUBJECT",
      postBindingResponse: "true",
      postBindingAuthnRequest: "true",
      wantAssertionsSigned: "false",
      syncMode: "IMPORT",
    },
    mappers: [
      {
        name: "family name",
        identityProviderMapper: "saml-user-attribute-idp-mapper",
        config: { "attribute.name": "sn", "user.attribute": "lastName", syncMode: "INHERIT" },
      },
    ],
  },
  { ...social("github", "GitHub"), mappers: [] },
  { ...social("google", "Google", { linkOnly: true }), mappers: [] },
  { ...social("microsoft", "Microsoft", { enabled: false }), mappers: [] },
  {
    alias: "instrument-cloud",
    providerId: "oauth2",
    displayName: "Instrument cloud (OAuth 2.0)",
    enabled: true,
    config: { ...endpoints("https://cloud.aurelia.example/oauth"), userIDClaim: "id", userNameClaim: "login" },
    mappers: [],
  },
];

/** A directory of the old company, switched off: the demo has no LDAP server. */
export const LDAP = {
  name: "directory-goteborg",
  providerId: "ldap",
  providerType: "org.keycloak.storage.UserStorageProvider",
  config: Object.fromEntries(
    Object.entries({
      enabled: "false",
      priority: "10",
      vendor: "ad",
      editMode: "READ_ONLY",
      importEnabled: "true",
      syncRegistrations: "false",
      connectionUrl: "ldaps://directory.aurelia.example",
      usersDn: "OU=People,DC=aurelia,DC=example",
      bindDn: "CN=keycloak,OU=Services,DC=aurelia,DC=example",
      bindCredential: "a-secret-for-show",
      authType: "simple",
      usernameLDAPAttribute: "sAMAccountName",
      rdnLDAPAttribute: "cn",
      uuidLDAPAttribute: "objectGUID",
      userObjectClasses: "person, organizationalPerson, user",
      searchScope: "2",
      pagination: "true",
      connectionPooling: "true",
      useTruststoreSpi: "always",
      batchSizeForSync: "500",
      fullSyncPeriod: "-1",
      changedSyncPeriod: "-1",
      cachePolicy: "DEFAULT",
    }).map(([key, value]) => [key, [value]]),
  ),
};
