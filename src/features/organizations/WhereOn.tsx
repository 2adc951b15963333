import type { ReactNode } from "react";
import { useAccess } from "~/data/access/access";
import { useRealmRepresentation } from "~/data/query/realm";
import { useT } from "~/i18n/useT";
import { EmptyState } from "~/kit/page/EmptyState";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

/**
 * A page about organizations, where the realm has them on. Elsewhere the server answers 404 to all calls about them: it
 * says instead where they are turned on.
 */
export function WhereOn({ children }: { children: ReactNode }) {
  const t = useT();
  const { organizationsEnabled } = useRealmRepresentation();
  const seesSettings = useAccess()("view-realm").length === 0;
  if (organizationsEnabled) return children;
  return (
    <>
      <PageHeading title={t("organizationsList")} subtitle={t("organizationsExplain")} />
      <EmptyState
        title="gatehouse.organizationsOff"
        body="gatehouse.organizationsOffInstructions"
        action={seesSettings ? { label: "realmSettings", to: to("realm-settings", { tab: "general" }) } : undefined}
      />
    </>
  );
}
