import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from "@patternfly/react-core";
import type { VersionKey } from "~/i18n/keys.generated";
import { useT } from "~/i18n/useT";

/** What the server says of a stream or an event: label and text; what it does not say is left out. */
export function Facts({ facts }: { facts: readonly (readonly [VersionKey, string | undefined])[] }) {
  const t = useT();
  return (
    <DescriptionList isHorizontal isCompact>
      {facts.map(
        ([label, text]) =>
          text && (
            <DescriptionListGroup key={label}>
              <DescriptionListTerm>{t.ifThere(label)}</DescriptionListTerm>
              <DescriptionListDescription data-testid={label}>
                <bdi className="gh-wrap">{text}</bdi>
              </DescriptionListDescription>
            </DescriptionListGroup>
          ),
      )}
    </DescriptionList>
  );
}
