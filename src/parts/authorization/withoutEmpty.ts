import type { Policy } from "~/data/api/authorization";

/** A policy without empty texts: the server keeps those of a time as they are, and cannot read them later. */
export const withoutEmpty = (policy: Policy): Policy =>
  Object.fromEntries(Object.entries(policy).filter(([, value]) => value !== ""));
