import { Avatar } from "@patternfly/react-core";
import UserIcon from "@patternfly/react-icons/dist/esm/icons/user-icon";
import { useState } from "react";
import { useUser } from "~/app/header/useUser";
import { useT } from "~/i18n/useT";

/** What the page's policy lets through as an image; the profile of a user may hold any text. */
function shown(picture: string | undefined): string | undefined {
  const url = picture === undefined ? null : URL.parse(picture, window.location.href);
  return url && (url.protocol === "https:" || url.origin === window.location.origin) ? url.href : undefined;
}

/** The administrator's picture (claim `picture`), else a drawn one. */
export function UserPicture() {
  const t = useT();
  const src = shown(useUser()?.picture);
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken)
    return <Avatar src={src} alt={t("gatehouse.avatar")} size="sm" onError={() => setBroken(src)} />;
  return (
    <Avatar className="gh-avatar" alt={t("gatehouse.avatar")} size="sm">
      <UserIcon />
    </Avatar>
  );
}
