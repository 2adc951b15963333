import { Suspense } from "react";
import { custom, type ProviderField } from "~/features/identityProviders/settings/fields";
import { useTypeProperties } from "~/features/identityProviders/settings/typeProperties";
import { lazily } from "~/kit/page/lazily";

const ProviderSettings = lazily(() =>
  import("~/parts/providerSettings/ProviderSettings").then((module) => module.ProviderSettings),
);

/** What an extension of the server adds to the settings of a protocol; their code comes only with it. */
export function useFurtherFields(providerId: string): ProviderField[] {
  const properties = useTypeProperties(providerId);
  if (properties.length === 0) return [];
  return [
    custom("config", "settings", () => (
      <Suspense>
        <ProviderSettings properties={properties} stringify />
      </Suspense>
    )),
  ];
}
