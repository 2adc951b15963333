import { DescriptionList } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { Detail } from "~/kit/page/Detail";
import { useReason } from "~/parts/events/eventReason";

interface Props {
  details: Record<string, unknown>;
  error?: string;
}

/** What an event says besides its columns, key by key, and why it failed. */
export function EventDetails({ details, error }: Props) {
  const t = useT();
  const reason = useReason();
  const why = reason({ error });
  return (
    <DescriptionList isHorizontal isCompact aria-label={t("details")}>
      {Object.entries(details).map(([key, value]) => (
        <Detail key={key} label={key}>
          {String(value)}
        </Detail>
      ))}
      <Detail label="error">{error && (why === error ? error : `${error}: ${why}`)}</Detail>
    </DescriptionList>
  );
}
