import type { Call } from "~/data/write/action";

/** What the server notes of users that failed sign-ins have locked for good; it disables them, too. */
const FOR_GOOD = "permanentLockout";

/**
 * Ends what failed sign-ins did to a user: `DELETE attack-detection/brute-force/users/{id}`, which changes nothing else. Users
 * who are locked for good would stay disabled: `PUT users/{id}` enables them, and the server forgets the failures with it.
 */
export async function unlock(call: Call, id: string): Promise<void> {
  const { enabled, attributes } = await call("users.findOne", { id });
  const reason: unknown = [attributes?.disabledReason].flat()[0];
  if (enabled === false && reason === FOR_GOOD) await call("users.update", { id }, { enabled: true });
  else await call("attackDetection.del", { id });
}
