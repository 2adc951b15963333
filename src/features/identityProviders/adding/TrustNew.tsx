import { useState } from "react";
import { isComplete, startOf } from "~/features/identityProviders/adding/startOf";
import { useTypeGroups } from "~/features/identityProviders/provider";
import { trustStart, useTrustFields } from "~/features/identityProviders/settings/trustFields";
import { useNewProvider } from "~/features/identityProviders/settings/useProviderEdit";
import { useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

const titles = {
  spiffe: "addSpiffeProvider",
  kubernetes: "addKubernetesProvider",
  "jwt-authorization-grant": "addJWTAuthorizationGrantProvider",
} as const;

const hasTitle = (providerId: string): providerId is keyof typeof titles => Object.hasOwn(titles, providerId);

/** A new provider that only says whose assertions are trusted. */
export function TrustNew({ providerId }: { providerId: string }) {
  const t = useT();
  const types = useTypeGroups().flatMap((group) => group.types);
  const name = types.find(({ id }) => id === providerId)?.name ?? providerId;
  const known = hasTitle(providerId) ? t.ifThere(titles[providerId]) : undefined;
  const fields = useTrustFields(providerId, true);
  const [object] = useState(() => startOf(providerId, trustStart(providerId)));
  const edit = useNewProvider(providerId, object, isComplete(fields));
  return (
    <>
      <PageHeading title={known ?? t(["addIdentityProvider", { provider: name }])} />
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
