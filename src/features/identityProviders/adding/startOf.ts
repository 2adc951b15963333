/** What a new provider starts with: users are read at their first sign-in only. */
export const startOf = (providerId: string, config: Record<string, string> = {}) => ({
  alias: providerId,
  config: { syncMode: "IMPORT", ...config },
});
