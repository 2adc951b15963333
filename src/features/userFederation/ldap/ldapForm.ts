import type { Change } from "~/data/write/merge";
import type { Component } from "~/features/userFederation/federation";
import { storedPeriods, type Periodic, periodicOf, shownPeriods } from "~/features/userFederation/provider/periods";
import { textIn } from "~/kit/form/values";

/** What the form of an LDAP provider shows; settings stay lists, as the server keeps them. */
export interface LdapValues extends Periodic {
  name: string;
  config: Record<string, string[]>;
}

/** What the server takes for granted where a provider does not say it. */
const UNSAID = {
  authType: ["simple"],
  useTruststoreSpi: ["always"],
  // both levels; a new one begins with one
  searchScope: ["2"],
  importEnabled: ["true"],
  removeInvalidUsersEnabled: ["true"],
  cachePolicy: ["DEFAULT"],
};

/** The form's values of an LDAP provider. */
export function toForm({ name = "", config = {} }: Component): LdapValues {
  const lists = Object.fromEntries(Object.entries(config).map(([key, value]) => [key, [value].flat()]));
  return { name, config: { ...UNSAID, ...lists, ...shownPeriods(config) }, ...periodicOf(config) };
}

/** The provider that the form's values mean. */
export const toObject = ({ name, config, ...periodic }: LdapValues) => ({
  name,
  config: { ...config, ...storedPeriods(config, periodic) },
});

/** Settings by which the directory is found and queried: it finds nothing by a blank that was pasted with them. */
const TRIMMED = new Set([
  "connectionUrl",
  "bindDn",
  "usersDn",
  "relativeCreateDn",
  "usernameLDAPAttribute",
  "rdnLDAPAttribute",
  "uuidLDAPAttribute",
  "customUserSearchFilter",
  "kerberosRealm",
  "serverPrincipal",
  "keyTab",
  "krbPrincipalAttribute",
]);

/** Leaves out the blanks around what was typed; what is stored with some stays as it is. */
export async function trimmed<Values extends Pick<LdapValues, "config">>(changes: Change[], values: Values) {
  const config = { ...values.config };
  for (const { path } of changes) {
    const [first, name = ""] = path;
    if (first === "config" && TRIMMED.has(name)) config[name] = [textIn(config[name]).trim()];
  }
  return { ...values, config };
}

/** Form name of a setting. */
export const nameOf = (setting: string) => `config.${setting}.0` as const;

/** The secret of an LDAP provider by its form name. */
export const SECRET = [nameOf("bindCredential")];

const OTHER_CLASSES = "inetOrgPerson, organizationalPerson";

/** What each vendor's directories mostly use: user name and RDN, unique id, Kerberos principal, object classes. */
const VENDORS = {
  ad: ["cn", "objectGUID", "userPrincipalName", "person, organizationalPerson, user"],
  rhds: ["uid", "nsuniqueid", "krbPrincipalName", OTHER_CLASSES],
  tivoli: ["uid", "uniqueidentifier", "krb5PrincipalName", OTHER_CLASSES],
  edirectory: ["uid", "guid", "krb5PrincipalName", OTHER_CLASSES],
  other: ["uid", "entryUUID", "krb5PrincipalName", OTHER_CLASSES],
};

const isVendor = (vendor: string): vendor is keyof typeof VENDORS => Object.hasOwn(VENDORS, vendor);

/** The settings that a vendor's directories mostly need; none for one we do not know. */
export function vendorSettings(vendor: string): Record<string, string> {
  if (!isVendor(vendor)) return {};
  const [username = "", uuid = "", principal = "", classes = ""] = VENDORS[vendor];
  return {
    usernameLDAPAttribute: username,
    rdnLDAPAttribute: username,
    uuidLDAPAttribute: uuid,
    krbPrincipalAttribute: principal,
    userObjectClasses: classes,
  };
}

/** What a new LDAP provider starts with. */
export const newLdap: Component = {
  name: "ldap",
  config: Object.fromEntries(
    Object.entries({
      ...vendorSettings("ad"),
      vendor: "ad",
      enabled: "true",
      priority: "0",
      startTls: "false",
      useTruststoreSpi: "always",
      connectionPooling: "true",
      authType: "simple",
      searchScope: "1",
      pagination: "true",
      importEnabled: "true",
      syncRegistrations: "true",
      removeInvalidUsersEnabled: "true",
      allowKerberosAuthentication: "false",
      debug: "false",
      useKerberosForPasswordAuthentication: "false",
      cachePolicy: "DEFAULT",
      usePasswordModifyExtendedOp: "false",
      validatePasswordPolicy: "false",
      trustEmail: "false",
      connectionTrace: "false",
    }).map(([key, value]) => [key, [value]]),
  ),
};
