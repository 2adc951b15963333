const HOME = "https://aurelia.example";
const site = (name) => `https://${name}.aurelia.example`;

/** A browser application without a secret: authorization code with PKCE. */
const spa = (clientId, name, description, more = {}) => ({
  clientId,
  name,
  description,
  publicClient: true,
  rootUrl: site(clientId),
  baseUrl: "/",
  redirectUris: ["/*"],
  webOrigins: ["+"],
  ...more,
  attributes: { "pkce.code.challenge.method": "S256", "post.logout.redirect.uris": "+", ...more.attributes },
});

/** A server-side web application that signs in with a secret. */
export const web = (clientId, name, description, more = {}) => ({
  clientId,
  name,
  description,
  secret: `${clientId}-secret`,
  rootUrl: site(clientId),
  adminUrl: site(clientId),
  baseUrl: "/home",
  redirectUris: ["/signed-in"],
  webOrigins: [site(clientId)],
  ...more,
  attributes: {
    "post.logout.redirect.uris": `${site(clientId)}/bye`,
    "backchannel.logout.url": `${site(clientId)}/logout`,
    ...more.attributes,
  },
});

/** A program that signs in as itself. */
const service = (clientId, name, description, more = {}) => ({
  clientId,
  name,
  description,
  secret: `${clientId}-secret`,
  standardFlowEnabled: false,
  serviceAccountsEnabled: true,
  ...more,
});

const bearer = (clientId, name, description) => ({ clientId, name, description, bearerOnly: true });

const saml = (clientId, name, description, more = {}) => ({
  clientId,
  name,
  description,
  protocol: "saml",
  frontchannelLogout: true,
  ...more,
  attributes: {
    "saml.assertion.signature": "true",
    "saml.server.signature": "true",
    "saml.client.signature": "false",
    "saml.force.post.binding": "true",
    saml_name_id_format: "email",
    ...more.attributes,
  },
});

/** Clients of every kind but those with authorization services. */
export const CLIENTS = [
  spa("intranet", "Intranet", "News, people and rooms", { baseUrl: "/start" }),
  spa("lens-configurator", "Lens configurator", "Customers put their lens together", {
    redirectUris: ["/*", "http://localhost:5173/*"],
    consentRequired: true,
    attributes: {
      "display.on.consent.screen": "true",
      "consent.screen.text": "See your saved lenses",
      policyUri: HOME,
    },
  }),
  spa("partner-portal", "Partner portal", "Orders and documents for partner companies"),
  spa("leave-planner", "Leave planner", "Holidays and absences"),
  spa("field-app", "Field app", "Phones and tablets of the service engineers", {
    rootUrl: undefined,
    redirectUris: ["aurelia-field://signed-in"],
    attributes: { "client.offline.session.idle.timeout": "5184000" },
  }),
  spa("bench-display", "Bench display", "Screens in the workshop, signed in with a code", {
    rootUrl: undefined,
    standardFlowEnabled: false,
    redirectUris: [],
    attributes: { "oauth2.device.authorization.grant.enabled": "true", "oauth2.device.code.lifespan": "300" },
  }),
  spa("museum-kiosk", "Museum kiosk", "The collection of old lenses, with a screen for every visitor", {
    standardFlowEnabled: false,
    redirectUris: [],
    attributes: { "oauth2.device.authorization.grant.enabled": "true" },
  }),
  spa("aurelia-cli", "Command line", "Tools of the engineers", {
    rootUrl: undefined,
    redirectUris: ["http://127.0.0.1/callback"],
    directAccessGrantsEnabled: true,
    attributes: { "oauth2.device.authorization.grant.enabled": "true" },
  }),
  spa("shop-floor-terminal", "Shop floor terminal", "Badge and password at the machines", {
    standardFlowEnabled: false,
    directAccessGrantsEnabled: true,
    redirectUris: [],
  }),
  web("webshop", "Web shop", "Sells accessories in four currencies", { attributes: { login_theme: "keycloak.v2" } }),
  web("wiki", "Wiki", "What everybody knows, written down"),
  web("code-review", "Code review", "Repositories and reviews"),
  web("calibration", "校正サービス", "Calibration certificates of the Kyoto works"),
  web("customer-desk", "مكتب خدمة العملاء", "Tickets of the service desk in Amman", { consentRequired: true }),
  web("leave-approval", "Leave approval", "Replaced by the leave planner", { enabled: false }),
  web("call-centre", "Call centre", "Asks for consent on the customer's own phone", {
    attributes: { "oidc.ciba.grant.enabled": "true", "ciba.backchannel.token.delivery.mode": "poll" },
  }),
  web("token-gateway", "Token gateway", "Exchanges tokens at the border to the factory network", {
    attributes: { "standard.token.exchange.enabled": "true" },
  }),
  service("erp-sync", "ERP synchronisation", "Copies people and cost centres every night"),
  service("telemetry-ingest", "Telemetry", "Receives readings of instruments in the field", {
    secret: undefined,
    clientAuthenticatorType: "client-jwt",
    attributes: { "use.jwks.url": "true", "jwks.url": `${site("telemetry-ingest")}/jwks.json` },
  }),
  service("backup-agent", "Backup agent", "Signs in with its certificate", {
    secret: undefined,
    clientAuthenticatorType: "client-x509",
    attributes: {
      "x509.subjectdn": "CN=backup.aurelia.example,O=Aurelia Optics,C=SE",
      "x509.casubjectdn": "CN=Aurelia Optics CA,C=SE",
    },
  }),
  service("account-provisioning", "Account provisioning", "Makes accounts of new colleagues"),
  bearer("orders-api", "Orders API", "Orders and payments"),
  bearer("stock-api", "Stock API", "Glass, coatings and spare parts"),
  bearer("readings-api", "Readings API", "Measurements of instruments in the field"),
  saml("expenses", "Expenses", "Travel expenses, run by a supplier", {
    rootUrl: "https://expenses.example",
    redirectUris: ["/saml/acs"],
    attributes: { saml_assertion_consumer_url_post: "https://expenses.example/saml/acs" },
  }),
  saml("https://learning.example/saml/metadata", "Learning", "Courses and safety instructions", {
    redirectUris: ["https://learning.example/saml/acs"],
    attributes: { "saml.signature.algorithm": "RSA_SHA512", "saml.authnstatement": "true" },
  }),
  saml("urn:aurelia:travel", "Travel desk", "Books trains and rooms", {
    redirectUris: ["https://travel.example/sso"],
    attributes: { saml_idp_initiated_sso_url_name: "travel", "saml.artifact.binding": "true" },
  }),
  saml("print-service", "Print service", "Printers in every office", {
    redirectUris: ["https://print.aurelia.example/acs"],
    attributes: { saml_name_id_format: "username", saml_force_name_id_format: "true" },
  }),
];

/** Roles of clients. A composite may hold roles of the realm and of other clients. */
export const CLIENT_ROLES = {
  "orders-api": [
    { name: "read", description: "Sees orders" },
    {
      name: "write",
      description: "Changes orders",
      composite: true,
      composites: { client: { "orders-api": ["read"] } },
    },
    { name: "release", description: "Releases payments", attributes: { fourEyes: ["true"] } },
  ],
  "stock-api": [{ name: "read" }, { name: "count", description: "Takes stock" }],
  "readings-api": [{ name: "read" }, { name: "write" }],
  expenses: [
    { name: "approve", description: "Approves expenses of the own team" },
    { name: "approve-any", composite: true, composites: { client: { expenses: ["approve"] } } },
  ],
  "leave-planner": [{ name: "approve", description: "Approves holidays" }],
  wiki: [{ name: "edit" }, { name: "moderate", composite: true, composites: { client: { wiki: ["edit"] } } }],
  "code-review": [{ name: "push" }, { name: "administer" }],
  webshop: [{ name: "price-list" }, { name: "refund", attributes: { limit: ["500"] } }],
};

/** Roles that service accounts get: of the realm, and of clients. */
export const SERVICE_ROLES = {
  "erp-sync": { clients: { "realm-management": ["view-users", "query-groups"], "orders-api": ["read"] } },
  "telemetry-ingest": { clients: { "readings-api": ["write"] } },
  "backup-agent": { realm: ["auditor"] },
  "account-provisioning": { clients: { "realm-management": ["manage-users"] } },
};
