import type AdminEvent from "@keycloak/keycloak-admin-client/lib/defs/adminEventRepresentation";
import { env } from "~/data/auth/env";
import { useRealmRepresentation } from "~/data/query/realm";

/** Realm of the administrator of an event: the one it is about, or where this administrator signed in. */
export function useAuthRealm(): (event: AdminEvent) => string {
  const { id, realm = "" } = useRealmRepresentation();
  return ({ authDetails }) => (authDetails?.realmId === id ? realm : env().realm);
}
