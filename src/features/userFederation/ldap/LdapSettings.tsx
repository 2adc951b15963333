import { useRef } from "react";
import type { Change } from "~/data/write/merge";
import { useRealm } from "~/data/query/useRealm";
import { askScope, changesScope, removesInvalid } from "~/features/userFederation/provider/askScope";
import type { Component } from "~/features/userFederation/federation";
import { type LdapValues, SECRET, toForm, toObject, trimmed } from "~/features/userFederation/ldap/ldapForm";
import { useLdapSections } from "~/features/userFederation/ldap/ldapSections";
import { useRefusedField } from "~/features/userFederation/ldap/refusedField";
import { setSearchChanged } from "~/features/userFederation/provider/syncs";
import { useProviderEdit } from "~/features/userFederation/provider/useProviderEdit";
import { SectionsForm } from "~/kit/form/SectionsForm";
import { to } from "~/routes";

/** The settings of an LDAP provider. */
export function LdapSettings({ provider }: { provider: Component }) {
  const { id = "" } = provider;
  const realm = useRealm();
  const sections = useLdapSections(false);
  /** Whether what is being saved lets users be deleted; it counts when it is written. */
  const mayRemove = useRef(false);
  /** Another set of users deletes those that are not among them: confirmed first, with the way to keep them. */
  const before = async (changes: Change[], typed: LdapValues) => {
    mayRemove.current = false;
    const values = await trimmed(changes, typed);
    if (!changesScope(changes) || !removesInvalid(values.config)) return values;
    const answer = await askScope("save", "gatehouse.scopeBody", realm);
    mayRemove.current = answer === "remove";
    if (answer !== "keep") return answer === "remove" && values;
    return { ...values, config: { ...values.config, removeInvalidUsersEnabled: ["false"] } };
  };
  const written = () => mayRemove.current && setSearchChanged(id, true);
  const fieldOf = useRefusedField();
  const shape = { toForm, toObject, secret: SECRET, before, mode: "onChange", fieldOf } as const;
  const edit = useProviderEdit(provider, shape, written);
  return (
    <SectionsForm
      edit={edit}
      sections={sections}
      cancelTo={to("user-federation")}
      testIds={{ save: "ldap-save", cancel: "ldap-cancel" }}
    />
  );
}
