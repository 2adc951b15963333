import type { Failure } from "~/data/api/errors";
import { type Key, useT } from "~/i18n/useT";
import { type Property, settingName } from "~/parts/providerSettings/settingTypes";

/** What the server refuses, by the key of its words, and the settings of which a type of mappers has one. */
const refusals: readonly (readonly [Key, ...string[]])[] = [
  ["ldapErrorMissingClientId", "client.id"],
  ["ldapErrorInvalidCustomFilter", "groups.ldap.filter", "roles.ldap.filter"],
  ["ldapErrorCantPreserveGroupInheritanceWithUIDMembershipType", "preserve.group.inheritance"],
  ["ldapErrorMissingGroupsPathGroup", "groups.path"],
  ["ldapErrorCantWriteOnlyForReadOnlyLdap", "write.only"],
  ["ldapErrorCantWriteOnlyAndReadOnly", "write.only"],
];

/** What the server says of a role or a group that is gone, or of a setting that is not there: in English only. */
const GONE = /^There is no (role|group) corresponding/;
const MISSING = "Missing configuration for ";

/**
 * The field that a refusal of a mapper is about, among the properties of its type: the server answers its words in the
 * administrator's language, not their key.
 */
export function useRefusedField() {
  const t = useT();
  return ({ message }: Failure, properties: readonly Property[] = []) => {
    const [, ...known] = refusals.find(([key]) => message === t(key)) ?? [];
    const [, gone] = GONE.exec(message) ?? [];
    const setting = properties.find(
      ({ name = "", label }) => name === gone || known.includes(name) || message === `${MISSING}${label ?? name}`,
    );
    return setting?.name === undefined ? undefined : settingName(setting.name);
  };
}
