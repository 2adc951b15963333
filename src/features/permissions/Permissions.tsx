import { Navigate } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { useRealmRepresentation } from "~/data/query/realm";
import { PermissionList } from "~/features/permissions/list/PermissionList";
import { lazily } from "~/kit/page/lazily";
import { useT } from "~/i18n/useT";
import { EmptyState } from "~/kit/page/EmptyState";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { OwnWrites } from "~/parts/authorization/OwnWrites";
import { PolicyList } from "~/parts/authorization/policies/PolicyList";
import { addressOf, to } from "~/routes";

const Evaluation = lazily(() =>
  import("~/features/permissions/evaluation/Evaluation").then((module) => module.Evaluation),
);

/** What administrators of the realm are permitted to do; where the realm has that off, where it is turned on. */
export default function Permissions() {
  const t = useT();
  const { adminPermissionsEnabled, adminPermissionsClient } = useRealmRepresentation();
  const { place, params } = usePlace();
  const own = adminPermissionsEnabled ? adminPermissionsClient?.id : undefined;
  // the realm has one client for it: an address of another is that of the page all the same
  if (own && own !== params.id) return <Navigate to={addressOf(place, { ...params, id: own })} replace />;
  return (
    <>
      <PageHeading title={t("titlePermissions")} subtitle={t("permissionsSubTitle")} />
      {own ? (
        <PermissionTabs id={own} />
      ) : (
        <EmptyState
          title="gatehouse.adminPermissionsOff"
          body="gatehouse.organizationsOffInstructions"
          action={{ label: "realmSettings", to: to("realm-settings", { tab: "general" }) }}
        />
      )}
    </>
  );
}

function PermissionTabs({ id }: { id: string }) {
  const t = useT();
  const mayViewUsers = useAccess()(SEES_USERS).length === 0;
  return (
    <OwnWrites id={id}>
      <RoutableTabs
        label={t("permissions")}
        tabs={{
          permissions: { testId: "permissionsResources", content: <PermissionList id={id} /> },
          policies: {
            testId: "permissionsPolicies",
            content: (
              <PolicyList id={id} createLabel="createPermissionPolicy" none="emptyPermissionPoliciesInstructions" />
            ),
          },
          // it is about a user
          ...(mayViewUsers && {
            evaluation: { testId: "permissionsEvaluation", content: <Evaluation id={id} /> },
          }),
        }}
      />
    </OwnWrites>
  );
}
