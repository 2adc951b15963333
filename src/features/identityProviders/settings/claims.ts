/** Claims that OAuth 2 takes users' properties from: setting, what the server takes where a provider does not say it, required. */
export const claims = [
  ["userIDClaim", "sub", true],
  ["userNameClaim", "preferred_username", true],
  ["emailClaim", "email", true],
  ["fullNameClaim", "name", false],
  ["givenNameClaim", "given_name", false],
  ["familyNameClaim", "family_name", false],
] as const;

/** What a provider of OAuth 2 takes users' properties from that does not say it. */
export const standardClaims: Record<string, string> = Object.fromEntries(claims.map(([name, claim]) => [name, claim]));
