import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useAction } from "~/data/write/action";
import type { Organization } from "~/features/organizations/organization";
import {
  type LinkValues,
  refusedField,
  settingsIn,
  useLinkFields,
  valuesOf,
} from "~/features/organizations/providers/linkFields";
import { change, type LinkedProvider } from "~/features/organizations/providers/linkedProvider";
import { useT } from "~/i18n/useT";
import { FormDialog } from "~/kit/form/FormDialog";
import { useIdentityProviderOptions } from "~/parts/providerSettings/useIdentityProviderOptions";

interface Props {
  organization: Organization;
  /** The provider that is linked already; without it one is chosen. */
  provider?: LinkedProvider;
  onClose: () => void;
}

/**
 * Links an identity provider with an organization (`POST organizations/{id}/identity-providers`) and then writes what it
 * does for it (`PUT identity-provider/instances/{alias}`): a link that is refused changes nothing. What is linked already
 * is not linked again when the second call is tried once more.
 */
export function LinkDialog({ organization, provider, onClose }: Props) {
  const t = useT();
  const { id: orgId = "" } = organization;
  const [linked, setLinked] = useState(provider?.alias);
  /** The same for the alert, which may be about the call after the link. */
  const isLinked = useRef(provider !== undefined);
  const form = useForm<LinkValues>({ defaultValues: valuesOf(provider), mode: "onChange" });
  const fields = useLinkFields(organization, useIdentityProviderOptions({ realmOnly: true }), linked !== undefined);
  const action = useAction(
    async (call, values: LinkValues) => {
      const { alias } = values;
      if (linked === undefined) await call("organizations.linkIdp", { orgId, alias });
      isLinked.current = true;
      setLinked(alias);
      await change(call, alias, settingsIn(values, provider));
    },
    {
      done: provider ? "linkUpdatedSuccessful" : "linkSuccessful",
      failed: () => (isLinked.current ? "linkUpdateError" : "linkError"),
    },
  );
  return (
    <FormDialog
      id="form"
      title={t("linkIdentityProvider")}
      form={form}
      fields={fields}
      confirm="save"
      call={linked === undefined ? "organizations.linkIdp" : "identityProviders.update"}
      send={action.run}
      fieldOf={refusedField}
      onClose={onClose}
    />
  );
}
