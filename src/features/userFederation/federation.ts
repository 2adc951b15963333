import type ComponentRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentRepresentation";
import type ComponentTypeRepresentation from "@keycloak/keycloak-admin-client/lib/defs/componentTypeRepresentation";
import { notFound } from "~/data/api/errors";
import type { Call } from "~/data/write/action";
import { useData } from "~/data/query/cache";
import { useServerInfo } from "~/data/query/serverInfo";
import { textIn } from "~/kit/form/values";
import { usePlace } from "~/kit/page/place";
import { to } from "~/routes";

/** Type of the components that are providers. */
export const STORAGE = "org.keycloak.storage.UserStorageProvider";

/** A provider or mapper; each setting is a list, mostly of one text. */
export type Component = ComponentRepresentation;

/** A setting of a component as text; empty where there is none. */
export const configValue = ({ config }: Component, name: string) => textIn(config?.[name]);

/** A component that counts as switched on: also one that does not say so. */
export const isEnabled = (provider: Component) => configValue(provider, "enabled") !== "false";

/** A copy of a component with a setting. */
export const withSetting = (component: Component, name: string, value: string): Component => ({
  ...component,
  config: { ...component.config, [name]: [value] },
});

/** An id of a type as a name: `Kerberos` for `kerberos`, `LDAP` as everybody writes it. */
export const typeName = (id = "") => (id === "ldap" ? "LDAP" : id.charAt(0).toUpperCase() + id.slice(1));

/** Title of a provider's page, which automation knows. */
export const titleOf = (providerId = "") =>
  providerId === "ldap" || providerId === "kerberos" ? typeName(providerId) : providerId;

/** Address of a provider. */
export function addressOfProvider({ providerId = "", id = "" }: Component): string {
  if (providerId === "ldap") return to("ldap", { id });
  if (providerId === "kerberos") return to("kerberos", { id });
  return to("custom-federation", { providerId, id });
}

/** Address of the form for a new provider of a type. */
export function addressOfNew(providerId: string): string {
  if (providerId === "ldap") return to("ldap-new");
  if (providerId === "kerberos") return to("kerberos-new");
  return to("custom-federation-new", { providerId });
}

/** The types of providers this server has: `componentTypes` of `GET serverinfo`. */
export function useProviderTypes(): ComponentTypeRepresentation[] {
  return useServerInfo().componentTypes?.[STORAGE] ?? [];
}

/**
 * The provider of an address. Other components of the realm, such as keys and mappers, and providers of another type are
 * none of its pages.
 * @param providerId its type
 */
export function useProvider(providerId: string): Component {
  const { id = "" } = usePlace().params;
  const provider = useData("components.findOne", { id });
  if (provider.providerType !== STORAGE || provider.providerId !== providerId) throw notFound(id);
  return provider;
}

/** The read of a realm's providers; all of them have the realm for their parent. */
export const providersRead = ["components.find", { type: STORAGE }] as const;

/** Creates a component (`POST components`); the name of a mapper is given once, and blanks around it would stay for good. */
export async function create(call: Call, component: Component): Promise<Component> {
  const { id: _, ...rest } = component;
  const made = { ...rest, name: rest.name?.trim() };
  const { id } = await call("components.create", made);
  return { ...made, id };
}

/** Writes a component (`PUT components/{id}`). */
export async function update(call: Call, component: Component): Promise<Component> {
  await call("components.update", { id: component.id ?? "" }, component);
  return component;
}
