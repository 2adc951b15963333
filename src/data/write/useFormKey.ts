import { useRealm } from "~/data/query/useRealm";

/**
 * Key of a form for drafts and unsaved changes: the realm in force belongs to it, so that what was typed in one realm is
 * neither offered nor dropped in another.
 * @param form names the form and its object
 */
export const useFormKey = (form: string): string => JSON.stringify([useRealm(), form]);
