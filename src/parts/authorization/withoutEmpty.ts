import type { Policy } from "~/data/api/authorization";

/**
 * A policy without empty texts: the server keeps those of a time as they are, and cannot read them later. Of a groups claim
 * it takes only an empty text for none.
 */
export const withoutEmpty = (policy: Policy): Policy =>
  Object.fromEntries(Object.entries(policy).filter(([key, value]) => value !== "" || key === "groupsClaim"));
