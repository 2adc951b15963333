import { Label } from "@patternfly/react-core";
import type UserRepresentation from "@keycloak/keycloak-admin-client/lib/defs/userRepresentation";
import { useT } from "~/i18n/useT";

/** Name of a user, and whether it may not sign in. */
export function UserName({ user: { username, enabled } }: { user: UserRepresentation }) {
  const t = useT();
  return (
    <>
      <bdi>{username}</bdi>{" "}
      {enabled === false && (
        <Label color="red" isCompact>
          {t("disabled")}
        </Label>
      )}
    </>
  );
}
