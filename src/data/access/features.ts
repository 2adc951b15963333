// A file of its own, because the site map is loaded first.
import type { ServerInfoRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/serverInfoRepesentation";

type Info = ServerInfoRepresentation | undefined;

const isOn = (info: Info, feature: string) => info?.features?.some(({ name, enabled }) => name === feature && enabled);

/** Whether a feature is there and on. */
export const hasFeature = (info: Info, feature: string) => isOn(info, feature) ?? false;

/**
 * Whether a feature that every supported server has by default is not switched off, as far as is known: it counts as there
 * before server info is, and for who may not read it.
 */
export const mayHaveFeature = (info: Info, feature: string) => isOn(info, feature) ?? true;
