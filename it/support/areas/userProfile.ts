// The user profile of a realm: where it is shown, and what the server has.
import { admin } from "../server";

/** Address of a tab of the user profile. */
export const at = (realm: string, tab = "attributes") => `/${realm}/realm-settings/user-profile/${tab}`;
/** Address of an attribute. */
export const attributeAt = (realm: string, name: string) =>
  `${at(realm)}/${encodeURIComponent(name).replaceAll(".", "%2E")}/edit-attribute`;
/** The profile as the server has it. */
export const profileOf = (realm: string) => admin.users.getProfile({ realm });
/** An attribute as the server has it. */
export const attributeOf = async (realm: string, name: string) =>
  (await profileOf(realm)).attributes?.find((one) => one.name === name);

/** Adds attributes to the profile of a realm. */
export async function addAttributes(realm: string, ...attributes: object[]) {
  const profile = await profileOf(realm);
  await admin.users.updateProfile({ realm, ...profile, attributes: [...(profile.attributes ?? []), ...attributes] });
}
