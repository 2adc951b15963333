import type { ReactNode } from "react";
import { useServerInfo } from "~/data/query/serverInfo";
import { type CustomType, pagesOf } from "~/features/customUi/customTypes";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";

/** A custom page, if the server has one of the id in the address. */
export function CustomPage({ children }: { children: (type: CustomType) => ReactNode }) {
  const t = useT();
  const { providerId } = usePlace().params;
  const type = pagesOf(useServerInfo()).find(({ id }) => id === providerId);
  return type ? children(type) : <PageHeading title={t("notFound")} />;
}
