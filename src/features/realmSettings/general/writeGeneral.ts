import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";
import type { UserProfileConfig } from "@keycloak/keycloak-admin-client/lib/defs/userProfileMetadata";
import type { Call } from "~/data/write/action";
import { sendsSignals } from "~/features/realmSettings/general/signals";
import { writeRealm } from "~/parts/realm/realmCalls";

/** The realm, and of the user profile what the general settings show. */
export type GeneralSettings = RealmRepresentation & Pick<UserProfileConfig, "unmanagedAttributePolicy">;

/**
 * Writes the realm and, where it was changed, the policy of unmanaged attributes (`PUT users/profile`).
 * @param name of the realm until now
 * @returns its name from now on
 */
export async function writeGeneral(
  call: Call,
  name: string,
  next: GeneralSettings,
  before: GeneralSettings,
): Promise<string> {
  const { unmanagedAttributePolicy: policy, ...realm } = next;
  const saved = realm.realm ?? name;
  const writeSettings = () => writeRealm(call, name, realm, before);
  const writePolicy = async () => {
    if ((policy || undefined) === (before.unmanagedAttributePolicy || undefined)) return;
    const { unmanagedAttributePolicy: _policy, ...profile } = await call("users.getProfile");
    await call("users.updateProfile", policy ? { ...profile, unmanagedAttributePolicy: policy } : profile);
  };
  // while the realm sends events no more, the server does not let them be forgotten
  if (sendsSignals(before) && !sendsSignals(realm)) await call("ssf.deleteQueued");
  // A realm that is refused leaves the profile as it is. Only a realm that gets another name comes last: with the name
  // before go its page and the session of who signed in to it, so nothing may be left that can fail.
  const writes = saved === name ? [writeSettings, writePolicy] : [writePolicy, writeSettings];
  for (const write of writes) await write();
  return saved;
}
