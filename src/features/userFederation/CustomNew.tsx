import { toForm, toObject, useCustomFields } from "~/features/userFederation/customForm";
import { type Component, typeName } from "~/features/userFederation/federation";
import { useNewProvider } from "~/features/userFederation/provider/useProviderEdit";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const empty: Component = { name: "", config: { enabled: ["true"], priority: ["0"], cachePolicy: ["DEFAULT"] } };

/** A new provider of a type that an extension of the server brings. */
export default function CustomNew() {
  const t = useT();
  const { providerId = "" } = usePlace().params;
  const { fields, secret } = useCustomFields(providerId, true);
  const edit = useNewProvider(providerId, empty, { toForm, toObject, secret });
  return (
    <>
      <PageHeading title={t(["addProvider", { count: 1, provider: typeName(providerId) }])} />
      <FormPage
        edit={edit}
        fields={fields}
        cancelTo={to("user-federation")}
        testIds={{ save: "custom-save", cancel: "custom-cancel" }}
      />
    </>
  );
}
