import { Button } from "@patternfly/react-core";
import ExchangeAltIcon from "@patternfly/react-icons/dist/esm/icons/exchange-alt-icon";
import { useEffect, useState } from "react";
import { RealmPicker } from "~/app/header/RealmPicker";
import { useT } from "~/i18n/useT";

/** No browser uses this key, it types nothing and is on every keyboard layout. */
const SHORTCUT = "F2";

/** Whether a dialog waits for an answer. The key types nothing, so it works from inside of a field too. */
const isDialogOpen = () => document.querySelector("[aria-modal=true]") !== null;

/**
 * Opens the choice of realms, by a click or by a key. Nothing of it is read before.
 * @param props.onLeave called when one is chosen
 */
export function RealmSwitcher({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !(event.ctrlKey || event.altKey || event.shiftKey || event.metaKey);
      if (event.key !== SHORTCUT || !plain || isDialogOpen()) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  const name = t("gatehouse.switchRealm");
  return (
    <>
      <Button
        variant="plain"
        data-testid="realm-switcher"
        aria-label={name}
        aria-haspopup="dialog"
        aria-keyshortcuts={SHORTCUT}
        title={`${name} (${SHORTCUT})`}
        icon={<ExchangeAltIcon />}
        onClick={() => setOpen(true)}
      />
      {open && <RealmPicker onLeave={onLeave} onClose={() => setOpen(false)} />}
    </>
  );
}
