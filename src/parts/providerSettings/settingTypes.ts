import type { ConfigPropertyRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/configPropertyRepresentation";

/** A setting as the server describes it; newer servers say more than the admin client's type knows. */
export interface Property extends Omit<ConfigPropertyRepresentation, "defaultValue"> {
  defaultValue?: unknown;
  readOnly?: boolean;
}

const LISTS = new Set(["MultivaluedString", "MultivaluedList", "IdentityProviderMultiList"]);

/** Whether a type of setting has several values. */
export const isList = (type = "") => LISTS.has(type);

/** Whether the server keeps a setting to itself and sends a mask. */
export const isSecret = ({ type, secret }: Property) => secret === true || type === "Password";
