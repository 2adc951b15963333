import { createContext, use } from "react";

/** Name of the realm in force: the first segment of the address. */
export const RealmContext = createContext<string | undefined>(undefined);

/** Name of the realm in force. */
export function useRealm(): string {
  const realm = use(RealmContext);
  if (realm === undefined) throw new Error("RealmContext is missing");
  return realm;
}
