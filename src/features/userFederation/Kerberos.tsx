import { useData } from "~/data/cache";
import { kerberosSections, toForm, toObject } from "~/features/userFederation/kerberosForm";
import { ProviderHeading } from "~/features/userFederation/ProviderHeading";
import { useProviderEdit } from "~/features/userFederation/useProviderEdit";
import { FormPage } from "~/kit/EditForm";
import { usePlace } from "~/kit/place";
import { to } from "~/routes";

/** One Kerberos provider. */
export default function Kerberos() {
  const { id = "" } = usePlace().params;
  const provider = useData("components.findOne", { id });
  const edit = useProviderEdit(provider, { toForm, toObject });
  return (
    <>
      <ProviderHeading provider={provider} />
      <FormPage
        edit={edit}
        sections={kerberosSections}
        cancelTo={to("user-federation")}
        testIds={{ save: "kerberos-save", cancel: "kerberos-cancel" }}
      />
    </>
  );
}
