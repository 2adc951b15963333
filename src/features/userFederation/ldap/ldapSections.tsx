import { cacheFields } from "~/features/userFederation/provider/cacheFields";
import { mayHaveFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import { useProviderTypes } from "~/features/userFederation/federation";
import { button, needed, text, toggle, whileOn } from "~/features/userFederation/provider/fields";
import { connection, general } from "~/features/userFederation/ldap/ldapConnectionSections";
import { type LdapValues, nameOf } from "~/features/userFederation/ldap/ldapForm";
import { QueryExtensions } from "~/features/userFederation/ldap/LdapTests";
import { searching, synchronization } from "~/features/userFederation/ldap/ldapUserSections";
import { useT } from "~/i18n/useT";
import type { FieldSpec } from "~/kit/form/Inputs";
import type { Section } from "~/kit/form/SectionsForm";

const allowed = whileOn("allowKerberosAuthentication");

const kerberos: Section<LdapValues> = {
  title: "kerberosIntegration",
  fields: [
    toggle(
      "allowKerberosAuthentication",
      "allowKerberosAuthentication",
      "allowKerberosAuthenticationHelp",
      "kc-allow-kerberos-authentication",
      "allow-kerberos-auth",
    ),
    { ...needed("kerberosRealm", "kerberosRealm", "kerberosRealmHelp", "validateRealm"), when: allowed },
    {
      ...needed("serverPrincipal", "serverPrincipal", "serverPrincipalHelp", "validateServerPrincipal"),
      when: allowed,
    },
    { ...needed("keyTab", "keyTab", "keyTabHelp", "validateKeyTab"), when: allowed },
    { ...text("krbPrincipalAttribute", "krbPrincipalAttribute", "krbPrincipalAttributeHelp"), when: allowed },
    toggle("debug", "debug", "debugHelp", "kc-debug", "debug", allowed),
    toggle(
      "useKerberosForPasswordAuthentication",
      "useKerberosForPasswordAuthentication",
      "useKerberosForPasswordAuthenticationHelp",
      "kc-use-kerberos-password-authentication",
      "use-kerberos-pw-auth",
    ),
  ],
};

const cache: Section<LdapValues> = { title: "cacheSettings", fields: cacheFields(nameOf) };

const advanced: FieldSpec<LdapValues>[] = [
  toggle(
    "usePasswordModifyExtendedOp",
    "enableLdapv3Password",
    "enableLdapv3PasswordHelp",
    "kc-enable-ldapv3-password",
    "ldapv3-password",
  ),
  toggle(
    "validatePasswordPolicy",
    "validatePasswordPolicy",
    "validatePasswordPolicyHelp",
    "kc-validate-password-policy",
    "password-policy",
  ),
  toggle("trustEmail", "trustEmail", "trustEmailHelp", "kc-trust-email", "trust-email"),
  toggle("connectionTrace", "connectionTrace", "connectionTraceHelp", "kc-connection-trace", "connection-trace"),
];

const query = button("queryExtensions", "queryExtensions", () => <QueryExtensions />);

/** The sections of the form of an LDAP provider; what this server does not know is left out. */
export function useLdapSections(isNew: boolean): readonly Section<LdapValues>[] {
  const t = useT();
  const hasKerberos = mayHaveFeature(useServerInfo(), "KERBEROS");
  const ldap = useProviderTypes().find(({ id }) => id === "ldap");
  const knowsPolicy = ldap?.properties.some(({ name }) => name === "enableLdapPasswordPolicy");
  const label = knowsPolicy && t.ifThere("enableLdapPasswordPolicy");
  const help = t.ifThere("enableLdapPasswordPolicyHelp") ?? "";
  const policy = label
    ? [
        toggle(
          "enableLdapPasswordPolicy",
          { text: label },
          { text: help },
          "kc-enable-ldap-password-policy",
          "ldap-password-policy",
        ),
      ]
    : [];
  return [
    general(isNew),
    connection(isNew),
    searching,
    synchronization,
    ...(hasKerberos ? [kerberos] : []),
    cache,
    { title: "advancedSettings", fields: [...advanced, ...policy, query] },
  ];
}
