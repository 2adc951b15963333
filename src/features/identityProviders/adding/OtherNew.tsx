import { useState } from "react";
import { isComplete, startOf } from "~/features/identityProviders/adding/startOf";
import { typeName } from "~/features/identityProviders/provider";
import { clientFields, generalFields } from "~/features/identityProviders/settings/generalFields";
import { useTypeFields } from "~/features/identityProviders/settings/typeFields";
import { useIsSocial } from "~/features/identityProviders/settings/typeProperties";
import { useNewProvider } from "~/features/identityProviders/settings/useProviderEdit";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

/** A new identity provider of a social network, or of a type that an extension of the server brings. */
export function OtherNew({ providerId }: { providerId: string }) {
  const t = useT();
  const isSocial = useIsSocial(providerId);
  const settings = useTypeFields(providerId, true);
  const fields = [...generalFields(providerId, true, isSocial ? clientFields(true) : []), ...settings];
  const [start] = useState(() => startOf(providerId));
  const edit = useNewProvider(providerId, start, isComplete(fields));
  return (
    <>
      <PageHeading title={t(["addIdentityProvider", { provider: typeName(providerId) }])} />
      <FormPage
        edit={edit}
        fields={fields}
        save="add"
        cancelTo={to("identity-providers")}
        testIds={{ save: "createProvider", cancel: "cancel" }}
      />
    </>
  );
}
