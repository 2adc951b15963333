import { Popover } from "@patternfly/react-core";
import HelpIconShape from "@patternfly/react-icons/dist/esm/icons/help-icon";
import { useSetting } from "~/data/useSetting";
import { type Text, useT } from "~/i18n/useT";

/** The question mark beside a label: opens the help text. Absent when help mode is off. */
export function HelpIcon({ name, text }: { name: string; text: Text }) {
  const t = useT();
  const [help] = useSetting("helpEnabled");
  if (!help) return null;
  return (
    <Popover
      bodyContent={<span style={{ whiteSpace: "pre-line" }}>{t(text)}</span>}
      aria-label={t(text)}
      appendTo="inline"
    >
      <button type="button" className="gh-help" data-testid={`help-label-${name}`} aria-label={name}>
        <HelpIconShape />
      </button>
    </Popover>
  );
}
