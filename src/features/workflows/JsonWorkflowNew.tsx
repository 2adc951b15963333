import { useNavigate } from "react-router-dom";
import { versionFailure, versionWords } from "~/i18n/serverWords";
import { type Text, useT } from "~/i18n/useT";
import { FormPage } from "~/kit/form/EditForm";
import type { FieldSpec } from "~/kit/form/Inputs";
import { jsonProblem, objectIn } from "~/kit/form/json";
import { useEdit } from "~/kit/form/useEdit";
import { PageHeading } from "~/kit/page/Page";
import { to } from "~/routes";

interface JsonText {
  json: string;
}

const start: JsonText = {
  json: JSON.stringify(
    { name: "", uses: "event-based-workflow", on: "USER_ADD", steps: [{ uses: "notify-user", after: "604800000" }] },
    undefined,
    2,
  ),
};

/** What is wrong with a text: it is no object, or has no name, which the server refuses without saying why. */
function mistakeIn(text: string): Text | undefined {
  const workflow = objectIn(text);
  if (!workflow) return jsonProblem(text, "gatehouse.noJsonObject");
  return typeof workflow.name === "string" && workflow.name.trim() !== "" ? undefined : "gatehouse.workflowNoName";
}

/** A new workflow of 26.4, written in JSON (`POST workflows`). */
export default function JsonWorkflowNew() {
  const t = useT();
  const word = versionWords(t);
  const navigate = useNavigate();
  const fields: FieldSpec<JsonText>[] = [
    {
      kind: "code",
      name: "json",
      label: word("workflowJSON"),
      help: word("workflowJsonHelp"),
      testId: "workflowJSON",
      height: "24rem",
      required: true,
      validate: mistakeIn,
    },
  ];
  const edit = useEdit({
    name: "new workflow",
    object: start,
    toForm: (text: JsonText) => text,
    toObject: (text: JsonText) => text,
    call: "workflows.createAsJson",
    write: (call, { json }) => call("workflows.createAsJson", objectIn(json) ?? {}),
    onSaved: () => navigate(to("workflows")),
    fieldOf: ({ status }) => (status === 400 ? "json" : undefined),
    done: word("workflowCreated"),
    failed: versionFailure(t, "workflowCreateError"),
  });
  return (
    <>
      <PageHeading title={t("gatehouse.createWorkflow")} />
      <FormPage edit={edit} fields={fields} cancelTo={to("workflows")} />
    </>
  );
}
