import { notFound } from "~/data/api/errors";
import { useAllData } from "~/data/query/cache";
import { NewWorkflow } from "~/features/workflows/NewWorkflow";
import { EXAMPLE, withName } from "~/features/workflows/workflow";
import { WorkflowDetails } from "~/features/workflows/WorkflowDetails";
import { useT } from "~/i18n/useT";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";

export { preloadServerInfo as preload } from "~/data/query/serverInfo";

/** A workflow of the realm: a new one, a copy of one, or one that there is. */
export default function WorkflowModes() {
  const t = useT();
  const { mode = "", id = "" } = usePlace().params;
  if (mode === "copy") return <Copy id={id} />;
  if (mode === "update") return <WorkflowDetails id={id} />;
  if (mode !== "create") throw notFound(mode);
  return (
    <>
      <PageHeading title={t("gatehouse.createWorkflow")} />
      <NewWorkflow name="new workflow" start={EXAMPLE} />
    </>
  );
}

/** A new workflow that starts with the text of another one. */
function Copy({ id }: { id: string }) {
  const t = useT();
  const [{ name = "" }, text] = useAllData(["workflows.get", { id }], ["workflows.text", { id }]);
  return (
    <>
      <PageHeading title={t("gatehouse.copyWorkflow")} />
      <NewWorkflow name="copy of a workflow" start={text} proposal={withName(text.yaml, t(["copyOf", { name }]))} />
    </>
  );
}
