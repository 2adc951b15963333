import { type IdentityProvider, settingOf } from "~/features/identityProviders/provider";
import { useAdvancedSection } from "~/features/identityProviders/settings/advancedSection";
import { clientFields, generalFields } from "~/features/identityProviders/settings/generalFields";
import { useTypeFields } from "~/features/identityProviders/settings/typeFields";
import { useIsSocial } from "~/features/identityProviders/settings/typeProperties";
import { testIds, useProviderEdit } from "~/features/identityProviders/settings/useProviderEdit";
import { SectionsForm } from "~/kit/form/SectionsForm";

/** The settings of a social network, or of a type that an extension of the server brings. */
export function OtherSettings({ provider }: { provider: IdentityProvider }) {
  const { providerId = "" } = provider;
  const edit = useProviderEdit(provider);
  const hasClient = useIsSocial(providerId) || settingOf(provider, "clientId") !== "";
  const settings = useTypeFields(providerId, false);
  const advanced = useAdvancedSection("other");
  const general = [...generalFields(providerId, false, hasClient ? clientFields(false) : []), ...settings];
  return (
    <SectionsForm edit={edit} sections={[{ title: "generalSettings", fields: general }, advanced]} testIds={testIds} />
  );
}
