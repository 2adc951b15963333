import { Button, Content, FormGroup, Switch } from "@patternfly/react-core";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { AddressField } from "~/features/identityProviders/adding/AddressField";
import { useImport } from "~/features/identityProviders/adding/useImport";
import { MetadataFile } from "~/features/identityProviders/adding/MetadataFile";
import type { ProviderField } from "~/features/identityProviders/settings/fields";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { type Key, type Text, useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { ReadOnlyContext, useDisabled } from "~/kit/form/fieldProps";
import { Inputs } from "~/kit/form/Inputs";

/** What the metadata of a protocol are called. */
export interface Metadata {
  type: "oidc" | "saml";
  /** Heading of what they say. */
  title: Text;
  /** Label and help of the switch. */
  useAddress: Key;
  useAddressHelp: Key;
  /** Label and help of the address. */
  address: Key;
  addressHelp: Key;
  /** Endings and media types of files. */
  accept: string;
}

interface Props extends Metadata {
  fields: readonly ProviderField[];
}

/**
 * What the metadata of another server say: read at their address, where they can be looked at, or from a file; they can
 * also be typed.
 */
export function Discovery({ fields, ...metadata }: Props) {
  const t = useT();
  const { clearErrors, getValues, setValue } = useFormContext<ProviderValues>();
  const byAddress = !useWatch<ProviderValues, "discovery">({ name: "discovery" })?.isTyped;
  const reader = useImport(metadata.type);
  return (
    <>
      <Content component="h2">{t(metadata.title)}</Content>
      <FormGroup
        label={t(metadata.useAddress)}
        fieldId="kc-discovery-endpoint-switch"
        labelHelp={<HelpIcon name="discoveryEndpoint" text={metadata.useAddressHelp} />}
      >
        <Switch
          id="kc-discovery-endpoint-switch"
          aria-label={t(metadata.useAddress)}
          label={t(byAddress ? "on" : "off")}
          isChecked={byAddress}
          onChange={(_, on) => {
            reader.stop();
            clearErrors("discovery");
            setValue("discovery", { url: "", read: "", ...getValues("discovery"), isTyped: !on });
          }}
        />
      </FormGroup>
      {byAddress ? (
        <>
          <AddressField {...metadata} metadata={reader} />
          <Found fields={fields} />
        </>
      ) : (
        <>
          <MetadataFile {...metadata} metadata={reader} />
          <Inputs fields={fields} />
        </>
      )}
    </>
  );
}

/**
 * What was read at the address; it shows as soon as there is something. What a provider has to have and was not there can
 * be typed.
 */
function Found({ fields }: { fields: readonly ProviderField[] }) {
  const t = useT();
  const isReadOnly = useDisabled();
  const [isHidden, setHidden] = useState(false);
  const discovery = useWatch<ProviderValues, "discovery">({ name: "discovery" });
  if (!discovery?.read) return null;
  const found = new Set<string>(discovery.filled?.map(nameOf));
  const isLacking = (field: ProviderField) => "required" in field && field.required === true && !found.has(field.name);
  return (
    <>
      <Content component="p">
        <Button variant="link" isInline aria-expanded={!isHidden} onClick={() => setHidden(!isHidden)}>
          {t(isHidden ? "showMetaData" : "hideMetaData")}
        </Button>
      </Content>
      {fields.map((field, index) => {
        const lacks = isLacking(field);
        return (
          (lacks || !isHidden) && (
            <ReadOnlyContext key={`${index} ${field.name}`} value={isReadOnly || !lacks}>
              <Inputs fields={[field]} />
            </ReadOnlyContext>
          )
        );
      })}
    </>
  );
}
