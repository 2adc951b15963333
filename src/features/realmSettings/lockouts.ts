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

type Realm = Omit<RealmRepresentation, "bruteForceStrategy"> & {
  bruteForceStrategy?: string;
  /** Since 26.6. */
  maxSecondaryAuthFailures?: number;
};

/** The settings that a mode is made of; a number is missing while it is typed. */
interface Lockouts {
  bruteForceProtected?: boolean;
  permanentLockout?: boolean;
  maxTemporaryLockouts?: number | "";
}

/** The mode that three settings of the realm make. */
export function modeOf({ bruteForceProtected, permanentLockout, maxTemporaryLockouts = 0 }: Lockouts): Mode {
  if (!bruteForceProtected) return "Disabled";
  if (!permanentLockout) return "TemporaryLockout";
  return maxTemporaryLockouts === 0 ? "PermanentLockout" : "PermanentAfterTemporaryLockout";
}

/** The form's values of a realm. */
export const toForm = (realm: Realm): BruteForceValues => ({
  mode: modeOf(realm),
  failureFactor: realm.failureFactor ?? "",
  // what a mode with temporary lockouts starts with
  maxTemporaryLockouts: realm.maxTemporaryLockouts || 1,
  bruteForceStrategy: realm.bruteForceStrategy ?? "",
  waitIncrementSeconds: realm.waitIncrementSeconds ?? "",
  maxFailureWaitSeconds: realm.maxFailureWaitSeconds ?? "",
  maxDeltaTimeSeconds: realm.maxDeltaTimeSeconds ?? "",
  quickLoginCheckMilliSeconds: realm.quickLoginCheckMilliSeconds ?? "",
  minimumQuickLoginWaitSeconds: realm.minimumQuickLoginWaitSeconds ?? "",
  maxSecondaryAuthFailures: realm.maxSecondaryAuthFailures ?? "",
});

/** The settings of the realm that the form's values mean. */
export const toObject = ({ mode, maxTemporaryLockouts, ...values }: BruteForceValues) => ({
  ...values,
  bruteForceProtected: mode !== "Disabled",
  permanentLockout: mode === "PermanentLockout" || mode === "PermanentAfterTemporaryLockout",
  maxTemporaryLockouts: mode === "PermanentAfterTemporaryLockout" ? maxTemporaryLockouts : 0,
});
