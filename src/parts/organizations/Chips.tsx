import { Label, LabelGroup } from "@patternfly/react-core";
import { type Key, useT } from "~/i18n/useT";

interface Props {
  /** What they are. */
  label: Key;
  texts: string[];
  /** How many show at first. */
  most?: number;
}

/** Several short texts in a cell; the others show when they are requested. */
export function Chips({ label, texts, most = 5 }: Props) {
  const t = useT();
  if (texts.length === 0) return "—";
  return (
    <LabelGroup aria-label={t(label)} numLabels={most} collapsedText={t("showRemaining")} expandedText={t("hide")}>
      {texts.map((text) => (
        <Label key={text} variant="outline">
          <bdi>{text}</bdi>
        </Label>
      ))}
    </LabelGroup>
  );
}
