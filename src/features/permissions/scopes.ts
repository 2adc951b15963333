import { type Key, useServerText, useT } from "~/i18n/useT";

/** Scopes that the servers have no text for. */
const own: Readonly<Record<string, Key>> = {
  "Users.reset-password": "gatehouse.scopes.resetPassword",
  "Groups.impersonate-members": "gatehouse.scopes.impersonateMembers",
  "Groups.manage-membership-of-members": "gatehouse.scopes.manageMembershipOfMembers",
  "Organizations.view": "gatehouse.scopes.viewOrganizations",
  "Organizations.manage": "gatehouse.scopes.manageOrganizations",
};

/** Gives the text of a key that is made of the server's names; an empty one where the server has none. */
export function useTextIfThere(): (key: string) => string {
  const text = useServerText();
  return (key) => {
    const found = text(key);
    return found === key ? "" : found;
  };
}

/** Says what a scope of a type of objects permits; an empty text for one that is not known here. */
export function useScopeText(): (type: string, scope: string) => string {
  const t = useT();
  const text = useTextIfThere();
  return (type, scope) => {
    const key = own[`${type}.${scope}`];
    return text(`authorizationScope.${type}.${scope}`) || (key ? t(key) : "");
  };
}

/** A scope as a label says it. */
export const scopeName = (scope: string) => scope.charAt(0).toUpperCase() + scope.slice(1);
