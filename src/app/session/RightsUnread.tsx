import { Alert, AlertActionLink, PageSection } from "@patternfly/react-core";
import { useTransition } from "react";
import { useWhoami } from "~/data/access/access";
import { refreshWhoami } from "~/data/query/realm";
import { useT } from "~/i18n/useT";

/** Says why the menu lacks most places when the server did not answer what the administrator may do; asks it again. */
export function RightsUnread() {
  const t = useT();
  const { unread } = useWhoami();
  const [asking, startAsking] = useTransition();
  if (!unread) return null;
  return (
    <PageSection data-testid="rights-unread">
      <Alert
        isInline
        isLiveRegion
        variant="warning"
        component="p"
        title={t("gatehouse.rightsUnread")}
        actionLinks={
          <AlertActionLink isLoading={asking} isDisabled={asking} onClick={() => startAsking(refreshWhoami)}>
            {t("gatehouse.askAgain")}
          </AlertActionLink>
        }
      />
    </PageSection>
  );
}
