import { dotted, undotted } from "~/kit/form/fieldProps";

/**
 * The password policies of a realm in their order: key of the row → value; empty for one without a value. Rows are fields
 * of a form: the dots of an extension's id are written by `dotted`.
 */
export type Policies = Record<string, string>;

/** A policy can be there several times: its key has a number behind it from the second one on. */
const NUMBERED = /^(.*) \d+$/;

/** The id of the policy that a row is about. */
export const policyOf = (key: string) => undotted(NUMBERED.exec(key)?.[1] ?? key);

/** A key for another row of a policy. */
export function newKey(policies: Policies, id: string): string {
  const first = dotted(id);
  let key = first;
  for (let number = 2; key in policies; number += 1) key = `${first} ${number}`;
  return key;
}

/** Policies come one behind the other with this between them; a value cannot contain it. */
export const BETWEEN = " and ";

/**
 * Reads the realm's text: `length(8) and notUsername`; the value is what stands between the outermost parentheses. One
 * that is not closed is left out, as the server does.
 */
export function readPolicies(text = ""): Policies {
  const policies: Policies = {};
  for (const item of text.split(BETWEEN).map((one) => one.trim())) {
    const [, id = "", value] = /^([^()]+)(?:\((.*)\))?$/s.exec(item) ?? [];
    // some consoles wrote this behind a policy that has no value
    if (id.trim()) policies[newKey(policies, id.trim())] = value === "undefined" ? "" : (value ?? "");
  }
  return policies;
}

/** The text that the realm keeps; empty where there is no policy. */
export const writePolicies = (policies: Policies): string =>
  Object.entries(policies)
    .map(([key, value]) => (value === "" ? policyOf(key) : `${policyOf(key)}(${value})`))
    .join(BETWEEN);

/**
 * The row that the server refuses a value of (400), which it names by the id of the policy.
 * @returns its key; undefined where the message names none, or one that is there several times
 */
export function refusedRow(policies: Policies, message: string): string | undefined {
  const id = /^Invalid config for (.+?): /.exec(message)?.[1];
  const [key, ...others] = Object.keys(policies).filter((one) => policyOf(one) === id);
  return others.length === 0 ? key : undefined;
}
