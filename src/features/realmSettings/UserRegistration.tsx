import { useRealmRepresentation } from "~/data/query/realm";
import { DefaultGroups } from "~/features/realmSettings/DefaultGroups";
import { useT } from "~/i18n/useT";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { RoleMapping } from "~/parts/roles/RoleMapping";

const alerts = { done: "addAssociatedRolesSuccess", failed: "addAssociatedRolesError" } as const;

/** What every new user of the realm gets: the roles in its default role, and its default groups. */
export function UserRegistration() {
  const t = useT();
  const { defaultRole: { id = "", name = "" } = {} } = useRealmRepresentation();
  return (
    <RoutableTabs
      inside="user-registration"
      label={t("userRegistration")}
      tabs={{
        "default-roles": {
          testId: "default-roles-tab",
          content: <RoleMapping type="roles" id={id} name={name} alerts={alerts} />,
        },
        "default-groups": { testId: "default-groups-tab", content: <DefaultGroups /> },
      }}
    />
  );
}
