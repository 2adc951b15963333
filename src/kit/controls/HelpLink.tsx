import { Button, Popover } from "@patternfly/react-core";
import type { ReactNode } from "react";
import { usePreference } from "~/data/browser/usePreference";
import { type Key, useT } from "~/i18n/useT";

interface Props {
  question: Key;
  answer: ReactNode;
  footer?: Key;
}

/** A question about what is beside it, answered by a click; in help mode only. */
export function HelpLink({ question, answer, footer }: Props) {
  const t = useT();
  const [help] = usePreference("helpEnabled");
  if (!help) return null;
  return (
    <Popover
      aria-label={t(question)}
      closeBtnAriaLabel={t("close")}
      bodyContent={answer}
      footerContent={footer && t(footer)}
      appendTo="inline"
    >
      <Button variant="link">{t(question)}</Button>
    </Popover>
  );
}
