import type IdentityProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderRepresentation";
import { useAccess } from "~/data/access/access";
import { SEES_PROVIDERS } from "~/data/access/readers";
import { useServerInfo } from "~/data/query/serverInfo";
import { upper } from "~/features/users/credentials/credentialOrder";
import { type Text, useT } from "~/i18n/useT";
import { pageAt } from "~/parts/groups/pageAt";

/** Whether the administrator may see the identity providers of the realm; the links of a user may always be seen. */
export const useMayListProviders = () => useAccess()(SEES_PROVIDERS).length === 0;

/** An identity provider as it is shown. */
export const nameOfProvider = (alias = "") => upper(alias);

/** A linked identity provider as it is shown: its alias as one word. */
export const nameOfLinked = (alias = "") => upper(alias.toLowerCase());

/** Page of an identity provider; undefined where the console has none. */
export const pageOfProvider = ({ alias = "", providerId = "" }: IdentityProviderRepresentation) =>
  pageAt("/:realm/identity-providers/:providerId/:alias/settings", { providerId, alias });

/** Says of which kind an identity provider is, by what server info has of its type. */
export function useProviderKind(): (providerId: string | undefined) => string {
  const t = useT();
  const { identityProviders = [] } = useServerInfo();
  return (providerId) => {
    if (!providerId) return "";
    const { groupName = "" } = identityProviders.find(({ id }) => id === providerId) ?? {};
    const known: Record<string, Text> = { Social: "idpType.social", "User-defined": "idpType.custom" };
    const text = known[groupName];
    return text ? t(text) : groupName;
  };
}
