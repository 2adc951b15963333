import type RealmRepresentation from "@keycloak/keycloak-admin-client/lib/defs/realmRepresentation";

/** What happens to a user whose password somebody guesses at. */
export type Mode = "Disabled" | "PermanentLockout" | "TemporaryLockout" | "PermanentAfterTemporaryLockout";

/** What the form of the brute force detection shows. */
export interface BruteForceValues {
  mode: Mode;
  failureFactor: number | "";
  maxTemporaryLockouts: number | "";
  bruteForceStrategy: string;
  waitIncrementSeconds: number | "";
  maxFailureWaitSeconds: number | "";
  maxDeltaTimeSeconds: number | "";
  quickLoginCheckMilliSeconds: number | "";
  minimumQuickLoginWaitSeconds: number | "";
  maxSecondaryAuthFailures: number | "";
}

/** Since 26.6. */
type Realm = RealmRepresentation & { maxSecondaryAuthFailures?: number };

/** A realm and its mode: one value, so that what two administrators choose never becomes a third mode. */
export type EditedRealm = Realm & { mode: Mode };

/** The settings of the realm that each mode is made of. */
const settingsOf = {
  Disabled: { bruteForceProtected: false, permanentLockout: false, maxTemporaryLockouts: 0 },
  PermanentLockout: { bruteForceProtected: true, permanentLockout: true, maxTemporaryLockouts: 0 },
  TemporaryLockout: { bruteForceProtected: true, permanentLockout: false, maxTemporaryLockouts: 0 },
  PermanentAfterTemporaryLockout: { bruteForceProtected: true, permanentLockout: true, maxTemporaryLockouts: 1 },
} satisfies Record<Mode, Realm>;

/** The mode that three settings of the realm make. */
export function modeOf({ bruteForceProtected, permanentLockout, maxTemporaryLockouts = 0 }: Realm): Mode {
  if (!bruteForceProtected) return "Disabled";
  if (!permanentLockout) return "TemporaryLockout";
  return maxTemporaryLockouts === 0 ? "PermanentLockout" : "PermanentAfterTemporaryLockout";
}

/** A realm as it is edited. */
export const withMode = (realm: Realm): EditedRealm => ({ ...realm, mode: modeOf(realm) });

/**
 * A realm as it is written: with what makes its mode where that is another one, else as the server has it.
 * @param before the realm as the server has it
 */
export function withoutMode({ mode, ...realm }: EditedRealm, before: EditedRealm): Realm {
  const settings = mode === before.mode ? before : settingsOf[mode];
  const { bruteForceProtected, permanentLockout } = settings;
  // the number is typed in this mode only
  const { maxTemporaryLockouts } = mode === "PermanentAfterTemporaryLockout" ? realm : settings;
  return { ...realm, bruteForceProtected, permanentLockout, maxTemporaryLockouts };
}

/** The form's values of a realm. */
export const toForm = (realm: EditedRealm): BruteForceValues => ({
  mode: realm.mode,
  failureFactor: realm.failureFactor ?? "",
  // what a mode with temporary lockouts starts with
  maxTemporaryLockouts: realm.maxTemporaryLockouts || settingsOf.PermanentAfterTemporaryLockout.maxTemporaryLockouts,
  bruteForceStrategy: realm.bruteForceStrategy ?? "",
  waitIncrementSeconds: realm.waitIncrementSeconds ?? "",
  maxFailureWaitSeconds: realm.maxFailureWaitSeconds ?? "",
  maxDeltaTimeSeconds: realm.maxDeltaTimeSeconds ?? "",
  quickLoginCheckMilliSeconds: realm.quickLoginCheckMilliSeconds ?? "",
  minimumQuickLoginWaitSeconds: realm.minimumQuickLoginWaitSeconds ?? "",
  maxSecondaryAuthFailures: realm.maxSecondaryAuthFailures ?? "",
});

/** The settings of the realm that the form's values mean. */
export const toObject = ({ maxTemporaryLockouts, ...values }: BruteForceValues) => ({
  ...values,
  maxTemporaryLockouts: values.mode === "PermanentAfterTemporaryLockout" ? maxTemporaryLockouts : 0,
});
