import { web } from "./clients.mjs";

const policy = (type, name, config, more = {}) => ({
  name,
  type,
  logic: "POSITIVE",
  decisionStrategy: "UNANIMOUS",
  config: Object.fromEntries(
    Object.entries(config).map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]),
  ),
  ...more,
});
const scopesOf = (...names) => names.map((name) => ({ name }));

/** Clients with authorization services; their policies name users, groups and roles, which must exist already. */
export const PROTECTED_CLIENTS = [
  web("document-vault", "Document vault", "Drawings, contracts and certificates", {
    serviceAccountsEnabled: true,
    authorizationServicesEnabled: true,
    authorizationSettings: {
      policyEnforcementMode: "ENFORCING",
      decisionStrategy: "AFFIRMATIVE",
      allowRemoteResourceManagement: true,
      scopes: ["view", "annotate", "sign", "publish", "destroy"].map((name) => ({ name, displayName: `Can ${name}` })),
      resources: [
        { name: "Drawings", type: "urn:vault:drawing", uris: ["/drawings/*"], scopes: scopesOf("view", "annotate") },
        { name: "Contracts", type: "urn:vault:contract", uris: ["/contracts/*"], scopes: scopesOf("view", "sign") },
        { name: "Certificates", type: "urn:vault:certificate", uris: ["/certificates/*"], scopes: scopesOf("publish") },
        {
          name: "Personnel files",
          uris: ["/people/*"],
          scopes: scopesOf("view", "destroy"),
          ownerManagedAccess: true,
          attributes: { classification: ["confidential"] },
        },
      ],
      policies: [
        policy("role", "Employees", { roles: [{ id: "employee", required: true }] }),
        policy("role", "Those who pay", {
          roles: [
            { id: "finance-approver", required: false },
            { id: "orders-api/release", required: false },
          ],
        }),
        policy("group", "Engineers", { groups: [{ path: "/Departments/Optical Engineering", extendChildren: true }] }),
        policy("user", "Head of identity", { users: ["ingrid.lindahl"] }),
        policy("client", "Nightly jobs", { clients: ["erp-sync", "backup-agent"] }),
        policy("time", "Office hours", { hour: "7", hourEnd: "19" }),
        policy("regex", "Company address", { targetClaim: "email", pattern: ".*@aurelia[.]example$" }),
        policy("role", "No contractors", { roles: [{ id: "contractor", required: true }] }, { logic: "NEGATIVE" }),
        policy("aggregate", "Engineers in office hours", { applyPolicies: ["Engineers", "Office hours"] }),
        policy("resource", "Look at drawings", { resources: ["Drawings"], applyPolicies: ["Employees"] }),
        policy("scope", "Annotate drawings", {
          resources: ["Drawings"],
          scopes: ["annotate"],
          applyPolicies: ["Engineers in office hours", "No contractors"],
        }),
        policy("scope", "Sign contracts", {
          resources: ["Contracts"],
          scopes: ["sign"],
          applyPolicies: ["Those who pay"],
        }),
        policy("scope", "Destroy anything", { scopes: ["destroy"], applyPolicies: ["Head of identity"] }),
        policy(
          "resource",
          "Certificates by machine",
          {
            defaultResourceType: "urn:vault:certificate",
            applyPolicies: ["Nightly jobs", "Company address"],
          },
          { decisionStrategy: "AFFIRMATIVE" },
        ),
      ],
    },
  }),
  web("lab-booking", "Lab booking", "Clean room and interferometer by the hour", {
    serviceAccountsEnabled: true,
    authorizationServicesEnabled: true,
    authorizationSettings: {
      policyEnforcementMode: "PERMISSIVE",
      decisionStrategy: "UNANIMOUS",
      scopes: scopesOf("book", "cancel"),
      resources: [
        { name: "Clean room", uris: ["/rooms/clean"], scopes: scopesOf("book", "cancel") },
        { name: "干渉計", displayName: "Interferometer", uris: ["/rooms/interferometer"], scopes: scopesOf("book") },
      ],
      policies: [
        policy("group", "Lens design", { groups: [{ path: "/Departments/Optical Engineering/Lens Design" }] }),
        policy("resource", "Book the clean room", { resources: ["Clean room"], applyPolicies: ["Lens design"] }),
      ],
    },
  }),
];
