import { cacheFields } from "~/features/userFederation/provider/cacheFields";
import type { Component } from "~/features/userFederation/federation";
import { displayName, needed, raw, toggle, whileOn } from "~/features/userFederation/provider/fields";
import { nameOf } from "~/features/userFederation/ldap/ldapForm";
import type { Section } from "~/kit/form/SectionsForm";

/** What the form of a Kerberos provider shows; settings stay lists, as the server keeps them. */
export interface KerberosValues {
  name: string;
  config: Record<string, string[]>;
}

/** What the server takes for granted where a provider does not say it. */
const UNSAID = { cachePolicy: ["DEFAULT"], editMode: ["UNSYNCED"] };

/** The form's values of a Kerberos provider. */
export const toForm = ({ name = "", config = {} }: Component): KerberosValues => ({
  name,
  config: {
    ...UNSAID,
    ...Object.fromEntries(Object.entries(config).map(([key, value]) => [key, [value].flat()])),
  },
});

/** The provider that the form's values mean. */
export const toObject = (values: KerberosValues) => values;

/** What a new Kerberos provider starts with. */
export const newKerberos: Component = {
  name: "",
  config: {
    enabled: ["true"],
    priority: ["0"],
    debug: ["false"],
    allowPasswordAuthentication: ["false"],
    editMode: ["READ_ONLY"],
    updateProfileFirstLogin: ["false"],
    cachePolicy: ["DEFAULT"],
  },
};

/** The sections of the form of a Kerberos provider. */
export const kerberosSections: readonly Section<KerberosValues>[] = [
  {
    title: "requiredSettings",
    fields: [
      displayName,
      needed("kerberosRealm", "kerberosRealm", "kerberosRealmHelp", "validateRealm"),
      needed("serverPrincipal", "serverPrincipal", "serverPrincipalHelp", "validateServerPrincipal"),
      needed("keyTab", "keyTab", "keyTabHelp", "validateKeyTab"),
      toggle("debug", "debug", "debugHelp", "kc-debug", "debug"),
      toggle(
        "allowPasswordAuthentication",
        "allowPasswordAuthentication",
        "allowPasswordAuthenticationHelp",
        "kc-allow-password-authentication",
        "allow-password-authentication",
      ),
      {
        kind: "select",
        name: nameOf("editMode"),
        id: "config.editMode[0]",
        label: "editMode",
        help: "editModeKerberosHelp",
        required: true,
        options: raw("READ_ONLY", "UNSYNCED"),
        when: whileOn("allowPasswordAuthentication"),
      },
      toggle(
        "updateProfileFirstLogin",
        "updateFirstLogin",
        "updateFirstLoginHelp",
        "kc-update-first-login",
        "update-first-login",
      ),
    ],
  },
  { title: "cacheSettings", fields: cacheFields(nameOf) },
];
