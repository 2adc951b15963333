import type IdentityProviderRepresentation from "@keycloak/keycloak-admin-client/lib/defs/identityProviderRepresentation";
import type { Call } from "~/data/write/action";

/** An identity provider of an organization. */
export type LinkedProvider = IdentityProviderRepresentation;

/** Its setting that names the domain whose users sign in by it: one of the organization's, `ANY`, or none. */
export const DOMAIN = "kc.org.domain";

/** All domains of the organization. */
export const ANY_DOMAIN = "ANY";

/** The domain of a provider. */
export const domainOf = ({ config = {} }: LinkedProvider): string => String(config[DOMAIN] ?? "");

/** Writes an identity provider as the server has it now with nothing but some of its settings changed. */
export async function change(
  call: Call,
  alias: string,
  { config, ...settings }: Pick<LinkedProvider, "hideOnLogin" | "config">,
): Promise<void> {
  const fresh = await call("identityProviders.findOne", { alias });
  await call("identityProviders.update", { alias }, { ...fresh, ...settings, config: { ...fresh?.config, ...config } });
}
