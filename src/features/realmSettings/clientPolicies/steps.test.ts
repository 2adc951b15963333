import {
  findAgain,
  numbered,
  numberOf,
  reordered,
  type Step,
  withStep,
} from "~/features/realmSettings/clientPolicies/steps";

const step = (type: string, a?: string): Step => ({ type, configuration: a === undefined ? {} : { a } });
const [one, two, other] = [step("pkce", "1"), step("pkce", "2"), step("reject")];
/** As the server answers it once more. */
const again = (...steps: Step[]) => structuredClone(steps);

describe("steps of a type", () => {
  it("are distinguished by their number", () => {
    const steps = [one, other, two];
    expect(steps.map((each) => numberOf(steps, each))).toEqual([1, 1, 2]);
    expect(numbered(steps, "pkce", 2)).toBe(two);
    expect(() => numbered(steps, "pkce", 3)).toThrow();
    expect(() => numbered(steps, "pkce", NaN)).toThrow();
  });

  it.each([
    ["in their place, whatever they are now", again(one, step("pkce", "changed")), "changed"],
    ["where one before them is gone", again(two, other), "2"],
    ["where one before them is new", again(step("pkce", "new"), one, two), "2"],
    ["where somebody else put them in another order", again(two, one), "2"],
    ["where one of its twins is in its place", again(two, two), "2"],
  ])("are found again %s", (_, now, a) => {
    expect(findAgain(now, [one, two], two).configuration).toEqual({ a });
  });

  it("are not taken for another one when they are gone", () => {
    expect(() => findAgain(again(two, other), [one, two], one)).toThrow();
  });

  it("are replaced and taken away, each for itself", () => {
    const twins = [...again(one), ...again(one)];
    expect(withStep(twins, numbered(twins, "pkce", 2), other)).toEqual([one, other]);
    expect(withStep(twins, numbered(twins, "pkce", 1))).toEqual([one]);
  });

  it("are put in another order; what came meanwhile keeps its place, and none is there twice", () => {
    const shown = [one, two, other];
    const added = step("added");
    expect(reordered(again(one, two, other), shown, [other, two, one])).toEqual([other, two, one]);
    expect(reordered(again(added, one, two, other), shown, [other, one, two])).toEqual([added, other, one, two]);
    expect(reordered(again(two, other), shown, [other, one, two])).toEqual([other, two]);
    const twins = [step("pkce", "1"), step("pkce", "1")];
    expect(reordered(again(...twins, added), [...twins, other], [other, ...twins])).toEqual([...twins, added]);
  });
});
