import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { Call } from "~/data/write/action";
import { withoutEmpty } from "~/parts/realm/realmConverters";

/** Reads a realm right before it is written: `GET /admin/realms/{realm}`. */
export const readRealm = async (call: Call, realm: string): Promise<RealmRepresentation> =>
  (await call("realms.findOne", { realm })) ?? {};

/**
 * Writes a realm: `PUT /admin/realms/{realm}`. The server takes away attributes that are not in what is written, so the whole
 * realm is.
 * @param before the realm as it was read
 */
export const writeRealm = (call: Call, realm: string, next: RealmRepresentation, before: RealmRepresentation) =>
  call("realms.update", { realm }, withoutEmpty(next, before));
