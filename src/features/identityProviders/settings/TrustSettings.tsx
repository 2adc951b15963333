import type { IdentityProvider } from "~/features/identityProviders/provider";
import { useFurtherFields } from "~/features/identityProviders/settings/furtherFields";
import { useTrustFields } from "~/features/identityProviders/settings/trustFields";
import { testIds, useProviderEdit } from "~/features/identityProviders/settings/useProviderEdit";
import { SectionsForm } from "~/kit/form/SectionsForm";

/** The settings of a provider that only says whose assertions are trusted. */
export function TrustSettings({ provider }: { provider: IdentityProvider }) {
  const { providerId = "" } = provider;
  const edit = useProviderEdit(provider);
  const fields = [...useTrustFields(providerId, false), ...useFurtherFields(providerId)];
  return <SectionsForm edit={edit} sections={[{ title: "generalSettings", fields }]} testIds={testIds} />;
}
