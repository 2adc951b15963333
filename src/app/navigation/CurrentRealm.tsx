import { Label, Title } from "@patternfly/react-core";
import { RealmSwitcher } from "~/app/header/RealmSwitcher";
import { inMasterRealm } from "~/data/access/access";
import { useRealmIfThere } from "~/data/query/realm";
import { useRealm } from "~/data/query/useRealm";
import { useServerText, useT } from "~/i18n/useT";

/** Names the realm in force; whoever manages all realms can switch to another one. */
export function CurrentRealm() {
  const t = useT();
  const label = useServerText();
  const name = useRealm();
  const realm = useRealmIfThere();
  return (
    <div className="gh-current-realm">
      <Title headingLevel="h2" size="md">
        <span data-testid="currentRealm" dir="auto">
          {label(realm?.displayName, name)}
        </span>{" "}
        <Label color="blue" isCompact>
          {t("currentRealm")}
        </Label>
      </Title>
      {inMasterRealm() && <RealmSwitcher />}
    </div>
  );
}
