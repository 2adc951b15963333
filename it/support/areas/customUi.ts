// Items of the custom pages and tabs that it/providers adds to the server.
import { admin } from "../server";

export const PAGE = "org.keycloak.services.ui.extend.UiPageProvider";
export const TAB = "org.keycloak.services.ui.extend.UiTabProvider";

/** The custom page with settings of every type. */
export const NOTES = "gatehouse-notes";
/** The one whose names are odd. */
export const ODD = '50% "off" / sale';

/** Address of a custom page, of an item of it, or of the form for a new one (`add`). */
export const addressOf = (realm: string, providerId: string, ...more: string[]) =>
  `/${[realm, "page-section", providerId, ...more].map(encodeURIComponent).join("/")}`;

/** Whether the server has the custom pages. */
export async function hasCustomPages(): Promise<boolean> {
  const { componentTypes } = await admin.serverInfo.find();
  return componentTypes?.[PAGE]?.some(({ id }) => id === NOTES) ?? false;
}

/** Makes an item of a custom page (or, by its type, of a tab). @returns its id */
export async function newItem(
  realm: string,
  providerId: string,
  settings: Record<string, string | string[]>,
  providerType = PAGE,
): Promise<string> {
  const parentId = (await admin.realms.findOne({ realm }))?.id;
  const config = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, [value].flat()]));
  return (await admin.components.create({ realm, parentId, providerId, providerType, config })).id;
}

/** The settings of a component as lists; the server keeps several values of one in no order. */
const settingsIn = ({ config = {} }: { config?: Record<string, string | string[]> }) =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, [value].flat().sort()]));

/** The settings of an item as the server has them now; undefined where there is none. */
export async function settingsOf(realm: string, id: string): Promise<Record<string, string[]> | undefined> {
  const item = await admin.components.findOne({ realm, id });
  return item && settingsIn(item);
}

/** The items of a page or tab. */
export const itemsOf = async (realm: string, providerId: string, type = PAGE) =>
  (await admin.components.find({ realm, type }))
    .filter((item) => item.providerId === providerId)
    .map((item) => ({ ...item, config: settingsIn(item) }));
