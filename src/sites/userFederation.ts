import { reads } from "~/data/query/reads";
import { route } from "~/place";

const providers = () => reads(["components.find", { type: "org.keycloak.storage.UserStorageProvider" }]);
const provider = ({ id = "" }: Record<string, string>) => reads(["components.findOne", { id }]);

/** Places of user federation. */
export const userFederation = {
  "user-federation": route(
    "/:realm/user-federation",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
    { reads: providers, nav: "configure" },
  ),
  "user-federation-ldap": route(
    "/:realm/user-federation/ldap",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
    { reads: providers, under: "user-federation" },
  ),
  "user-federation-kerberos": route(
    "/:realm/user-federation/kerberos",
    "view-realm",
    "userFederation",
    () => import("~/features/userFederation/FederationList"),
    { reads: providers, under: "user-federation" },
  ),
  "ldap-new": route(
    "/:realm/user-federation/ldap/new",
    "view-realm",
    "addProvider",
    () => import("~/features/userFederation/ldap/LdapNew"),
    { under: "user-federation" },
  ),
  ldap: route(
    "/:realm/user-federation/ldap/:id/:tab?",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/ldap/LdapTabs"),
    { reads: provider, under: "user-federation", tabs: { settings: "settings", mappers: "mappers" } },
  ),
  "ldap-mapper-new": route(
    "/:realm/user-federation/ldap/:id/mappers/new",
    "view-realm",
    "mappingDetails",
    () => import("~/features/userFederation/mappers/LdapMapperNew"),
    { under: "ldap" },
  ),
  "ldap-mapper": route(
    "/:realm/user-federation/ldap/:id/mappers/:mapperId",
    "view-realm",
    "mappingDetails",
    () => import("~/features/userFederation/mappers/LdapMapper"),
    { under: "ldap" },
  ),
  "kerberos-new": route(
    "/:realm/user-federation/kerberos/new",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/KerberosNew"),
    { under: "user-federation" },
  ),
  kerberos: route(
    "/:realm/user-federation/kerberos/:id",
    "view-realm",
    "settings",
    () => import("~/features/userFederation/Kerberos"),
    { reads: provider, under: "user-federation" },
  ),
  "custom-federation-new": route(
    "/:realm/user-federation/:providerId/new",
    "view-realm",
    "addCustomProvider",
    () => import("~/features/userFederation/CustomNew"),
    { under: "user-federation" },
  ),
  "custom-federation": route(
    "/:realm/user-federation/:providerId/:id",
    "view-realm",
    "providerDetails",
    () => import("~/features/userFederation/Custom"),
    { reads: provider, under: "user-federation" },
  ),
};
