import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { WorkflowText } from "~/data/api/workflows";
import { dropDraft } from "~/data/write/drafts";
import { useRealm } from "~/data/query/useRealm";
import { refused, toForm, toObject } from "~/features/workflows/workflow";
import { WorkflowForm } from "~/features/workflows/WorkflowForm";
import { versionFailure, versionWords } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { useEdit } from "~/kit/form/useEdit";
import { to } from "~/routes";

interface Props {
  /** Names its draft. */
  name: string;
  /** What it starts with; the same object in every rendering. */
  start: WorkflowText;
  /** What is in the form instead at first, and can be saved as it is; not while a draft is offered. */
  proposal?: string;
}

/** A new workflow, written in YAML: `POST workflows`. */
export function NewWorkflow({ name, start, proposal }: Props) {
  const navigate = useNavigate();
  const realm = useRealm();
  const t = useT();
  const edit = useEdit({
    name,
    object: start,
    toForm,
    toObject,
    call: "workflows.createAsYaml",
    write: (call, text) => call("workflows.createAsYaml", { realm, yaml: text.yaml }),
    onSaved: ({ id }) => navigate(to("workflow", { mode: "update", id })),
    fieldOf: refused,
    done: versionWords(t)("workflowCreated"),
    failed: versionFailure(t, "workflowCreateError"),
  });
  const propose = useEffectEvent(() => {
    if (proposal === undefined || edit.changed) return;
    edit.form.setValue("yaml", proposal, { shouldDirty: true });
    // nobody has typed it
    dropDraft(edit.key);
  });
  const isOffered = edit.draft !== undefined;
  useEffect(() => {
    if (!isOffered) propose();
  }, [isOffered]);
  return <WorkflowForm edit={edit} />;
}
