import { Popover } from "@patternfly/react-core";
import HelpIconShape from "@patternfly/react-icons/dist/esm/icons/help-icon";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePreference } from "~/data/browser/usePreference";
import { type Text, useT } from "~/i18n/useT";

/**
 * The question mark beside a label: opens the help text. Absent when help mode is off. The text is rendered when it is
 * opened: a form has dozens of them.
 */
export function HelpIcon({ name, text }: { name: string; text: Text }) {
  const t = useT();
  const [help] = usePreference("helpEnabled");
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const openFirst = () => {
    // PatternFly finds no place for what is open when it is rendered first
    flushSync(() => setOpen(false));
    setOpen(true);
  };
  if (!help) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="gh-help"
        data-testid={`help-label-${name}`}
        aria-label={name}
        // from then on the popover listens itself
        onClick={open === undefined ? openFirst : undefined}
      >
        <HelpIconShape />
      </button>
      {open !== undefined && (
        <Popover
          triggerRef={button}
          isVisible={open}
          shouldOpen={() => setOpen(true)}
          shouldClose={() => setOpen(false)}
          bodyContent={<span style={{ whiteSpace: "pre-line" }}>{t(text)}</span>}
          aria-label={t(text)}
          closeBtnAriaLabel={t("close")}
          appendTo="inline"
          // the focus goes back to the button at once, and not when something else has it already
          animationDuration={0}
        />
      )}
    </>
  );
}
