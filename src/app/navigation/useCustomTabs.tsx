import { lazily } from "~/kit/page/lazily";
import { useMemo } from "react";
import { useAccess } from "~/data/access/access";
import { useServerInfoIfThere } from "~/data/query/serverInfo";
import { tabsOf } from "~/features/customUi/customTypes";
import { useServerText } from "~/i18n/useT";
import type { AddedTab } from "~/kit/page/addedTabs";

const CustomTab = lazily(() => import("~/features/customUi/CustomTab").then((module) => module.CustomTab));

/** The tabs that extensions of the server add; none before server info is there, and for those who may not read them. */
export function useCustomTabs(): readonly AddedTab[] {
  const info = useServerInfoIfThere();
  const text = useServerText();
  const isAllowed = useAccess()("view-realm").length === 0;
  return useMemo(() => {
    if (!isAllowed) return [];
    return tabsOf(info).map(({ type, path, params }) => ({
      id: type.id,
      title: text(type.id),
      path,
      params,
      render: (own) => <CustomTab type={type} params={own} />,
    }));
  }, [info, text, isAllowed]);
}
