import type { ProviderField } from "~/features/identityProviders/settings/fields";

/** What a new provider starts with: users are read at their first sign-in only. */
export const startOf = (providerId: string, config: Record<string, string> = {}) => ({
  alias: providerId,
  config: { syncMode: "IMPORT", ...config },
});

/** Whether a new provider can be added as it comes: all that it has to have is its alias, which it starts with. */
export const isComplete = (fields: readonly ProviderField[]) =>
  fields.every((field) => field.name === "alias" || !("required" in field && field.required));
