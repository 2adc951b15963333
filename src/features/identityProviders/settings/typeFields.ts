import { useTypeProperties } from "~/features/identityProviders/settings/typeProperties";
import type { ProviderField } from "~/features/identityProviders/settings/fields";
import { useProviderFields } from "~/parts/providerSettings/ProviderSettings";

/** The settings that the server describes for a type; most types have none. */
export const useTypeFields = (providerId: string, isNew: boolean): ProviderField[] =>
  useProviderFields(useTypeProperties(providerId), { isNew, stringify: true });
