import { ownValue } from "~/data/browser/ownValue";
import { type Policies, policyOf } from "~/features/authentication/policies/policyText";
import { matchesWhole } from "~/kit/form/values";

/** A password that is tried, and whose it would be. */
export interface Tried {
  password: string;
  username: string;
  email: string;
}

/** Whether a policy is met; undefined where only the server can tell. */
type Verdict = boolean | undefined;

/** Counts characters as the server does: those outside of the basic plane are two. */
const count = (text: string, kind: RegExp) => text.split("").filter((one) => kind.test(one)).length;
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Policies about what a password contains, as the server checks them. */
const checks: Record<string, (value: string, tried: Tried) => Verdict> = {
  length: (least, { password }) => password.length >= Number(least),
  maxLength: (most, { password }) => password.length <= Number(most),
  digits: (least, { password }) => count(password, /\p{Nd}/u) >= Number(least),
  lowerCase: (least, { password }) => count(password, /\p{Lowercase}/u) >= Number(least),
  upperCase: (least, { password }) => count(password, /\p{Uppercase}/u) >= Number(least),
  specialChars: (least, { password }) => count(password, /[^\p{L}\p{Nd}]/u) >= Number(least),
  regexPattern: (pattern, { password }) => matchesWhole(pattern, password),
  notUsername: (_, { password, username }) => !same(password, username),
  notContainsUsername: (_, { password, username }) =>
    username === "" || !password.toLowerCase().includes(username.toLowerCase()),
  notEmail: (_, { password, email }) => !same(password, email),
};

/** Policies about how passwords are kept and used, not about what they are. */
const NOT_ABOUT_TEXT = new Set([
  "forceExpiredPasswordChange",
  "hashAlgorithm",
  "hashIterations",
  "maxAuthAge",
  "recoveryCodesWarningThreshold",
]);

/** What policies say of a password, in their order by the keys of their rows; those that are about no password are left out. */
export const checkPassword = (policies: Policies, tried: Tried): { name: string; isMet: Verdict }[] =>
  Object.entries(policies).flatMap(([name, value]) => {
    const id = policyOf(name);
    if (NOT_ABOUT_TEXT.has(id)) return [];
    const check = ownValue(checks, id);
    return { name, isMet: check?.(String(value), tried) };
  });
