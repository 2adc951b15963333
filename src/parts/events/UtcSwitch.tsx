import { Switch } from "@patternfly/react-core";
import { usePreference } from "~/data/browser/usePreference";
import { useT } from "~/i18n/useT";

/** Chooses the zone of all times that are shown with one; remembered in this browser. */
export function UtcSwitch() {
  const t = useT();
  const [utc, setUtc] = usePreference("gatehouse.utc");
  return (
    <Switch
      id="utc"
      data-testid="utc"
      label={t("gatehouse.utc")}
      isChecked={utc}
      onChange={(_, next) => setUtc(next)}
    />
  );
}
