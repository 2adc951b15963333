import { ToolbarItem } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useAccess } from "~/data/access/access";
import { useAction } from "~/data/write/action";
import type { BulkAction } from "~/data/bulk/bulkRuns";
import { byRight } from "~/data/access/permissions";
import { useLoad } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { runBulk } from "~/kit/list/bulk/BulkRuns";
import { confirm } from "~/kit/dialog/confirm";
import { useListState } from "~/kit/list/useListState";
import { WriteButton } from "~/kit/controls/Write";
import { GroupMemberships, type Membership } from "~/parts/groups/GroupMemberships";
import { GroupPicker } from "~/parts/groups/GroupPicker";
import { leaves } from "~/parts/groups/leaves";

/** Groups of the user that the picker shows as joined; joining once more does no harm. */
const KNOWN = 200;

/** The groups of a user: joined and left (`PUT` and `DELETE users/{id}/groups/{groupId}`). */
export function UserGroups({ user }: UserTabProps) {
  const t = useT();
  const { id, username = id } = user;
  const object = byRight(user, "manageGroupMembership");
  const [joining, setJoining] = useState(false);
  const leave = useLeave(user);
  const join = () => setJoining(true);
  return (
    <>
      <GroupMemberships
        id={id}
        state={useListState()}
        toolbar={(selected, clear) => (
          <>
            <ToolbarItem>
              <WriteButton call="users.addToGroup" object={object} testId="add-group-button" onClick={join}>
                {t("joinGroup")}
              </WriteButton>
            </ToolbarItem>
            <ToolbarItem>
              <WriteButton
                call="users.delFromGroup"
                object={object}
                variant="link"
                testId="leave-group-button"
                isDisabled={selected.length === 0}
                onClick={() => void leave(selected, clear)}
              >
                {t("leave")}
              </WriteButton>
            </ToolbarItem>
          </>
        )}
        action={(group) =>
          group.isDirect ? (
            <WriteButton
              call="users.delFromGroup"
              object={object}
              variant="link"
              testId={`leave-${group.name}`}
              onClick={() => void leave([group])}
            >
              {t("leave")}
            </WriteButton>
          ) : (
            "-"
          )
        }
        empty={{
          title: "noGroups",
          body: "noGroupsText",
          action: { label: "joinGroup", call: "users.addToGroup", object, onClick: join },
        }}
      />
      {joining && (
        <Suspense>
          <Join id={id} username={username} onClose={() => setJoining(false)} />
        </Suspense>
      )}
    </>
  );
}

const joinGroups = (id: string): BulkAction<{ id?: string; name?: string }> => ({
  label: "join",
  call: "users.addToGroup",
  run: (call, { id: groupId = "" }) => call("users.addToGroup", { id, groupId }),
  done: "addedGroupMembership",
  failed: "addedGroupMembershipError",
});

const idOf = ({ id = "" }: { id?: string }) => id;
const nameOf = ({ name = "" }: { name?: string }) => name;

/** The dialog that picks the groups to join. */
function Join({ id, username, onClose }: { id: string; username: string; onClose: () => void }) {
  const realm = useRealm();
  const canBrowse = useAccess()("manage-users").length === 0;
  const { data = [] } = useLoad(["groups joined", id], (read) =>
    read("users.listGroups", { id, first: 0, max: KNOWN, briefRepresentation: true }),
  );
  return (
    <GroupPicker
      title={() => ["joinGroupsFor", { username }]}
      ok="join"
      isMulti
      canBrowse={canBrowse}
      excluded={data.map(idOf)}
      onClose={onClose}
      onPick={(rows) => void runBulk({ realm, action: joinGroups(id), rows, id: idOf, name: nameOf })}
    />
  );
}

/** Takes the user out of groups after asking. */
function useLeave({ id, username = id }: UserTabProps["user"]) {
  const realm = useRealm();
  const one = useAction((call, groupId: string) => call("users.delFromGroup", { id, groupId }), {
    done: "removedGroupMembership",
    failed: "removedGroupMembershipError",
  });
  return async (groups: Membership[], clear?: () => void) => {
    const [{ id: groupId = "", name = "" } = {}, ...others] = groups;
    const count = groups.length;
    const yes = await confirm({
      title: ["leaveGroup", { count, name }],
      body: ["leaveGroupConfirmDialog", { count, groupname: name, username }],
      names: groups.map(({ path = "" }) => path),
      label: "leave",
      danger: true,
    });
    if (!yes) return;
    clear?.();
    if (others.length === 0) return void one.run(groupId);
    const action: BulkAction<Membership> = {
      ...leaves<Membership>((group) => ({ id, group }), joinGroups(id)),
      done: "removedGroupMembership",
    };
    void runBulk({ realm, action, rows: groups, id: idOf, name: nameOf });
  };
}
