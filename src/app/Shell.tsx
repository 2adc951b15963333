import type { ReactNode } from "react";
export const Shell = ({ children }: { children: ReactNode }) => (
  <main id="kc-main-content-page-container">{children}</main>
);
