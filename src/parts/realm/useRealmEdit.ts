import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { FieldValues } from "react-hook-form";
import { useRealmRepresentation } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { type EditOptions, useEdit } from "~/kit/form/useEdit";
import { withoutEmpty } from "~/parts/realm/realmConverters";

type Options<Values extends FieldValues> = Pick<
  EditOptions<RealmRepresentation, Values, void>,
  "name" | "toForm" | "toObject" | "secret" | "fieldOf" | "nameOf" | "before" | "onSaved"
>;

/**
 * A form over some settings of the realm in force (`PUT /admin/realms/{realm}`). The server takes away attributes that
 * are not in what is written, so the whole realm is, as the server has it at that moment.
 */
export function useRealmEdit<Values extends FieldValues>(options: Options<Values>) {
  const realm = useRealm();
  return useEdit<RealmRepresentation, Values, void>({
    object: useRealmRepresentation(),
    call: "realms.update",
    read: async (call) => (await call("realms.findOne", { realm })) ?? {},
    write: (call, next, _, before) => call("realms.update", { realm }, withoutEmpty(next, before)),
    done: "realmSaveSuccess",
    failed: "realmSaveError",
    ...options,
  });
}
