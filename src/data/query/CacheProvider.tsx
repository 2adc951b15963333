import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { cache } from "~/data/query/cache";

/** Gives the pages below it the one cache. */
export function CacheProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}
