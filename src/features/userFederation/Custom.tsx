import { toForm, toObject, useCustomFields } from "~/features/userFederation/customForm";
import { useProvider } from "~/features/userFederation/federation";
import { ProviderHeading } from "~/features/userFederation/provider/ProviderHeading";
import { useProviderEdit } from "~/features/userFederation/provider/useProviderEdit";
import { FormPage } from "~/kit/form/EditForm";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** One provider of a type that an extension of the server brings. */
export default function Custom() {
  const { providerId = "" } = usePlace().params;
  const provider = useProvider(providerId);
  const { fields, secret } = useCustomFields(providerId, false);
  const edit = useProviderEdit(provider, { toForm, toObject, secret });
  return (
    <>
      <ProviderHeading provider={provider} />
      <FormPage
        edit={edit}
        fields={fields}
        cancelTo={to("user-federation")}
        testIds={{ save: "custom-save", cancel: "custom-cancel" }}
      />
    </>
  );
}
