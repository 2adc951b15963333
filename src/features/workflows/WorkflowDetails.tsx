import { Divider } from "@patternfly/react-core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { hasMovingWorkflows } from "~/data/access/workflows";
import type { WorkflowText } from "~/data/api/workflows";
import { useAllData } from "~/data/query/cache";
import { useServerInfo } from "~/data/query/serverInfo";
import { useRealm } from "~/data/query/useRealm";
import { saveAll } from "~/data/write/saveAll";
import { useDeleteWorkflows } from "~/features/workflows/useDeleteWorkflows";
import { useEnableWorkflow } from "~/features/workflows/useEnableWorkflow";
import { MoveWaiting } from "~/features/workflows/MoveWaiting";
import { StartWorkflow } from "~/features/workflows/StartWorkflow";
import { isAboutClients, refused, toForm, toObject } from "~/features/workflows/workflow";
import { WorkflowForm } from "~/features/workflows/WorkflowForm";
import { WorkflowSummary } from "~/features/workflows/WorkflowSummary";
import { versionFailure, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { confirm } from "~/kit/dialog/confirm";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

const saveFirst = { title: "gatehouse.workflowText", body: "gatehouse.workflowSaveFirst", label: "save" } as const;

/** A workflow of the realm: what it does, and its text. */
export function WorkflowDetails({ id }: { id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [workflow, text] = useAllData(["workflows.get", { id }], ["workflows.text", { id }]);
  const edit = useTextEdit(id, text);
  const { name = "", enabled } = workflow;
  const { change, running } = useEnableWorkflow(workflow);
  const mayMove = hasMovingWorkflows(useServerInfo());
  const [open, setOpen] = useState<"start" | "move">();
  const isClients = isAboutClients(workflow);
  const close = () => setOpen(undefined);
  const enable = async (on: boolean) => {
    // the text says whether it is on: what is typed, just now as well, would be in conflict with the switch
    if (edit.changes().length > 0 && !((await confirm(saveFirst)) && (await saveAll()))) return;
    await change(on);
  };
  const remove = useDeleteWorkflows(() => navigate(to("workflows")));
  return (
    <>
      <PageHeading
        title={name}
        badges={
          <EnableSwitch
            title={name}
            call="workflows.update"
            object={workflow}
            isOn={enabled !== false}
            isBusy={running}
            onChange={(on) => void enable(on)}
          />
        }
        actions={
          <ActionMenu id="workflow-actions">
            <WriteItem call="workflows.activate" object={workflow} onClick={() => setOpen("start")}>
              {t(isClients ? "gatehouse.workflowStartForClient" : "gatehouse.workflowStartFor")}
            </WriteItem>
            {mayMove && (
              <WriteItem call="workflows.migrate" object={workflow} onClick={() => setOpen("move")}>
                {t("gatehouse.workflowMove")}
              </WriteItem>
            )}
            <WriteItem
              call="workflows.createAsYaml"
              onClick={() => void navigate(to("workflow", { mode: "copy", id }))}
            >
              {t("copy")}
            </WriteItem>
            <Divider />
            <WriteItem call="workflows.delById" object={workflow} onClick={() => void remove.one(workflow)}>
              {t("delete")}
            </WriteItem>
          </ActionMenu>
        }
      />
      <WorkflowForm edit={edit}>
        <WorkflowSummary workflow={workflow} />
      </WorkflowForm>
      {open === "start" && <StartWorkflow workflow={workflow} onClose={close} />}
      {open === "move" && <MoveWaiting workflow={workflow} onClose={close} />}
    </>
  );
}

function useTextEdit(id: string, text: WorkflowText) {
  const navigate = useNavigate();
  const realm = useRealm();
  const t = useT();
  return useEdit({
    name: "workflow",
    object: text,
    toForm,
    toObject,
    call: "workflows.updateText",
    read: (call) => call("workflows.text", { id }),
    write: (call, { yaml }) => call("workflows.updateText", { id }, yaml).then(() => id),
    recreate: (call, { yaml }) => call("workflows.createAsYaml", { realm, yaml }).then((made) => made.id),
    onSaved: (saved) => saved !== id && navigate(to("workflow", { mode: "update", id: saved }), { replace: true }),
    fieldOf: refused,
    done: versionWords(t)("workflowUpdated"),
    failed: versionFailure(t, "workflowUpdateError"),
  });
}
