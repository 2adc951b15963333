import { Bullseye, Spinner } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";

/** A labelled spinner for what is on its way. */
export function Loading() {
  const t = useT();
  return (
    <Bullseye>
      <Spinner aria-label={t("spinnerLoading")} />
    </Bullseye>
  );
}
