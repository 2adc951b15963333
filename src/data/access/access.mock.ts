const actual = jest.requireActual<typeof import("~/data/access/access")>("~/data/access/access");

/** Who is signed in: the permissions they hold in realm `r`. */
export const who: { held: string[] } = { held: [] };

/** Stands in for `data/access/access`. */
export const access = {
  ...actual,
  useWhoami: () => ({ realm_access: { r: who.held } }),
  useAccess: () => (rule: Parameters<typeof actual.missing>[0]) => actual.missing(rule, who.held),
};
