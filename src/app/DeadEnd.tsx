import { Button, Flex, PageSection } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Permission } from "~/data/access/access";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

/** A page that cannot be shown: why, and ways on. */
function DeadEnd({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title={title} />
      <PageSection>
        {children}
        <Flex className="gh-links">
          <Link to={to("dashboard")}>{t("gatehouse.toStartPage")}</Link>
          <Button variant="link" isInline onClick={() => void navigate(-1)}>
            {t("back")}
          </Button>
        </Flex>
      </PageSection>
    </>
  );
}

/** An address that leads nowhere. */
export function NotFound() {
  const t = useT();
  return (
    <DeadEnd title={t("gatehouse.pageNotFound")}>
      <p>{t("gatehouse.notFoundBody")}</p>
    </DeadEnd>
  );
}

/** Names the permissions a place needs and the administrator lacks. */
export function Forbidden({ permissions }: { permissions: Permission[] }) {
  const t = useT();
  return (
    <DeadEnd title={t("gatehouse.forbiddenTitle")}>
      <p>
        {t(["forbidden", { count: permissions.length }])} {permissions.join(", ")}
      </p>
      <p>{t("gatehouse.forbiddenAsk")}</p>
    </DeadEnd>
  );
}
