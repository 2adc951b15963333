import type { Failure } from "~/data/api/errors";
import { nameOf } from "~/features/userFederation/ldap/ldapForm";
import { type Key, useT } from "~/i18n/useT";
import type { VersionKey } from "~/i18n/keys.generated";

/** What the server refuses in a setting, by the key of its words. */
const refusals: readonly (readonly [Key, string])[] = [
  ["ldapErrorEditModeMandatory", "editMode"],
  ["ldapErrorCantEnableUnsyncedAndImportOff", "importEnabled"],
  ["ldapErrorCantEnableStartTlsAndConnectionPooling", "connectionPooling"],
  ["ldapErrorValidatePasswordPolicyAvailableForWritableOnly", "validatePasswordPolicy"],
  ["ldapErrorInvalidCustomFilter", "customUserSearchFilter"],
  ["ldapErrorConnectionTimeoutNotNumber", "connectionTimeout"],
  ["ldapErrorReadTimeoutNotNumber", "readTimeout"],
];

/** The same, of what newer servers say of an address. */
const addressRefusals: readonly VersionKey[] = [
  "ldapErrorConnectionUrlContainsComma",
  "ldapErrorInvalidConnectionUrl",
  "ldapErrorInvalidConnectionUrlScheme",
];

/** The field that a refusal of an LDAP provider is about: the server answers its words in the administrator's language, not their key. */
export function useRefusedField() {
  const t = useT();
  return ({ message }: Failure) => {
    const [, setting] = refusals.find(([key]) => message === t(key)) ?? [];
    const isAddress = addressRefusals.some((key) => message === t.ifThere(key));
    const name = isAddress ? "connectionUrl" : setting;
    return name === undefined ? undefined : nameOf(name);
  };
}
