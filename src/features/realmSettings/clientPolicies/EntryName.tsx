import { Label } from "@patternfly/react-core";
import { Link } from "react-router-dom";
import { isSegment } from "~/data/api/segment";
import { useT } from "~/i18n/useT";
import type { Address } from "~/place";

interface Props {
  name?: string;
  /** It comes with the server. */
  isGlobal?: boolean;
  /** Its page. */
  to?: (name: string) => Address;
  testId?: string;
}

/** The name of a profile or policy; it leads to its page where an address can name it. */
export function EntryName({ name = "", isGlobal, to, testId }: Props) {
  const t = useT();
  return (
    <span>
      {to && isSegment(name) ? (
        <Link to={to(name)} data-testid={testId}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}{" "}
      {isGlobal && <Label color="blue">{t("global")}</Label>}
    </span>
  );
}
