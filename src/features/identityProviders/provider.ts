import type IdentityProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderRepresentation";
import { useServerInfo } from "~/data/query/serverInfo";
import type { Call } from "~/data/write/action";
import { type Text, useServerText, useSort, useT } from "~/i18n/useT";
import { to } from "~/routes";

export type IdentityProvider = IdentityProviderRepresentation;

/** What the pages of a provider depend on: its protocol; `trust` keeps keys and signs nobody in; `other` is as the server describes it. */
export type Kind = "oidc" | "oauth2" | "saml" | "trust" | "other";

/** Providers that only say whose assertions are trusted. */
const TRUST = ["spiffe", "kubernetes", "jwt-authorization-grant", "default-trust"];

/** The kind of a type; extensions call theirs e.g. `our-oidc`. */
export function kindOf(providerId = ""): Kind {
  if (TRUST.includes(providerId)) return "trust";
  for (const kind of ["oidc", "oauth2", "saml"] as const) if (providerId.includes(kind)) return kind;
  return "other";
}

/** A type as a name, which automation knows. */
export const typeName = (providerId = "") => providerId.charAt(0).toUpperCase() + providerId.slice(1);

/** What a provider is called: its own name, unless it is blank, and not that of its type, which others have, too. */
export const titleOf = ({ displayName = "", alias = "" }: IdentityProvider) =>
  displayName.trim() ? displayName : alias;

/** A setting of a provider as text. */
export const settingOf = ({ config }: IdentityProvider, name: string) => String(config?.[name] ?? "");

/** Address of a provider's settings. */
export const addressOf = ({ providerId = "", alias = "" }: IdentityProvider) =>
  to("identity-provider", { providerId, alias, tab: "settings" });

/** A type of provider. */
export interface ProviderType {
  id: string;
  name: string;
}

/** The types of providers that this server has by their groups, in its order: `identityProviders` of `GET serverinfo`. */
export function useTypeGroups(): { name: string; types: ProviderType[] }[] {
  const t = useT();
  const text = useServerText();
  const all = (useServerInfo().identityProviders ?? []).map(({ id = "", name = id, groupName = "" }) => ({
    id,
    name: text(name),
    groupName,
  }));
  const sorted = useSort(all, ({ name }) => name);
  const known: Record<string, Text> = { Social: "idpType.social", "User-defined": "idpType.custom" };
  return [...new Set(all.map(({ groupName }) => groupName))].map((group) => {
    const words = known[group];
    return {
      name: words ? t(words) : text(group),
      types: sorted.filter(({ groupName }) => groupName === group),
    };
  });
}

/** Creates a provider (`POST identity-provider/instances`). */
export async function create(call: Call, provider: IdentityProvider): Promise<IdentityProvider> {
  const { internalId: _, types: _types, ...rest } = provider;
  await call("identityProviders.create", rest);
  return provider;
}

/** Writes a provider (`PUT identity-provider/instances/{alias}`). */
export async function update(call: Call, provider: IdentityProvider): Promise<IdentityProvider> {
  await call("identityProviders.update", { alias: provider.alias ?? "" }, provider);
  return provider;
}
