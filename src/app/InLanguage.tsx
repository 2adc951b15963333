import { type ReactNode, use, useEffect } from "react";
import { useWhoami } from "~/data/access";
import { setSetting } from "~/data/settings";
import { startTexts } from "~/data/texts";
import { useRealm } from "~/data/useRealm";

/**
 * Shows its children in the language of the administrator with the texts of the realm in force. Waits for the first
 * texts; those of another realm or language replace them while the page stays.
 * @param first settles when the first texts are there
 */
export function InLanguage({ first, children }: { first: Promise<void>; children: ReactNode }) {
  use(first);
  const realm = useRealm();
  const { locale } = useWhoami();
  useEffect(() => {
    setSetting("gatehouse.locale", locale);
    void startTexts(realm, locale);
  }, [realm, locale]);
  return children;
}
