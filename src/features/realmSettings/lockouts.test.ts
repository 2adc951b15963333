import { type Mode, modeOf, toForm, toObject, withMode, withoutMode } from "~/features/realmSettings/lockouts";
import { apply, changesBetween, conflictsOf } from "~/data/write/merge";

const realmOf = (bruteForceProtected: boolean, permanentLockout: boolean, maxTemporaryLockouts: number) => ({
  bruteForceProtected,
  permanentLockout,
  maxTemporaryLockouts,
});

/** What the form writes: of what differs from the realm it was opened with, over the one that the server has by then. */
function saved(realm: ReturnType<typeof realmOf>, typed: { mode?: Mode; maxTemporaryLockouts?: number }, now = realm) {
  const [base, fresh] = [withMode(realm), withMode(now)];
  const changes = changesBetween(toObject(toForm(base)), toObject({ ...toForm(base), ...typed }));
  const conflicts = conflictsOf(changes, toObject(toForm(fresh))).map(({ path }) => path.join("."));
  const without = (names: string[]) => changes.filter(({ path }) => !names.includes(path.join(".")));
  return {
    conflicts,
    mine: withoutMode(apply(fresh, changes), fresh),
    theirs: withoutMode(apply(fresh, without(conflicts)), fresh),
  };
}

const disabled = realmOf(false, false, 0);
const permanent = realmOf(true, true, 0);
const temporary = realmOf(true, false, 0);
const both = realmOf(true, true, 7);

it.each([
  [{}, "Disabled"],
  [realmOf(false, true, 3), "Disabled"],
  [permanent, "PermanentLockout"],
  [temporary, "TemporaryLockout"],
  [realmOf(true, false, 3), "TemporaryLockout"],
  [both, "PermanentAfterTemporaryLockout"],
] as const)("reads the mode of %j", (realm, mode) => {
  expect(modeOf(realm)).toBe(mode);
});

it.each([
  ["Disabled", disabled],
  ["PermanentLockout", permanent],
  ["TemporaryLockout", temporary],
] as const)("%s is written whole, whatever the realm had", (mode, wanted) => {
  for (const realm of [disabled, permanent, temporary, both, realmOf(false, true, 3), realmOf(true, false, 3)])
    if (modeOf(realm) !== mode) expect(saved(realm, { mode }).mine).toEqual(wanted);
});

it("keeps the number of lockouts, and begins with one", () => {
  const mode = "PermanentAfterTemporaryLockout";
  expect(saved(temporary, { mode }).mine).toEqual(realmOf(true, true, 1));
  expect(saved(temporary, { mode, maxTemporaryLockouts: 5 }).mine).toEqual(realmOf(true, true, 5));
  expect(saved(both, {}).mine).toEqual(both);
  expect(saved(both, { maxTemporaryLockouts: 5 }).mine).toEqual(realmOf(true, true, 5));
});

it("a realm whose mode nobody changes keeps what it is made of", () => {
  expect(saved(realmOf(false, true, 3), {}).mine).toEqual(realmOf(false, true, 3));
});

it.each([
  ["TemporaryLockout", disabled, permanent],
  ["PermanentLockout", disabled, temporary],
  ["PermanentAfterTemporaryLockout", permanent, temporary],
  ["PermanentAfterTemporaryLockout", disabled, permanent],
] as const)("two modes are a question, and no third one comes of them: %s", (mode, realm, now) => {
  const { conflicts, mine, theirs } = saved(realm, { mode }, now);
  expect(conflicts).toEqual(["mode"]);
  expect(modeOf(mine)).toBe(mode);
  expect(theirs).toEqual(now);
});
