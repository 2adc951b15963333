import { modeOf, toForm, toObject } from "~/features/realmSettings/lockouts";

it.each([
  [{}, "Disabled"],
  [{ bruteForceProtected: false, permanentLockout: true, maxTemporaryLockouts: 3 }, "Disabled"],
  [{ bruteForceProtected: true, permanentLockout: true, maxTemporaryLockouts: 0 }, "PermanentLockout"],
  [{ bruteForceProtected: true, permanentLockout: false, maxTemporaryLockouts: 0 }, "TemporaryLockout"],
  [{ bruteForceProtected: true, permanentLockout: true, maxTemporaryLockouts: 7 }, "PermanentAfterTemporaryLockout"],
] as const)("reads the mode of %j", (realm, mode) => {
  expect(modeOf(realm)).toBe(mode);
});

it.each(["Disabled", "PermanentLockout", "TemporaryLockout", "PermanentAfterTemporaryLockout"] as const)(
  "writes %s so that it is read again",
  (mode) => {
    expect(modeOf(toObject({ ...toForm({}), mode }))).toBe(mode);
  },
);

it("keeps the number of lockouts, and begins with one", () => {
  const realm = { bruteForceProtected: true, permanentLockout: true, maxTemporaryLockouts: 7 };
  expect(toObject(toForm(realm)).maxTemporaryLockouts).toBe(7);
  expect(toForm({}).maxTemporaryLockouts).toBe(1);
});
