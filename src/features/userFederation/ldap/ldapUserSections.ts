import { needed, number, raw, text, toggle } from "~/features/userFederation/provider/fields";
import { type LdapValues, nameOf } from "~/features/userFederation/ldap/ldapForm";
import { periodFields } from "~/features/userFederation/provider/periods";
import { labelled } from "~/i18n/serverWords";
import type { Text } from "~/i18n/useT";
import { textIn } from "~/kit/form/values";
import type { Section } from "~/kit/form/SectionsForm";

/** The server takes a filter only in parentheses. */
function inParentheses(value: unknown) {
  const filter = textIn(value).trim();
  return filter === "" || (filter.startsWith("(") && filter.endsWith(")"))
    ? undefined
    : "validateCustomUserSearchFilter";
}

/** Of no entries at a time the server reads none, and says that there is nobody. */
const notZero = (value: unknown): Text | undefined =>
  textIn(value).trim() !== "" && Number(textIn(value)) === 0 ? ["greaterThan", { value: 0 }] : undefined;

/** Where users are found and how they are written. */
export const searching: Section<LdapValues> = {
  title: "ldapSearchingAndUpdatingSettings",
  fields: [
    {
      kind: "select",
      name: nameOf("editMode"),
      id: "editMode",
      label: "editMode",
      help: "editModeLdapHelp",
      required: true,
      requiredText: "validateEditMode",
      placeholder: "choose",
      options: raw("READ_ONLY", "WRITABLE", "UNSYNCED"),
    },
    needed("usersDn", "usersDN", "usersDNHelp", "validateUsersDn"),
    text("relativeCreateDn", "relativeUserCreateDn", "relativeUserCreateDnHelp"),
    needed(
      "usernameLDAPAttribute",
      "usernameLdapAttribute",
      "usernameLdapAttributeHelp",
      "validateUsernameLDAPAttribute",
    ),
    needed("rdnLDAPAttribute", "rdnLdapAttribute", "rdnLdapAttributeHelp", "validateRdnLdapAttribute"),
    needed("uuidLDAPAttribute", "uuidLdapAttribute", "uuidLdapAttributeHelp", "validateUuidLDAPAttribute"),
    needed("userObjectClasses", "userObjectClasses", "userObjectClassesHelp", "validateUserObjectClasses"),
    text("customUserSearchFilter", "userLdapFilter", "userLdapFilterHelp", { validate: inParentheses }),
    {
      kind: "select",
      name: nameOf("searchScope"),
      id: "kc-search-scope",
      ...labelled("searchScope"),
      options: [
        { key: "1", value: "oneLevel" },
        { key: "2", value: "subtree" },
      ],
    },
    number("readTimeout", "readTimeout", "readTimeoutHelp", 0),
    toggle("pagination", "pagination", "paginationHelp", "kc-ui-pagination", "ui-pagination"),
    {
      kind: "select",
      name: nameOf("referral"),
      id: "config.referral.0",
      ...labelled("referral"),
      placeholder: "gatehouse.notSet",
      options: [{ key: "", value: "gatehouse.notSet" }, ...raw("ignore", "follow")],
    },
  ],
};

/** What is imported, and when. */
export const synchronization: Section<LdapValues> = {
  title: "synchronizationSettings",
  fields: [
    toggle("importEnabled", "importUsers", "importUsersHelp", "kc-import-users", "import-users"),
    toggle("syncRegistrations", "syncRegistrations", "syncRegistrationsHelp", "syncRegistrations", "syncRegistrations"),
    number("batchSizeForSync", "batchSize", "batchSizeHelp", 0, { validate: notZero }),
    ...periodFields(nameOf),
    toggle(
      "removeInvalidUsersEnabled",
      "removeInvalidUsers",
      "removeInvalidUsersHelp",
      "kc-remove-invalid-users",
      "remove-invalid-users",
    ),
  ],
};
