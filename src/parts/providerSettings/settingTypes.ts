import type { ConfigPropertyRepresentation } from "@keycloak/keycloak-admin-client/lib/defs/configPropertyRepresentation";
import { dotted } from "~/kit/form/fieldProps";

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

/** The form name that a setting has unless its page names it otherwise. */
export const settingName = (property: string) => `config.${dotted(property)}` as const;

/** Form names of the settings that are secret: drafts must not have them. */
export const secretsIn = (properties: readonly Property[] = [], nameOf: (property: string) => string = settingName) =>
  properties.filter(isSecret).map(({ name = "" }) => nameOf(name));
