import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";

/**
 * Whether a feature that every supported server has by default is not switched off, as far as is known: it counts as there
 * before server info is, and for who may not read it. A file of its own, because the site map is loaded first.
 */
export const mayHaveFeature = (info: ServerInfoRepresentation | undefined, feature: string) =>
  info?.features?.some(({ name, enabled }) => name === feature && enabled) ?? true;
