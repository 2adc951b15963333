import type ClientPolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientPolicyRepresentation";
import { usersOf } from "~/features/realmSettings/clientPolicies/profiles";
import type { Text } from "~/i18n/useT";

/**
 * Says what is wrong with a list of profiles: the server takes one without a profile that policies name, and refuses
 * every write of policies from then on.
 * @param stored the profiles of the realm as they are; what is missing already is no error here
 * @param typed what is to be written in their place
 */
export function usedProfileGone(
  policies: readonly ClientPolicyRepresentation[],
  stored: readonly { name?: string }[],
  typed: readonly { name?: unknown }[],
): Text | undefined {
  const gone = stored.flatMap(({ name = "" }) => {
    const users = typed.some((one) => one.name === name) ? [] : usersOf(policies, name);
    return users.length > 0 ? [{ profile: name, policies: users.join(", ") }] : [];
  });
  return gone[0] && ["gatehouse.usedProfileGone", gone[0]];
}
