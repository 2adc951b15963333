import { DescriptionList } from "@patternfly/react-core";
import type { VersionKey } from "~/i18n/keys.generated";
import { useT } from "~/i18n/useT";
import { Detail } from "~/kit/page/Detail";

/** What the server says of a stream or an event: label and text; what it does not say is left out. */
export function Facts({ facts }: { facts: readonly (readonly [VersionKey, string | undefined])[] }) {
  const t = useT();
  return (
    <DescriptionList isHorizontal isCompact>
      {facts.map(([label, text]) => (
        <Detail key={label} label={t.ifThere(label)} testId={label}>
          {text}
        </Detail>
      ))}
    </DescriptionList>
  );
}
