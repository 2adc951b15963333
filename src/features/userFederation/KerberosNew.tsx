import { PageSection } from "@patternfly/react-core";
import {
  kerberosSections,
  type KerberosValues,
  newKerberos,
  toForm,
  toObject,
} from "~/features/userFederation/kerberosForm";
import { trimmed } from "~/features/userFederation/ldap/ldapForm";
import { useNewProvider } from "~/features/userFederation/provider/useProviderEdit";
import { useT } from "~/i18n/useT";
import { SectionsForm } from "~/kit/form/SectionsForm";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

/** A new Kerberos provider. */
export default function KerberosNew() {
  const t = useT();
  const edit = useNewProvider("kerberos", newKerberos, { toForm, toObject, before: trimmed<KerberosValues> });
  return (
    <>
      <PageHeading title={t(["addProvider", { count: 1, provider: "Kerberos" }])} />
      <PageSection>
        <SectionsForm
          edit={edit}
          sections={kerberosSections}
          cancelTo={to("user-federation")}
          testIds={{ save: "kerberos-save", cancel: "kerberos-cancel" }}
        />
      </PageSection>
    </>
  );
}
