import { useState } from "react";
import { useRealmAddress } from "~/data/query/realm";
import { Discovery, type Metadata } from "~/features/identityProviders/adding/Discovery";
import { startOf } from "~/features/identityProviders/adding/startOf";
import { custom } from "~/features/identityProviders/settings/fields";
import { generalFields } from "~/features/identityProviders/settings/generalFields";
import { entityIdField, samlFields } from "~/features/identityProviders/settings/samlFields";
import { useNewProvider } from "~/features/identityProviders/settings/useProviderEdit";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

const metadata: Metadata = {
  type: "saml",
  title: "samlSettings",
  useAddress: "useEntityDescriptor",
  useAddressHelp: "useEntityDescriptorHelp",
  address: "samlEntityDescriptor",
  addressHelp: "samlEntityDescriptorHelp",
  accept: ".xml,text/xml,application/xml",
};

/** What a provider starts with that its metadata do not say. */
const start = {
  allowCreate: "true",
  nameIDPolicyFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  principalType: "SUBJECT",
  signatureAlgorithm: "RSA_SHA256",
  xmlSigKeyInfoKeyNameTransformer: "KEY_ID",
  encryptionAlgorithm: "RSA-OAEP",
  // without it the server logs out as it responds
  postBindingLogout: "false",
};

const discovery = custom("discovery", metadata.address, () => <Discovery {...metadata} fields={samlFields} />);

/** A new SAML provider. */
export function SamlNew({ providerId }: { providerId: string }) {
  const t = useT();
  const entityId = useRealmAddress();
  const [object] = useState(() => startOf(providerId, { ...start, entityId }));
  const edit = useNewProvider(providerId, object);
  return (
    <>
      <PageHeading title={t("addSamlProvider")} />
      <FormPage
        edit={edit}
        fields={[...generalFields(providerId, true), entityIdField, discovery]}
        save="add"
        cancelTo={to("identity-providers")}
        testIds={{ save: "createProvider", cancel: "cancel" }}
      />
    </>
  );
}
