import { PageSection } from "@patternfly/react-core";
import { type LdapValues, newLdap, SECRET, toForm, toObject, trimmed } from "~/features/userFederation/ldap/ldapForm";
import { useLdapSections } from "~/features/userFederation/ldap/ldapSections";
import { useRefusedField } from "~/features/userFederation/ldap/refusedField";
import { useNewProvider } from "~/features/userFederation/provider/useProviderEdit";
import { useT } from "~/i18n/useT";
import { SectionsForm } from "~/kit/form/SectionsForm";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** A new LDAP provider. */
export default function LdapNew() {
  const t = useT();
  const sections = useLdapSections(true);
  const fieldOf = useRefusedField();
  const edit = useNewProvider("ldap", newLdap, {
    toForm,
    toObject,
    secret: SECRET,
    mode: "onChange",
    before: trimmed<LdapValues>,
    fieldOf,
  });
  return (
    <>
      <PageHeading title={t(["addProvider", { count: 1, provider: "LDAP" }])} />
      <PageSection>
        <SectionsForm
          edit={edit}
          sections={sections}
          cancelTo={to("user-federation")}
          testIds={{ save: "ldap-save", cancel: "ldap-cancel" }}
        />
      </PageSection>
    </>
  );
}
