import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { useWhoami } from "~/data/access/access";
import { confirm } from "~/kit/dialog/confirm";

/** Asks once more before something is taken from the acting administrator; yes for anybody else. */
export function useAskSelf(): (user: UserRepresentation) => Promise<boolean> {
  const { userId } = useWhoami();
  return async ({ id, username = "" }) =>
    id !== userId ||
    confirm({ title: "gatehouse.bulkSelfTitle", body: ["gatehouse.bulkSelf", { name: username }], danger: true });
}
