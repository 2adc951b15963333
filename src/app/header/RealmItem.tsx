import { MenuItem, MenuItemAction } from "@patternfly/react-core";
import ThumbtackIcon from "@patternfly/react-icons/dist/esm/icons/thumbtack-icon";
import { placeIn } from "~/app/navigation/placeIn";
import type { RealmName } from "~/data/api/extra";
import { usePreference } from "~/data/browser/usePreference";
import { useServerText, useT } from "~/i18n/useT";
import { isPlainClick } from "~/kit/page/isPlainClick";

interface Props {
  realm: RealmName;
  onOpen: (name: string) => void;
}

/** A realm in the switcher: opens it, in a new tab by a middle click; its pin keeps it on top. */
export function RealmItem({ realm: { name, displayName }, onOpen }: Props) {
  const t = useT();
  const label = useServerText();
  const [pins, setPins] = usePreference("gatehouse.pinnedRealms");
  const pinned = pins.includes(name);
  return (
    <MenuItem
      itemId={name}
      to={`#${placeIn(name)}`}
      description={displayName && label(displayName)}
      onClick={(event) => {
        if (!event || !isPlainClick(event)) return;
        event.preventDefault();
        onOpen(name);
      }}
      actions={
        <MenuItemAction
          icon={<ThumbtackIcon />}
          className={pinned ? "gh-pinned" : undefined}
          aria-label={t([pinned ? "gatehouse.unpinRealm" : "gatehouse.pinRealm", { name }])}
          onClick={() => setPins(pinned ? pins.filter((pin) => pin !== name) : [...pins, name])}
        />
      }
    >
      <bdi>{name}</bdi>
    </MenuItem>
  );
}
