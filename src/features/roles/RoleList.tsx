import { Link } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { SEES_CLIENTS } from "~/data/access/readers";
import { useRealmRepresentation } from "~/data/query/realm";
import { useServerText, useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { List } from "~/kit/list/List";
import { PageHeading } from "~/kit/page/Page";
import { WriteTool } from "~/kit/controls/Write";
import { roleOwner, useDeleteRole } from "~/parts/roles/roleOwner";
import { to } from "~/routes";

/** The roles of the realm. */
export default function RoleList() {
  const t = useT();
  const label = useServerText();
  const remove = useDeleteRole(roleOwner());
  const create = { label: "createRole", call: "roles.create", to: to("role-new") } as const;
  return (
    <>
      <PageHeading title={t("titleRoles")} subtitle={t("roleExplain")} />
      <List
        listId="roles"
        label="roleList"
        from="roles.find"
        id={({ id = "" }) => id}
        search="searchForRoles"
        columns={[
          { name: "name", label: "roleName", text: ({ name = "" }) => name, cell: (role) => <RoleLink {...role} /> },
          { name: "composite", label: "composite", text: ({ composite }) => (composite ? "True" : "False") },
          { name: "description", label: "description", text: ({ description }) => label(description), isOneLine: true },
        ]}
        actions={[{ label: "delete", call: "roles.delById", run: (role) => void remove.one(role) }]}
        bulk={[remove.many]}
        toolbar={() => <WriteTool {...create} testId="create-role" />}
        empty={{ title: "noRoles-roles", body: "noRolesInstructions-roles", action: create }}
      />
    </>
  );
}

/**
 * Name of a role that leads to it; that of the default role leads to the settings of the realm, where its roles are
 * chosen, for who may see them.
 */
function RoleLink({ id = "", name }: { id?: string; name?: string }) {
  const isDefault = useRealmRepresentation().defaultRole?.id === id;
  const maySee = useAccess()(["view-realm", SEES_CLIENTS]).length === 0;
  if (!isDefault) return <Link to={to("role", { id, tab: "details" })}>{name}</Link>;
  return (
    <>
      {maySee ? <Link to={to("realm-settings", { tab: "user-registration" })}>{name}</Link> : <bdi>{name}</bdi>}{" "}
      <HelpIcon name="defaultRole" text="defaultRole" />
    </>
  );
}
