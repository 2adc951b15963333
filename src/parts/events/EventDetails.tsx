import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
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
        <Detail key={key} name={key} value={String(value)} />
      ))}
      {error && <Detail name="error" value={why === error ? error : `${error}: ${why}`} />}
    </DescriptionList>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <DescriptionListGroup>
      <DescriptionListTerm>{name}</DescriptionListTerm>
      <DescriptionListDescription className="gh-wrap">
        <bdi>{value}</bdi>
      </DescriptionListDescription>
    </DescriptionListGroup>
  );
}
