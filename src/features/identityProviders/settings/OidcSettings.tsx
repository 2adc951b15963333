import type { IdentityProvider } from "~/features/identityProviders/provider";
import { useAdvancedSection } from "~/features/identityProviders/settings/advancedSection";
import { useAssertionFields, useGrantSection } from "~/features/identityProviders/settings/assertionFields";
import { generalFields } from "~/features/identityProviders/settings/generalFields";
import {
  endpointFields,
  oauth2Advanced,
  oidcAdvanced,
  useClaimFields,
  useClientAuthFields,
} from "~/features/identityProviders/settings/oidcFields";
import type { ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { useFurtherFields } from "~/features/identityProviders/settings/furtherFields";
import { testIds, useProviderEdit } from "~/features/identityProviders/settings/useProviderEdit";
import { type Text, useT } from "~/i18n/useT";
import { type Section, SectionsForm } from "~/kit/form/SectionsForm";

interface Props {
  provider: IdentityProvider;
  kind: "oidc" | "oauth2";
}

/** The settings of a provider of OpenID Connect or OAuth 2. */
export function OidcSettings({ provider, kind }: Props) {
  const { providerId = "" } = provider;
  const edit = useProviderEdit(provider);
  const sections = useSections(provider, kind);
  const general = [...generalFields(providerId, false), ...useFurtherFields(providerId)];
  return (
    <SectionsForm
      edit={edit}
      sections={[{ title: "generalSettings", fields: general }, ...sections]}
      testIds={testIds}
    />
  );
}

function useSections(provider: IdentityProvider, kind: "oidc" | "oauth2"): Section<ProviderValues>[] {
  const t = useT();
  const client = useClientAuthFields(false);
  const claims = useClaimFields();
  const users = useAdvancedSection(kind);
  const assertions = useAssertionFields(kind);
  const grant = useGrantSection(provider);
  const oidc = kind === "oidc";
  const settings: Text = oidc ? "oidcSettings" : { text: t.ifThere("oAuthSettings") ?? t("oidcSettings") };
  return [
    { title: settings, fields: [...endpointFields(t, kind), ...client] },
    ...(oidc ? [] : [{ title: { text: t.ifThere("userProfileClaims") ?? "" }, fields: claims }]),
    { title: "advanced", fields: oidc ? oidcAdvanced(t) : oauth2Advanced(t) },
    ...grant,
    { ...users, fields: [...users.fields, ...assertions] },
  ];
}
