import { changesBetween } from "~/data/write/merge";
import { titleOf } from "~/features/identityProviders/provider";
import { toForm, toObject } from "~/features/identityProviders/settings/providerForm";

it("shows the claims that the server takes for those that a provider of OAuth 2 does not name", () => {
  const { config } = toForm({ providerId: "oauth2", config: { emailClaim: "mail" } });
  expect(config).toMatchObject({ userIDClaim: "sub", emailClaim: "mail", fullNameClaim: "name" });
  // settings of other types may have these names
  expect(toForm({ providerId: "ours", config: {} }).config).not.toHaveProperty("userIDClaim");
});

it("writes nothing of what is only shown", () => {
  const stored = toObject(toForm({ providerId: "oauth2" }));
  expect(changesBetween(stored, toObject(toForm({ providerId: "oauth2" })))).toEqual([]);
});

it("shows how long assertions of Google are valid where it does not say so: an hour, not what others take", () => {
  const longest = (providerId: string) =>
    toForm({ providerId }).config.jwtAuthorizationGrantMaxAllowedAssertionExpiration;
  expect(["google", "oidc"].map(longest)).toEqual(["3600", "300"]);
});

it("takes blanks for no display name, under which nobody would find the provider", () => {
  const blank = { alias: "op", providerId: "oidc", displayName: "  " };
  expect(titleOf(blank)).toBe("op");
  expect(toObject(toForm(blank)).displayName).toBe("");
});
