import { DescriptionListDescription, DescriptionListGroup, DescriptionListTerm } from "@patternfly/react-core";
import type { ReactNode } from "react";

interface Props {
  label: ReactNode;
  testId?: string;
  children: ReactNode;
}

/** One entry of a `DescriptionList`: a label and its value, which is isolated and wraps; nothing where there is no value. */
export const Detail = ({ label, testId, children }: Props) =>
  children && (
    <DescriptionListGroup>
      <DescriptionListTerm>{label}</DescriptionListTerm>
      <DescriptionListDescription data-testid={testId}>
        <bdi className="gh-wrap">{children}</bdi>
      </DescriptionListDescription>
    </DescriptionListGroup>
  );
