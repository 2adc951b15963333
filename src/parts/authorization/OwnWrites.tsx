import type { ReactNode } from "react";
import { RealmWrites } from "~/data/access/permissions";
import { useIsOfAdministrators } from "~/parts/authorization/links";

/** What is about the policies and permissions of a client; those of administrators need another right than others. */
export const OwnWrites = ({ id, children }: { id: string; children: ReactNode }) =>
  useIsOfAdministrators(id) ? <RealmWrites>{children}</RealmWrites> : children;
