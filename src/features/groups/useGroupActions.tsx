import { Divider } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { SEES_USERS } from "~/data/access/readers";
import { useAction } from "~/data/write/action";
import { markDeleted } from "~/data/query/deleted";
import { useRealm } from "~/data/query/useRealm";
import { type Group, idsOf } from "~/features/groups/group";
import { deleteGroup, moveGroup } from "~/features/groups/groupCalls";
import type { GroupTask } from "~/features/groups/GroupDialog";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { lazily } from "~/kit/page/lazily";
import { usePlace } from "~/kit/page/place";
import { WriteItem } from "~/kit/controls/Write";
import { GroupPicker } from "~/parts/groups/GroupPicker";
import { to } from "~/routes";

const GroupDialog = lazily(() => import("~/features/groups/GroupDialog").then((module) => module.GroupDialog));

type Task = GroupTask | { kind: "move"; group: Group };

/** The write that copies a group: the copy stands beside it. */
export const duplicates = ({ parentId }: Group) => (parentId ? "groups.createChildGroup" : "groups.create");

/** Moves a group to where the picker says; `picked` is the group, or nothing for the top. */
function useMove() {
  return useAction((call, group: Group, into: Group | undefined) => moveGroup(call, group, into), {
    done: "moveGroupSuccess",
    failed: "moveGroupError",
  });
}

/** Deletes a group after asking; its own page, or that of a group below it, is left first. */
function useDelete() {
  const realm = useRealm();
  const navigate = useNavigate();
  const { ids = "" } = usePlace().params;
  const seesAll = useAccess()(SEES_USERS).length === 0;
  const deletion = useAction(
    async (call, group: Group) => {
      await deleteGroup(call, group);
      const chain = idsOf(ids);
      const at = chain.indexOf(group.id ?? "");
      if (at < 0) return false;
      // the server deletes what is below it, too
      chain.slice(at).forEach((id) => markDeleted(realm, "groups.del", { id }));
      return true;
    },
    {
      done: ["groupDeleted", { count: 1 }],
      failed: "groupDeleteError",
      leave: (isShown) => isShown && navigate(to("groups")),
    },
  );
  return async (group: Group) => {
    const { name = "", path = name, subGroupCount = 0 } = group;
    const yes = await confirm({
      title: ["deleteConfirmTitle", { count: 1 }],
      body: ["deleteConfirmGroup", { count: 1, groupName: name }],
      names: [path],
      consequences: !seesAll
        ? // the server counts only those that it shows
          "gatehouse.groupConsequencesUnseen"
        : subGroupCount > 0
          ? ["gatehouse.groupConsequencesBelow", { groups: subGroupCount }]
          : "gatehouse.groupConsequencesAlone",
      label: "delete",
      danger: true,
    });
    if (yes) await deletion.run(group);
  };
}

/**
 * What can be done with a group, with the dialogs for it.
 * @returns `start` opens a dialog, `remove` deletes after asking, `dialogs` has to be rendered
 */
export function useGroupActions() {
  const t = useT();
  const [task, setTask] = useState<Task>();
  const move = useMove();
  const remove = useDelete();
  const close = () => setTask(undefined);
  const dialogs = (
    <Suspense>
      {task?.kind === "move" && (
        <GroupPicker
          title={(here) => ["moveToGroup", { group1: task.group.name ?? "", group2: here }]}
          ok="moveHere"
          moving={task.group}
          onClose={close}
          onPick={([into]) => void move.run(task.group, into)}
        />
      )}
      {task && task.kind !== "move" && <GroupDialog task={task} onClose={close} />}
    </Suspense>
  );
  /** Entries of the menu of a group. */
  const items = (group: Group) => (
    <>
      <WriteItem call="groups.update" object={group} onClick={() => setTask({ kind: "edit", group })}>
        {t("edit")}
      </WriteItem>
      <WriteItem call="groups.updateChildGroup" object={group} onClick={() => setTask({ kind: "move", group })}>
        {t("moveTo")}
      </WriteItem>
      <WriteItem call="groups.createChildGroup" object={group} onClick={() => setTask({ kind: "create", group })}>
        {t("createChildGroup")}
      </WriteItem>
      <WriteItem call={duplicates(group)} onClick={() => setTask({ kind: "duplicate", group })}>
        {t("duplicate")}
      </WriteItem>
      <Divider component="li" />
      <WriteItem call="groups.del" object={group} onClick={() => void remove(group)}>
        {t("delete")}
      </WriteItem>
    </>
  );
  return { start: setTask, remove, dialogs, items };
}
