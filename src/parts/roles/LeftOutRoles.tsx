import { Alert } from "@patternfly/react-core";
import { useAccess } from "~/data/access/access";
import { type Key, useT } from "~/i18n/useT";

/**
 * Permissions without which the server leaves roles out of its answers and does not say so.
 * @param kinds whose roles are read: the realm's, or those of clients
 * @returns the permissions for a text, empty where none is missing
 */
export function useLeftOut(...kinds: ("realm" | "clients")[]): string {
  const lacking = useAccess();
  return kinds
    .flatMap((kind) => lacking({ any: [`view-${kind}`, `manage-${kind}`] }))
    .filter((one) => one.startsWith("view-"))
    .join(", ");
}

interface Props {
  permissions: string;
  testId: string;
  /** What may be left out, where it is not roles alone. */
  title?: Key;
}

/** Says that roles may be left out, and which permissions are missing (`useLeftOut`); nothing where none is. */
export function LeftOutRoles({ permissions, testId, title = "gatehouse.accessIncomplete" }: Props) {
  const t = useT();
  if (!permissions) return null;
  return (
    <Alert isInline variant="warning" title={t(title)} data-testid={testId}>
      {t(["gatehouse.missingPermission", { permissions }])}
    </Alert>
  );
}
