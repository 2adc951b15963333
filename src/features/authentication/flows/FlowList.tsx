import { Label } from "@patternfly/react-core";
import { Suspense } from "react";
import type { ListedFlow } from "~/data/api/extra";
import { useData } from "~/data/query/cache";
import { byUse, pageOf } from "~/features/authentication/flows/flow";
import { UsedBy, useUseText } from "~/features/authentication/flows/UsedBy";
import { useDeleteFlow } from "~/features/authentication/flows/useDeleteFlow";
import { useShown } from "~/features/authentication/useShown";
import { useSort, useT } from "~/i18n/useT";
import { WriteTool } from "~/kit/controls/Write";
import { LocalList } from "~/kit/list/List";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { lazily } from "~/kit/page/lazily";
import { LinkIfThere } from "~/kit/page/LinkIfThere";
import { to } from "~/routes";

const BindDialog = lazily(() =>
  import("~/features/authentication/flows/BindDialog").then((module) => module.BindDialog),
);
const ImportFlow = lazily(() =>
  import("~/features/authentication/workbench/ImportFlow").then((module) => module.ImportFlow),
);
const DuplicateDialog = lazily(() =>
  import("~/features/authentication/flows/DuplicateDialog").then((module) => module.DuplicateDialog),
);

/** The flows of the realm, what uses them, and what can be done with them. */
export function FlowList() {
  const flows = byUse(useSort(useData("ui.flows"), ({ alias }) => alias));
  const textOfUse = useUseText();
  const remove = useDeleteFlow();
  const { shown, times, show, close } = useShown<
    { dialog: typeof BindDialog | typeof DuplicateDialog; flow: ListedFlow } | "import"
  >();
  return (
    <>
      <LocalList
        listId="flows"
        label="titleAuthentication"
        rows={flows}
        id={({ id }) => id}
        search="searchForFlow"
        columns={[
          { name: "alias", label: "flowName", text: ({ alias }) => alias, cell: (flow) => <FlowName flow={flow} /> },
          { name: "usedBy", label: "usedBy", text: textOfUse, cell: (flow) => <UsedBy flow={flow} /> },
          { name: "description", label: "description", text: ({ description = "" }) => description },
        ]}
        actions={[
          {
            label: "duplicate",
            call: "authenticationManagement.copyFlow",
            run: (flow) => show({ dialog: DuplicateDialog, flow }),
          },
          {
            label: "bindFlow",
            call: "realms.update",
            when: ({ usedBy }) => usedBy?.type !== "DEFAULT",
            run: (flow) => show({ dialog: BindDialog, flow }),
          },
          {
            label: "delete",
            call: "authenticationManagement.deleteFlow",
            when: ({ builtIn, usedBy }) => !builtIn && !usedBy,
            run: (flow) => void remove(flow),
          },
        ]}
        toolbar={() => (
          <>
            <WriteTool call="authenticationManagement.createFlow" label="createFlow" to={to("flow-new")} />
            <WriteTool
              call="authenticationManagement.createFlow"
              testId="import-flow"
              label="gatehouse.importFlow"
              variant="secondary"
              onClick={() => show("import")}
            />
          </>
        )}
        empty={{ title: "emptyEvents", body: "emptyEventsInstructions" }}
      />
      <ErrorBoundary key={times}>
        <Suspense>
          {shown === "import" && <ImportFlow onClose={close} />}
          {shown && shown !== "import" && <shown.dialog flow={shown.flow} onClose={close} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** The name of a flow, which leads to its page who may open it, and whether the server brought it. */
function FlowName({ flow }: { flow: ListedFlow }) {
  const t = useT();
  return (
    <>
      <LinkIfThere to={pageOf(flow)}>
        <bdi>{flow.alias}</bdi>
      </LinkIfThere>{" "}
      {flow.builtIn && <Label isCompact>{t("buildIn")}</Label>}
    </>
  );
}
