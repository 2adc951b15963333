import { Button } from "@patternfly/react-core";
import CloseIcon from "@patternfly/react-icons/dist/esm/icons/rh-microns-close-icon";

/** The button at the end of a `TextInputGroup` that empties its input. @param label its accessible name */
export function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div className="gh-clear">
      <Button variant="plain" icon={<CloseIcon />} aria-label={label} onClick={onClick} />
    </div>
  );
}
