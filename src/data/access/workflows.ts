import type { Rule } from "~/data/access/access";

/** Who may see and change workflows: nobody but the administrators of the whole realm. */
export const MANAGES_WORKFLOWS = { any: ["realm-admin", "admin"] } satisfies Rule;
