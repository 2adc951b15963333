import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { GroupDialog } from "~/features/organizations/groups/GroupDialog";
import { useDeleteGroups } from "~/features/organizations/groups/useDeleteGroups";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { List } from "~/kit/list/List";
import type { ListProps } from "~/kit/list/ListView";
import { to } from "~/routes";

interface Props {
  orgId: string;
  /** The group whose children they are; those at the top when left out. */
  parent?: GroupRepresentation;
}

/** The groups of an organization (26.6), at the top or below one of them; a search at the top finds them at any depth. */
export function OrganizationGroups({ orgId, parent }: Props) {
  const word = versionWords(useT());
  const [isCreating, setCreating] = useState(false);
  const remove = useDeleteGroups(orgId);
  const create = {
    label: parent ? "createChildGroup" : "createGroup",
    call: parent ? "organizationGroups.createChild" : "organizationGroups.create",
    onClick: () => setCreating(true),
  } as const;
  const list: ListProps<GroupRepresentation> = {
    listId: "organization-groups",
    label: "groups",
    id: ({ id = "" }) => id,
    search: "searchGroups",
    columns: [
      {
        name: "name",
        label: "groupName",
        text: ({ name = "" }) => name,
        cell: ({ id = "", name }) => (
          <Link to={to("organization-group", { id: orgId, groupId: id, tab: "groups" })}>{name}</Link>
        ),
      },
      { name: "path", label: "path", text: ({ path = "" }) => path, isOneLine: true },
      { name: "description", label: "description", text: ({ description = "" }) => description },
    ],
    actions: [{ label: "delete", call: "organizationGroups.del", run: (group) => void remove.one(group) }],
    bulk: [remove.many],
    toolbar: () => <WriteTool {...create} testId="openCreateGroupModal" />,
    empty: parent
      ? { title: "noGroupsInThisSubGroup", body: "noGroupsInThisSubGroupInstructions", action: create }
      : {
          title: word("noGroupsInThisOrganization"),
          body: word("noGroupsInThisOrganizationInstructions"),
          action: create,
        },
  };
  return (
    <>
      {parent ? (
        <List {...list} from="organizationGroups.children" query={{ orgId, id: parent.id ?? "" }} />
      ) : (
        <List {...list} from="organizationGroups.find" query={{ orgId }} />
      )}
      <Suspense>
        {isCreating && <GroupDialog orgId={orgId} parent={parent} onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  );
}
