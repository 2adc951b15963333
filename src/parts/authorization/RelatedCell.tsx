import type PolicyRepresentation from "@keycloak/keycloak-admin-client/lib/defs/policyRepresentation";
import { Label } from "@patternfly/react-core";
import { useT } from "~/i18n/useT";

/** The first of the policies or permissions that belong to a row, and how many more there are. */
export function RelatedCell({ related }: { related: readonly PolicyRepresentation[] }) {
  const t = useT();
  const [first] = related;
  if (!first) return "—";
  return (
    <>
      <bdi>{first.name}</bdi>{" "}
      {related.length > 1 && (
        <Label color="blue" isCompact>
          {t(["more", { count: related.length - 1 }])}
        </Label>
      )}
    </>
  );
}
