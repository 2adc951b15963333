import { FormGroup } from "@patternfly/react-core";
import type { IdentityProvider } from "~/features/identityProviders/provider";
import { useAdvancedSection } from "~/features/identityProviders/settings/advancedSection";
import { custom } from "~/features/identityProviders/settings/fields";
import { useFurtherFields } from "~/features/identityProviders/settings/furtherFields";
import { generalFields, useBrokerAddress } from "~/features/identityProviders/settings/generalFields";
import { contextSection, entityIdField, samlFields } from "~/features/identityProviders/settings/samlFields";
import { testIds, useProviderEdit } from "~/features/identityProviders/settings/useProviderEdit";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { SectionsForm } from "~/kit/form/SectionsForm";

const settings = { title: "samlSettings", fields: [entityIdField, ...samlFields] } as const;

/** The settings of a SAML provider. */
export function SamlSettings({ provider }: { provider: IdentityProvider }) {
  const { providerId = "", alias = "" } = provider;
  const edit = useProviderEdit(provider);
  const advanced = useAdvancedSection("saml");
  const descriptor = custom("endpoints", "endpoints", () => <Descriptor alias={alias} />);
  const general = [...generalFields(providerId, false), descriptor, ...useFurtherFields(providerId)];
  return (
    <SectionsForm
      edit={edit}
      sections={[{ title: "generalSettings", fields: general }, settings, contextSection, advanced]}
      testIds={testIds}
    />
  );
}

/** Address of what the other side has to know of this server, to open or to copy. */
function Descriptor({ alias }: { alias: string }) {
  const t = useT();
  const address = `${useBrokerAddress(alias)}/descriptor`;
  return (
    <FormGroup label={t("endpoints")} fieldId="endpoints">
      <a id="endpoints" href={address} target="_blank" rel="noreferrer noopener">
        {t("samlEndpointsLabel")}
      </a>{" "}
      <CopyButton id="endpoints" text={address} />
    </FormGroup>
  );
}
