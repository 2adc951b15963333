import { Alert, Form } from "@patternfly/react-core";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { hasFeature } from "~/data/access/features";
import { SEES_USERS } from "~/data/access/readers";
import { useServerInfo } from "~/data/query/serverInfo";
import { useLoad } from "~/data/query/useLoad";
import { type Group, idsOf } from "~/features/groups/group";
import { createGroup, duplicateGroup } from "~/features/groups/groupCalls";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { useWhileShown } from "~/kit/dialog/useWhileShown";
import { DraftOffer } from "~/kit/form/DraftOffer";
import { labelsOf } from "~/kit/form/EditForm";
import { Inputs } from "~/kit/form/Inputs";
import { type EditOptions, useEdit } from "~/kit/form/useEdit";
import { usePlace } from "~/kit/page/place";
import { WriteButton } from "~/kit/controls/Write";
import { groupFields, groupName, type GroupValues } from "~/parts/groups/groupFields";
import { LeftOutRoles, useLeftOut } from "~/parts/roles/LeftOutRoles";
import { to } from "~/routes";

/** What is done with which group: `create` makes one below it, or at the top. */
export type GroupTask =
  { kind: "create"; group?: Group } | { kind: "edit"; group: Group } | { kind: "duplicate"; group: Group };

const fields = { named: [groupName], described: groupFields };
const labels = labelsOf(groupFields);

const empty: Group = {};

const toForm = ({ name = "", description = "" }: Group): GroupValues => ({ name, description });
/** The server takes a name as it is, also with blanks around it. */
const toObject = ({ name, description }: GroupValues) => ({ name: name.trim(), description });

/**
 * How the form of a task reads and writes. Its result is the id of an edited group that was made again.
 * @param whole an edited group with its attributes, once they are there
 */
function useTask(
  task: GroupTask,
  whole: Group | undefined,
  onSaved: (again: string | undefined) => void,
): EditOptions<Group, GroupValues, string | undefined> {
  const t = useT();
  const legacy = hasFeature(useServerInfo(), "ADMIN_FINE_GRAINED_AUTHZ");
  const { kind, group } = task;
  const id = group?.id ?? "";
  // the same object for every rendering
  const [copied] = useState((): Group => ({
    name: t(["copyOf", { name: group?.name ?? "" }]),
    description: group?.description,
  }));
  const common = {
    name: `${kind} group ${id}`,
    toForm,
    toObject,
    onSaved,
    failed: "couldNotCreateGroup",
    fieldOf: ({ status }: { status?: number }) => (status === 409 || status === 400 ? "name" : undefined),
  } as const;
  if (kind === "edit")
    return {
      ...common,
      object: group,
      call: "groups.update",
      read: (call) => call("groups.findOne", { id }),
      write: (call, next) => call("groups.update", { id }, next).then(() => undefined),
      recreate: async (call, next) => (await createGroup(call, { ...whole, ...next, id: undefined }, next.parentId)).id,
      done: "groupUpdated",
    };
  if (kind === "duplicate")
    return {
      ...common,
      object: copied,
      call: group.parentId ? "groups.createChildGroup" : "groups.create",
      write: (call, { name, description }) =>
        duplicateGroup(call, group, { name, description }, legacy).then(() => undefined),
      done: "groupDuplicated",
      long: true,
    };
  return {
    ...common,
    object: empty,
    call: group ? "groups.createChildGroup" : "groups.create",
    write: (call, { name, description }) => createGroup(call, { name, description }, group?.id).then(() => undefined),
    done: "groupCreated",
  };
}

const texts = {
  create: { testId: "createGroup", label: "create" },
  edit: { testId: "renameGroup", label: "edit" },
  duplicate: { testId: "duplicateGroup", label: "duplicate" },
} as const;

interface Props {
  task: GroupTask;
  onClose: () => void;
}

/** Makes, changes or copies a group. */
export function GroupDialog({ task, onClose }: Props) {
  return task.kind === "edit" ? (
    <EditDialog group={task.group} onClose={onClose} />
  ) : (
    <TaskDialog task={task} onClose={onClose} />
  );
}

/** Changes a group as the list shows it. A row lacks its attributes, which one that is made again has to get. */
function EditDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { id = "" } = group;
  const { data } = useLoad(["group to edit", id], (read) => read("groups.findOne", { id }));
  return <TaskDialog task={{ kind: "edit", group }} whole={data} onClose={onClose} />;
}

/** Leads from the page of a group, or of one below it, to the one that was made in its place. */
function useLeadTo() {
  const navigate = useNavigate();
  const { ids = "" } = usePlace().params;
  const chain = idsOf(ids);
  return (group: Group | undefined, made: string) => {
    const at = chain.indexOf(group?.id ?? "");
    if (at >= 0) void navigate(to("group", { ids: [...chain.slice(0, at), made].join("/") }), { replace: true });
  };
}

function TaskDialog({ task, whole, onClose }: Props & { whole?: Group }) {
  const t = useT();
  const whileShown = useWhileShown();
  const leadTo = useLeadTo();
  const saved = (again: string | undefined) => {
    onClose();
    if (again) leadTo(task.group, again);
  };
  const edit = useEdit(useTask(task, whole, (again) => whileShown(() => saved(again))));
  const leftOut = [useLeftOut("clients"), ...useAccess()(SEES_USERS).slice(0, 1)].filter(Boolean).join(", ");
  // a text that came with the description
  const edits = t.ifThere("editGroup");
  const titles = { create: t("createAGroup"), edit: edits ?? t("edit"), duplicate: t("duplicateAGroup") };
  const { testId, label } = texts[task.kind];
  const busy = edit.saving || edit.form.formState.isSubmitting;
  const submit = edit.submit(labels);
  const close = () => {
    edit.leave();
    onClose();
  };
  return (
    <Dialog
      id="group"
      variant="small"
      elementToFocus="#name"
      title={titles[task.kind]}
      actions={
        <WriteButton
          call={edit.call}
          object={edit.object}
          testId={testId}
          type="submit"
          form="group-form"
          isLoading={busy}
          isDisabled={busy}
        >
          {t(label)}
        </WriteButton>
      }
      isUnsaved={edit.changed && !busy}
      onClose={close}
    >
      {task.kind === "duplicate" && <Alert isInline variant="warning" title={t("duplicateGroupWarning")} />}
      {task.kind === "duplicate" && (
        <LeftOutRoles permissions={leftOut} testId="roles-incomplete" title="gatehouse.copyIncomplete" />
      )}
      <DraftOffer draft={edit.draft} />
      <FormProvider {...edit.form}>
        <Form
          id="group-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void submit();
          }}
        >
          <Inputs fields={edits ? fields.described : fields.named} />
        </Form>
      </FormProvider>
    </Dialog>
  );
}
