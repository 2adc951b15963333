import type { ReactNode } from "react";
import { notFound } from "~/data/api/errors";
import { useServerInfo } from "~/data/query/serverInfo";
import { type CustomType, pagesOf } from "~/features/customUi/customTypes";
import { usePlace } from "~/kit/page/place";

/** A custom page, if the server has one of the id in the address. */
export function CustomPage({ children }: { children: (type: CustomType) => ReactNode }) {
  const { providerId = "" } = usePlace().params;
  const type = pagesOf(useServerInfo()).find(({ id }) => id === providerId);
  if (!type) throw notFound(providerId);
  return children(type);
}
