import { useData } from "~/data/cache";
import { toForm, toObject, useCustomFields } from "~/features/userFederation/customForm";
import { ProviderHeading } from "~/features/userFederation/ProviderHeading";
import { useProviderEdit } from "~/features/userFederation/useProviderEdit";
import { FormPage } from "~/kit/EditForm";
import { usePlace } from "~/kit/place";
import { to } from "~/routes";

/** One provider of a type that an extension of the server brings. */
export default function Custom() {
  const { id = "" } = usePlace().params;
  const provider = useData("components.findOne", { id });
  const { fields, secret } = useCustomFields(provider.providerId ?? "", false);
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
