import { FormGroup, InputGroup, InputGroupItem, TextInput } from "@patternfly/react-core";
import { useWatch } from "react-hook-form";
import { isSegment } from "~/data/api/segment";
import { useRealmAddress } from "~/data/query/realm";
import { custom, type ProviderField, text } from "~/features/identityProviders/settings/fields";
import { nameOf, type ProviderValues } from "~/features/identityProviders/settings/providerForm";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { LONGEST, textIn } from "~/kit/form/values";
import { WHOLE } from "~/kit/form/useField";

/** Address of a provider in this realm, which the other side has to know. */
export const useBrokerAddress = (alias: string) => `${useRealmAddress()}/broker/${encodeURIComponent(alias)}/endpoint`;

/** An address to read and copy. */
export function CopiedAddress({ id, address, help }: { id: "redirectURI"; address: string; help: "redirectURIHelp" }) {
  const t = useT();
  return (
    <FormGroup
      label={<span id={`${id}-label`}>{t(id)}</span>}
      fieldId={id}
      labelHelp={<HelpIcon name={id} text={help} />}
    >
      <InputGroup>
        <InputGroupItem isFill>
          <TextInput
            id={id}
            data-testid={id}
            dir="ltr"
            readOnlyVariant="default"
            // scripts know it by this name
            aria-label="Copyable input"
            aria-describedby={`${id}-label`}
            value={address}
          />
        </InputGroupItem>
        <InputGroupItem>
          <CopyButton id={id} text={address} />
        </InputGroupItem>
      </InputGroup>
    </FormGroup>
  );
}

/** Where the other side sends users back to; it follows the alias while that is typed. */
function RedirectAddress({ providerId }: { providerId: string }) {
  const alias = textIn(useWatch<ProviderValues>({ name: "alias" })).trim();
  const address = useBrokerAddress(alias || providerId);
  return <CopiedAddress id="redirectURI" help="redirectURIHelp" address={address} />;
}

/**
 * What every provider has that signs users in: where they come back to, alias (chosen once), name, order.
 * @param client how this server is known to the provider, where no section of its own says so
 */
export const generalFields = (
  providerId: string,
  isNew: boolean,
  client: readonly ProviderField[] = [],
): ProviderField[] => [
  custom("redirectURI", "redirectURI", () => <RedirectAddress providerId={providerId} />, "redirectURIHelp"),
  aliasField(isNew),
  { kind: "text", name: "displayName", label: "displayName", maxLength: LONGEST },
  ...client,
  text("guiOrder", "displayOrder", {
    type: "number",
    pattern: WHOLE,
    min: 0,
    help: "displayOrderHelp",
    id: "kc-display-order",
    helpId: "displayOrder",
    testId: "displayOrder",
  }),
];

/** The name of a provider in addresses, chosen once. */
export const aliasField = (isNew: boolean): ProviderField => ({
  kind: "text",
  name: "alias",
  ...labelled("alias"),
  required: true,
  maxLength: LONGEST,
  isDisabled: !isNew,
  validate: (alias) => (isSegment(alias.trim()) ? undefined : "gatehouse.unusableAlias"),
});

/** How this server is known to a provider that has nothing further to say of it. */
export const clientFields = (isNew: boolean): ProviderField[] => [
  text("clientId", "clientId", { help: "clientIdHelp", required: true }),
  {
    kind: "password",
    name: nameOf("clientSecret"),
    ...labelled("clientSecret"),
    required: true,
    isHidden: !isNew,
  },
];
