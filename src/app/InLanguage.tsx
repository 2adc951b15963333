import { type ReactNode, use, useEffect } from "react";
import { useWhoami } from "~/data/access/access";
import { setSetting } from "~/data/browser/settings";
import { startTexts } from "~/data/texts/texts";
import { useRealm } from "~/data/query/useRealm";

interface Props {
  /** Settles when the first texts are there; undefined when they are. */
  first: Promise<void> | undefined;
  /** Called when the children stand in the page. */
  onShown: () => void;
  children: ReactNode;
}

/**
 * Shows its children in the language of the administrator with the texts of the realm in force. Waits for the first
 * texts; those of another realm or language replace them while the page stays.
 */
export function InLanguage({ first, onShown, children }: Props) {
  if (first) use(first);
  const realm = useRealm();
  const { locale } = useWhoami();
  useEffect(() => {
    setSetting("gatehouse.locale", locale);
    void startTexts(realm, locale);
  }, [realm, locale]);
  useEffect(onShown, [onShown]);
  return children;
}
