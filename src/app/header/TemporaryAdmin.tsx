import { Banner } from "@patternfly/react-core";
import ExclamationTriangleIcon from "@patternfly/react-icons/dist/esm/icons/exclamation-triangle-icon";
import { useWhoami } from "~/data/access/access";
import { useT } from "~/i18n/useT";

/** Reminds a temporary administrator (`whoami.temporary`) that this account was made for the first steps only. */
export function TemporaryAdmin() {
  const t = useT();
  const { temporary } = useWhoami();
  if (!temporary) return null;
  return (
    <aside>
      {/* automation finds the banner by the class of another PatternFly */}
      <Banner className="gh-banner pf-v5-c-banner" color="yellow">
        <ExclamationTriangleIcon />
        <span>{t("loggedInAsTempAdminUser")}</span>
      </Banner>
    </aside>
  );
}
