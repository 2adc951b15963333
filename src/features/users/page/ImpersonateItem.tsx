import { byRight } from "~/data/access/permissions";
import { hasFeature, useServerInfoIfThere } from "~/data/query/serverInfo";
import { useImpersonate } from "~/features/users/page/useImpersonate";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { WriteItem } from "~/kit/controls/Write";

/**
 * The entry of a user's menu that signs the administrator in as this user; absent where the server has it switched off.
 */
export function ImpersonateItem({ user }: UserTabProps) {
  const t = useT();
  const info = useServerInfoIfThere();
  const impersonate = useImpersonate({ user });
  if (info?.features && !hasFeature(info, "IMPERSONATION")) return null;
  return (
    <WriteItem call="users.impersonation" object={byRight(user, "impersonate")} onClick={() => void impersonate()}>
      {t("impersonate")}
    </WriteItem>
  );
}
