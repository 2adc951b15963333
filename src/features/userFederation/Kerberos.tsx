import { PageSection } from "@patternfly/react-core";
import { useProvider } from "~/features/userFederation/federation";
import { kerberosSections, type KerberosValues, toForm, toObject } from "~/features/userFederation/kerberosForm";
import { ProviderHeading } from "~/features/userFederation/provider/ProviderHeading";
import { trimmed } from "~/features/userFederation/ldap/ldapForm";
import { useProviderEdit } from "~/features/userFederation/provider/useProviderEdit";
import { SectionsForm } from "~/kit/form/SectionsForm";
import { to } from "~/routes";

/** One Kerberos provider. */
export default function Kerberos() {
  const provider = useProvider("kerberos");
  const edit = useProviderEdit(provider, { toForm, toObject, before: trimmed<KerberosValues> });
  return (
    <>
      <ProviderHeading provider={provider} />
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
