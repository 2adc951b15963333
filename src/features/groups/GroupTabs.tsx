import { Content, PageSection } from "@patternfly/react-core";
import { hasFeature } from "~/data/access/features";
import { SEES_USERS } from "~/data/access/readers";
import { useServerInfo } from "~/data/query/serverInfo";
import { aboveOf, type Group, idsOf, useGroupAccess, useGroupHere } from "~/features/groups/group";
import { GroupFrame } from "~/features/groups/GroupFrame";
import { GroupMembers } from "~/features/groups/GroupMembers";
import Groups from "~/features/groups/Groups";
import { GroupTable } from "~/features/groups/GroupTable";
import { duplicates, useGroupActions } from "~/features/groups/useGroupActions";
import { useT } from "~/i18n/useT";
import { useCrumbs } from "~/kit/page/crumbs";
import { lazily } from "~/kit/page/lazily";
import { ActionMenu } from "~/kit/controls/Menu";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { RoutableTabs } from "~/kit/page/RoutableTabs";
import { WriteItem } from "~/kit/controls/Write";
import { to } from "~/routes";
import { useData } from "~/data/query/cache";
import { Permissions } from "~/parts/users/Permissions";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

const GroupEvents = lazily(() => import("~/features/groups/GroupEvents").then((module) => module.GroupEvents));
const AttributesForm = lazily(() =>
  import("~/features/groups/GroupAttributes").then((module) => module.GroupAttributes),
);
const RoleMapping = lazily(() => import("~/parts/roles/RoleMapping").then((module) => module.RoleMapping));

/** The page of a group; that of all groups for the address of a search. */
export default function GroupTabs() {
  return idsOf(usePlace().params.ids ?? "").length > 0 ? <Found /> : <Groups />;
}

/** One group: what is below it, who is in it, what it gives. */
function Found() {
  const { group, ids, way } = useGroupHere();
  const { id = "", name = "", description } = group;
  const { can, maySeeMembers } = useGroupAccess();
  const actions = useGroupActions();
  const legacy = hasFeature(useServerInfo(), "ADMIN_FINE_GRAINED_AUTHZ");
  useCrumbs(
    aboveOf(way ?? []).map(({ group, chain }) => ({ text: group.name ?? "", to: to("group", { ids: chain }) })),
  );
  return (
    <>
      <PageHeading title={name} actions={<GroupMenu group={group} actions={actions} />} />
      {description && (
        <PageSection className="gh-heading">
          <Content component="p" className="gh-wrap" data-testid="group-description">
            {description}
          </Content>
        </PageSection>
      )}
      <GroupFrame way={way}>
        <RoutableTabs
          label={name}
          tabs={{
            groups: { testId: "groups", content: <GroupTable parent={group} chain={ids} /> },
            ...(maySeeMembers(group) && {
              members: { testId: "members", content: <GroupMembers group={group} /> },
            }),
            attributes: { testId: "attributesTab", content: <AttributesForm group={group} /> },
            ...(can(SEES_USERS) && {
              "role-mapping": {
                testId: "role-mapping-tab",
                content: <RoleMapping type="groups" id={id} name={name} object={group} />,
              },
            }),
            ...(legacy &&
              can(["manage-authorization", "manage-users", "manage-clients"]) && {
                permissions: { testId: "permissionsTab", content: <GroupPermissions id={id} /> },
              }),
            ...(can("view-events") && {
              "admin-events": { testId: "admin-events-tab", content: <GroupEvents id={id} /> },
            }),
          }}
        />
      </GroupFrame>
      {actions.dialogs}
    </>
  );
}

/** What can be done with the group of the page. */
function GroupMenu({
  group,
  actions: { start, remove },
}: {
  group: Group;
  actions: ReturnType<typeof useGroupActions>;
}) {
  const t = useT();
  return (
    <ActionMenu id="group-actions-dropdown">
      <WriteItem
        call="groups.update"
        object={group}
        testId="renameGroupAction"
        onClick={() => start({ kind: "edit", group })}
      >
        {t("edit")}
      </WriteItem>
      <WriteItem call="groups.updateChildGroup" object={group} onClick={() => start({ kind: "move", group })}>
        {t("moveTo")}
      </WriteItem>
      <WriteItem call={duplicates(group)} onClick={() => start({ kind: "duplicate", group })}>
        {t("duplicate")}
      </WriteItem>
      <WriteItem call="groups.del" object={group} testId="deleteGroup" onClick={() => void remove(group)}>
        {t("deleteGroup")}
      </WriteItem>
    </ActionMenu>
  );
}

/** Who may manage a group and its members: `GET` and `PUT groups/{id}/management/permissions`. */
function GroupPermissions({ id }: { id: string }) {
  return (
    <Permissions
      type="groups"
      permissions={useData("groups.listPermissions", { id })}
      call="groups.updatePermission"
      set={(call, enabled) => call("groups.updatePermission", { id }, { enabled })}
    />
  );
}
