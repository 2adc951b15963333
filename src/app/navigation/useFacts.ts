import { inMasterRealm, useWhoami } from "~/data/access/access";
import { useRealmIfThere } from "~/data/query/realm";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import type { Facts } from "~/place";

/** What is known now of the session, the realm in force and the server; requests nothing beside who the administrator is. */
export function useFacts(): Facts {
  const held = useWhoami().realm_access[useRealm()] ?? [];
  return { held, inMasterRealm: inMasterRealm(), realm: useRealmIfThere(), serverInfo: useServerInfoIfThere() };
}
