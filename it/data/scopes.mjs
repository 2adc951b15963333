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
