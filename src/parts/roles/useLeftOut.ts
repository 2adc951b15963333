import { useAccess } from "~/data/access/access";

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
