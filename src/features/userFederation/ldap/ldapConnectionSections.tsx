import { displayName, button, needed, number, raw, toggle } from "~/features/userFederation/provider/fields";
import { type LdapValues, nameOf } from "~/features/userFederation/ldap/ldapForm";
import { TestAuthentication, TestConnection } from "~/features/userFederation/ldap/LdapTests";
import { VendorField } from "~/features/userFederation/ldap/VendorField";
import { labelled } from "~/i18n/serverWords";
import type { Section } from "~/kit/form/SectionsForm";
import { textIn } from "~/kit/form/values";

const isSimple = { name: nameOf("authType"), is: (value: unknown) => textIn(value) !== "none" };
/** Name and vendor; the vendor is chosen once. */
export const general = (isNew: boolean): Section<LdapValues> => ({
  title: "generalOptions",
  fields: [
    displayName,
    {
      kind: "custom",
      name: nameOf("vendor"),
      ...labelled("vendor"),
      render: () => <VendorField isDisabled={!isNew} />,
    },
  ],
});

/** How the server reaches the directory and signs in there; a stored password is never shown. */
export const connection = (isNew: boolean): Section<LdapValues> => ({
  title: "connectionAndAuthenticationSettings",
  fields: [
    needed("connectionUrl", "connectionURL", "consoleDisplayConnectionUrlHelp", "validateConnectionUrl"),
    toggle("startTls", "enableStartTls", "enableStartTlsHelp", "kc-enable-start-tls", "enable-start-tls"),
    {
      kind: "select",
      name: nameOf("useTruststoreSpi"),
      id: "useTruststoreSpi",
      ...labelled("useTruststoreSpi"),
      options: [
        { key: "always", value: "always" },
        { key: "never", value: "never" },
      ],
    },
    toggle(
      "connectionPooling",
      "connectionPooling",
      "connectionPoolingHelp",
      "kc-connection-pooling",
      "connection-pooling",
    ),
    number("connectionTimeout", "connectionTimeout", "connectionTimeoutHelp", 0),
    button("testConnection", "testConnection", () => <TestConnection />),
    {
      kind: "select",
      name: nameOf("authType"),
      id: "kc-bind-type",
      testId: "ldap-bind-type",
      label: "bindType",
      toggleLabel: "selectBindType",
      help: "bindTypeHelp",
      helpId: "bindType",
      required: true,
      options: raw("simple", "none"),
    },
    { ...needed("bindDn", "bindDn", "bindDnHelp", "validateBindDn"), when: isSimple },
    {
      kind: "password",
      name: nameOf("bindCredential"),
      ...labelled("bindCredentials"),
      required: true,
      requiredText: "validateBindCredentials",
      isHidden: !isNew,
      when: isSimple,
    },
    button("testAuthentication", "testAuthentication", () => <TestAuthentication />),
  ],
});
