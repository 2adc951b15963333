import { Card, CardBody } from "@patternfly/react-core";
import type { ComponentProps, KeyboardEvent } from "react";
import { WriteButton } from "~/kit/controls/Write";

/** A link is followed by Enter; automation opens cards by the blank as well. */
function followByBlank(event: KeyboardEvent): void {
  if (event.key !== " " || !(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  event.target.click();
}

/** A card that leads to where something new is made: pressed anywhere on it, by Enter and by blank. */
export const WriteCard = ({
  testId,
  ...props
}: Pick<ComponentProps<typeof WriteButton>, "testId" | "call" | "icon" | "to" | "children">) => (
  <Card isCompact className="gh-card" data-testid={testId} onKeyDown={followByBlank}>
    <CardBody>
      <WriteButton variant="link" {...props} />
    </CardBody>
  </Card>
);
