import { Label } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { useT } from "~/i18n/useT";
import { to } from "~/routes";

/** Name of a realm that leads to it; the realm in force is plain text with a badge. */
export function RealmLink({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const t = useT();
  if (!isCurrent) return <Link to={to("dashboard", { realm: name })}>{name}</Link>;
  return (
    <>
      {name}{" "}
      <Label isCompact color="blue" title={t("currentRealmExplain")}>
        {t("currentRealm")}
      </Label>
    </>
  );
}
