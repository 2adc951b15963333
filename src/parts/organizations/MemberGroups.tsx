import type GroupRepresentation from "@keycloak/keycloak-admin-client/lib/defs/groupRepresentation";
import { Link } from "react-router-dom";
import { useAction } from "~/data/write/action";
import { List } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";
import { MembershipsDialog } from "~/parts/groups/MembershipsDialog";
import { to } from "~/routes";

interface Props {
  orgId: string;
  /** The member. */
  user: { id?: string; username?: string };
  onClose: () => void;
}

/** The groups of an organization that a member is in by itself, which it can leave: `GET …/members/{user}/groups`. */
export function MemberGroups({ orgId, user, onClose }: Props) {
  const { id: userId = "", username } = user;
  const state = useLocalListState();
  const leaving = useAction(
    (call, { id = "" }: GroupRepresentation) => call("organizationGroups.delMember", { orgId, id, userId }),
    { done: ["usersLeft", { count: 1 }], failed: "usersLeftError" },
  );
  return (
    <MembershipsDialog username={username} onClose={onClose}>
      <List
        listId="organization-member-groups"
        label="groups"
        from="organizationGroups.ofMember"
        query={{ orgId, userId }}
        id={({ id = "" }) => id}
        search="searchGroup"
        columns={[
          {
            name: "name",
            label: "groupMembership",
            text: ({ name = "" }) => name,
            cell: ({ id = "", name }) => (
              <Link to={to("organization-group", { id: orgId, groupId: id, tab: "members" })}>
                <bdi>{name}</bdi>
              </Link>
            ),
          },
          { name: "path", label: "path", text: ({ path = "" }) => path, isOneLine: true },
        ]}
        actions={[{ label: "leave", call: "organizationGroups.delMember", run: (group) => void leaving.run(group) }]}
        empty={{ title: "noGroupMemberships", body: "noGroupMembershipsText" }}
        state={state}
      />
    </MembershipsDialog>
  );
}
