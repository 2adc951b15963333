import { Alert, Form } from "@patternfly/react-core";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { hasFeature } from "~/data/access/features";
import { useServerInfo } from "~/data/query/serverInfo";
import type { Group } from "~/features/groups/group";
import { createGroup, duplicateGroup } from "~/features/groups/groupCalls";
import { useT } from "~/i18n/useT";
import { Dialog } from "~/kit/dialog/Dialog";
import { useWhileShown } from "~/kit/dialog/useWhileShown";
import { DraftOffer } from "~/kit/form/DraftOffer";
import { Inputs } from "~/kit/form/Inputs";
import { type EditOptions, useEdit } from "~/kit/form/useEdit";
import { WriteButton } from "~/kit/controls/Write";
import { groupFields, groupName, type GroupValues } from "~/parts/groups/groupFields";
import { LeftOutRoles, useLeftOut } from "~/parts/roles/LeftOutRoles";

/** What is done with which group: `create` makes one below it, or at the top. */
export type GroupTask =
  { kind: "create"; group?: Group } | { kind: "edit"; group: Group } | { kind: "duplicate"; group: Group };

const fields = { named: [groupName], described: groupFields };
const labels = {
  of: new Map(groupFields.map((field) => [field.name, field.label] as const)),
  secret: [],
};

const empty: Group = {};

const toForm = ({ name = "", description = "" }: Group): GroupValues => ({ name, description });
/** The server takes a name as it is, also with blanks around it. */
const toObject = ({ name, description }: GroupValues) => ({ name: name.trim(), description });

/** How the form of a task reads and writes. */
function useTask(task: GroupTask, onClose: () => void): EditOptions<Group, GroupValues, unknown> {
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
    onSaved: onClose,
    failed: "couldNotCreateGroup",
    fieldOf: ({ status }: { status?: number }) => (status === 409 || status === 400 ? "name" : undefined),
  } as const;
  if (kind === "edit")
    return {
      ...common,
      object: group,
      call: "groups.update",
      read: (call) => call("groups.findOne", { id }),
      write: (call, next) => call("groups.update", { id }, next),
      recreate: (call, next) => createGroup(call, { ...next, id: undefined }, next.parentId),
      done: "groupUpdated",
    };
  if (kind === "duplicate")
    return {
      ...common,
      object: copied,
      call: group.parentId ? "groups.createChildGroup" : "groups.create",
      write: (call, { name, description }) => duplicateGroup(call, group, { name, description }, legacy),
      done: "groupDuplicated",
      long: true,
    };
  return {
    ...common,
    object: empty,
    call: group ? "groups.createChildGroup" : "groups.create",
    write: (call, { name, description }) => createGroup(call, { name, description }, group?.id),
    done: "groupCreated",
  };
}

const texts = {
  create: { testId: "createGroup", label: "create" },
  edit: { testId: "renameGroup", label: "edit" },
  duplicate: { testId: "duplicateGroup", label: "duplicate" },
} as const;

/** Makes, changes or copies a group. */
export function GroupDialog({ task, onClose }: { task: GroupTask; onClose: () => void }) {
  const t = useT();
  const whileShown = useWhileShown();
  const edit = useEdit(useTask(task, () => whileShown(onClose)));
  const leftOut = useLeftOut("clients");
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
      onClose={close}
    >
      {task.kind === "duplicate" && <Alert isInline variant="warning" title={t("duplicateGroupWarning")} />}
      {task.kind === "duplicate" && <LeftOutRoles permissions={leftOut} testId="roles-incomplete" />}
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
