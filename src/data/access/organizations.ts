import type { Permission, Rule } from "~/data/access/access";

// The roles about organizations came with 26.7; before that, whoever manages the realm manages them.
const manage: Permission[] = ["manage-realm", "manage-organizations"];

/** Who may change an organization. */
export const MANAGES_ORGANIZATIONS = { any: manage } satisfies Rule;

/** Who may see which organizations there are. */
export const LISTS_ORGANIZATIONS = { any: [...manage, "view-organizations", "query-organizations"] } satisfies Rule;
