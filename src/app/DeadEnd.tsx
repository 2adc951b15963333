import { Button, Flex, PageSection } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Permission } from "~/data/access/access";
import { renewRights } from "~/data/access/permissions";
import { env } from "~/data/auth/env";
import { useRealmStillThere } from "~/data/query/realm";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import type { Place } from "~/place";
import { to } from "~/routes";

interface Props {
  title: string;
  /** Tries again what may have another end by now. */
  retry?: () => void;
  /** Why. */
  children: ReactNode;
}

/** A page that cannot be shown: why, and ways on. */
function DeadEnd({ title, retry, children }: Props) {
  const t = useT();
  const navigate = useNavigate();
  // a realm that is not there has no start page
  const realm = useRealmStillThere()?.realm ?? env().realm;
  return (
    <>
      <PageHeading title={title} />
      <PageSection>
        {children}
        <Flex className="gh-links">
          <Link to={to("dashboard", { realm })}>{t("gatehouse.toStartPage")}</Link>
          <Button variant="link" isInline onClick={() => void navigate(-1)}>
            {t("back")}
          </Button>
          {retry && (
            <Button variant="link" isInline onClick={retry}>
              {t("gatehouse.askAgain")}
            </Button>
          )}
        </Flex>
      </PageSection>
    </>
  );
}

/** An address that leads nowhere. @param children why, where the server said it */
export function NotFound({ children }: { children?: ReactNode }) {
  const t = useT();
  return <DeadEnd title={t("gatehouse.pageNotFound")}>{children ?? <p>{t("gatehouse.notFoundBody")}</p>}</DeadEnd>;
}

/** A page that failed, under the name of its place. */
export function Failed({ place, children }: { place: Place; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t(place.label)} />
      <PageSection>{children}</PageSection>
    </>
  );
}

/** Names the permissions a place needs and the administrator lacks; somebody may have given them meanwhile. */
export function Forbidden({ permissions }: { permissions: Permission[] }) {
  const t = useT();
  return (
    <DeadEnd title={t("gatehouse.forbiddenTitle")} retry={() => renewRights()}>
      <p>
        {t(["forbidden", { count: permissions.length }])} {permissions.join(", ")}
      </p>
      <p>{t("gatehouse.forbiddenAsk")}</p>
    </DeadEnd>
  );
}
