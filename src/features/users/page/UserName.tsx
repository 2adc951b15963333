import { Label, Tooltip } from "@patternfly/react-core";
import ExclamationCircleIcon from "@patternfly/react-icons/dist/esm/icons/exclamation-circle-icon";
import WarningTriangleIcon from "@patternfly/react-icons/dist/esm/icons/warning-triangle-icon";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { ListedUser } from "~/data/api/extra";
import { useT } from "~/i18n/useT";
import { to } from "~/routes";

/** Name of a user that leads to it, with what keeps it from signing in. */
export function UserName({ user }: { user: ListedUser }) {
  const t = useT();
  const { id = "", username, enabled, bruteForceStatus, attributes = {} } = user;
  const isTemporary: unknown = [attributes.is_temporary_admin].flat()[0];
  return (
    <>
      <Link to={to("user", { id, tab: "settings" })}>
        <bdi className="gh-wrap">{username}</bdi>
        {enabled === false && (
          <>
            {" "}
            <Label color="red" isCompact>
              {t("disabled")}
            </Label>
          </>
        )}
        {bruteForceStatus?.disabled && (
          <>
            {" "}
            <Label color="orange" isCompact>
              {t("temporaryLocked")}
            </Label>
          </>
        )}
      </Link>
      {isTemporary === "true" && (
        <Hint id="temporary-admin-label" text={t("temporaryAdmin")} icon={<WarningTriangleIcon />} />
      )}
    </>
  );
}

/** E-mail address of a user, marked where nobody has verified it. */
export function UserEmail({ user: { email, emailVerified } }: { user: ListedUser }) {
  const t = useT();
  if (!email) return "—";
  return (
    <>
      {!emailVerified && <Hint text={t("notVerified")} icon={<ExclamationCircleIcon />} />}
      <bdi className="gh-wrap">{email}</bdi>
    </>
  );
}

function Hint({ id, text, icon }: { id?: string; text: string; icon: ReactNode }) {
  return (
    <>
      {" "}
      <Tooltip content={text}>
        <span id={id} role="img" aria-label={text}>
          {icon}
        </span>
      </Tooltip>{" "}
    </>
  );
}
