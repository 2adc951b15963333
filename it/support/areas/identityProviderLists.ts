// The lists of identity providers, for the contract of every list.
import { makeIdentityProvider, makeProviderMapper } from "../probes/identityProviderProbes";

const dozen = (prefix: string) => Array.from({ length: 12 }, (_, n) => `${prefix}-${String(n + 1).padStart(2, "0")}`);

/** Each with what the contract of lists needs of it. */
export const identityProviderLists = [
  {
    list: "identity providers",
    column: "Name",
    other: "Linked organization",
    search: "Search for provider",
    make: async (realm: string, prefix: string) => {
      for (const alias of dozen(prefix)) await makeIdentityProvider(realm, alias);
      return `/${realm}/identity-providers`;
    },
  },
  {
    list: "mappers of an identity provider",
    column: "Name",
    other: "Category",
    search: "Search for mapper",
    make: async (realm: string, prefix: string) => {
      const alias = await makeIdentityProvider(realm);
      for (const name of dozen(prefix)) await makeProviderMapper(realm, alias, name);
      return `/${realm}/identity-providers/oidc/${alias}/mappers`;
    },
  },
];
