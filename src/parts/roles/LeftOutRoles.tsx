import { Alert } from "@patternfly/react-core";
import { useAccess } from "~/data/access/access";
import { useT } from "~/i18n/useT";

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

/** Says that roles may be left out, and which permissions are missing (`useLeftOut`); nothing where none is. */
export function LeftOutRoles({ permissions, testId }: { permissions: string; testId: string }) {
  const t = useT();
  if (!permissions) return null;
  return (
    <Alert isInline variant="warning" title={t("gatehouse.accessIncomplete")} data-testid={testId}>
      {t(["gatehouse.missingPermission", { permissions }])}
    </Alert>
  );
}
