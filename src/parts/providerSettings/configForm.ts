import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import { dotted, undotted } from "~/kit/form/fieldProps";

/** Values of a form whose settings the server describes; names with dots as `dotted` writes them. */
export interface ConfigValues {
  name: string;
  providerId: string;
  config: Record<string, unknown>;
}

/**
 * Several values of a setting in an order of our own: the server keeps them as a set, and answers them in another order
 * after each write of the component, whatever was changed in it.
 */
const ordered = (values: string[]) => values.toSorted();

/** One text is itself, so that its field can compare it; one with `##` would be taken for several. */
function shown(value: string | string[]): unknown {
  const [only, ...more] = [value].flat();
  if (only === undefined) return value;
  return more.length > 0 || only.includes("##") ? ordered([only, ...more]) : only;
}

/** The form's values of a component. */
export const toForm = ({ name = "", providerId = "", config = {} }: ComponentRepresentation): ConfigValues => ({
  name,
  providerId,
  config: Object.fromEntries(Object.entries(config).map(([key, value]) => [dotted(key), shown(value)])),
});

/** The component that the form's values mean: every setting is a list. */
export const toObject = ({ name, providerId, config }: ConfigValues) => ({
  name,
  providerId,
  config: Object.fromEntries(
    Object.entries(config)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [undotted(key), ordered([value].flat().map(String))]),
  ),
});
