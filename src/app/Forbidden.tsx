import { PageSection } from "@patternfly/react-core";
import type { Permission } from "~/data/access/access";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";

/** Names the permissions a place needs and the administrator lacks. */
export function Forbidden({ permissions }: { permissions: Permission[] }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("gatehouse.forbiddenTitle")} />
      <PageSection>
        {t(["forbidden", { count: permissions.length }])} {permissions.join(", ")}
      </PageSection>
    </>
  );
}
