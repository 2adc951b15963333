import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { useAccess } from "~/data/access/access";
import { SEES_PROVIDERS } from "~/data/access/readers";
import { useOptional } from "~/data/query/cache";
import { AdvancedForm } from "~/features/clients/advanced/AdvancedForm";
import { asOptions, type Fields, switchIfThere } from "~/features/clients/advanced/labelled";
import { attribute } from "~/features/clients/client";
import { serverWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";

const testIds = { save: "oid4vciSave", cancel: "oid4vciRevert" };
/** Identity providers that only say whom to trust (26.7 and newer). */
const TRUST = { type: "TRUST_MATERIAL" };

interface Props {
  client: ClientRepresentation;
}

/** Whether a client may get verifiable credentials, and whose attestation of its keys counts. */
export function VerifiableCredentialIssuing({ client }: Props) {
  const t = useT();
  const mayList = useAccess()(SEES_PROVIDERS).length === 0;
  return mayList && t.ifThere("oid4vciAttesterTrustIdps") ? (
    <WithAttesters client={client} />
  ) : (
    <IssuingForm client={client} aliases={[]} />
  );
}

/** The form with the identity providers to choose from (`GET identity-provider/instances`). */
function WithAttesters({ client }: Props) {
  const providers = useOptional("identityProviders.find", TRUST) ?? [];
  return <IssuingForm client={client} aliases={providers.flatMap(({ alias }) => alias ?? [])} />;
}

function IssuingForm({ client, aliases }: Props & { aliases: string[] }) {
  const t = useT();
  const attesters = serverWords(t, "oid4vciAttesterTrustIdps");
  const lead = t.ifThere("openIdVerifiableCredentialsHelp");
  const fields: Fields = switchIfThere(t, "oid4vci.enabled", "oid4vciEnabled");
  if (attesters)
    fields.push({
      kind: "select",
      isMulti: true,
      name: attribute("oid4vci.attester_trust_idps"),
      options: asOptions(aliases),
      ...attesters,
    });
  return (
    <AdvancedForm
      client={client}
      name="verifiable credentials"
      description={lead === undefined ? undefined : { text: lead }}
      fields={fields}
      testIds={testIds}
    />
  );
}
