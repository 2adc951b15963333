import { Alert } from "@patternfly/react-core";
import type { ReactNode } from "react";
import type { Rule } from "~/data/access/access";
import { useMissingAt } from "~/data/access/permissions";
import { useT } from "~/i18n/useT";

/**
 * A part of a page that the server answers only to who holds what a rule says. Others see which permissions they need (the
 * first one where any of several is enough), and nothing is requested.
 */
export function Readable({ rule, children }: { rule: Rule; children: ReactNode }) {
  // where fine-grained permissions may give it, only the server knows
  const lacking = useMissingAt()({ access: rule, isGrantable: true });
  return lacking.length === 0 ? children : <MissingPermissions rule={rule} lacking={lacking} />;
}

interface MissingProps {
  rule: Rule;
  /** Permissions of the rule that the administrator does not hold. */
  lacking: readonly string[];
}

/** In place of a part of a page: which permissions it needs, the first one where any of several is enough. */
export function MissingPermissions({ rule, lacking }: MissingProps) {
  const t = useT();
  const needed = typeof rule === "object" && "any" in rule ? lacking.slice(0, 1) : lacking;
  return (
    <Alert isInline variant="info" title={t("gatehouse.forbiddenTitle")}>
      {t(["gatehouse.missingPermission", { permissions: needed.join(", ") }])}
    </Alert>
  );
}
