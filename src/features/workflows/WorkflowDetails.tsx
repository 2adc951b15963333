import { Divider } from "@patternfly/react-core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { WorkflowText } from "~/data/api/workflows";
import { useAllData } from "~/data/query/cache";
import { useRealm } from "~/data/query/useRealm";
import { useDeleteWorkflows } from "~/features/workflows/useDeleteWorkflows";
import { useEnableWorkflow } from "~/features/workflows/useEnableWorkflow";
import { StartWorkflow } from "~/features/workflows/StartWorkflow";
import { isAboutClients, refused, toForm, toObject } from "~/features/workflows/workflow";
import { WorkflowForm } from "~/features/workflows/WorkflowForm";
import { WorkflowSummary } from "~/features/workflows/WorkflowSummary";
import { versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { EnableSwitch } from "~/kit/controls/EnableSwitch";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

/** A workflow of the realm: what it does, and its text. */
export function WorkflowDetails({ id }: { id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [workflow, text] = useAllData(["workflows.get", { id }], ["workflows.text", { id }]);
  const edit = useTextEdit(id, text);
  const { name = "", enabled } = workflow;
  const { change, running } = useEnableWorkflow(workflow);
  const [isStarting, setStarting] = useState(false);
  const remove = useDeleteWorkflows(() => {
    edit.leave();
    return navigate(to("workflows"));
  });
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
            onChange={(on) => void change(on)}
          />
        }
        actions={
          <ActionMenu id="workflow-actions">
            {!isAboutClients(workflow) && (
              <WriteItem call="workflows.activate" object={workflow} onClick={() => setStarting(true)}>
                {t("gatehouse.workflowStartFor")}
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
      {isStarting && <StartWorkflow workflow={workflow} onClose={() => setStarting(false)} />}
    </>
  );
}

function useTextEdit(id: string, text: WorkflowText) {
  const navigate = useNavigate();
  const realm = useRealm();
  const word = versionWords(useT());
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
    done: word("workflowUpdated"),
    failed: "gatehouse.workflowError",
  });
}
