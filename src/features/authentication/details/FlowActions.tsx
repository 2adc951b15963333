import type AuthenticationFlowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationFlowRepresentation";
import { DropdownItem } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import { useAccess } from "~/data/access/access";
import { SEES_REALM } from "~/data/access/readers";
import type { FlowUse } from "~/data/api/extra";
import { useAction } from "~/data/write/action";
import { addAlert } from "~/data/write/alerts";
import type { FlowDialog } from "~/features/authentication/details/flowDialogs";
import { useDeleteFlow } from "~/features/authentication/flows/useDeleteFlow";
import { maskedIn, maskedName, readFlowFile, wholeIn } from "~/features/authentication/workbench/flowFile";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { saveFile } from "~/kit/controls/saveFile";
import { WriteItem } from "~/kit/controls/Write";
import { to } from "~/routes";

interface Props {
  flow: AuthenticationFlowRepresentation;
  usedBy: FlowUse | undefined;
  /** There are flows that it can be used instead of. */
  isReplacement: boolean;
  onOpen: (dialog: FlowDialog) => void;
}

/** Hands the administrator a flow with its sub-flows and settings as a file, and names the secrets that it lacks. */
function useExportFlow() {
  const action = useAction(
    async (call, { id, alias }: { id: string; alias: string }) => {
      const file = await readFlowFile(call, id);
      saveFile(`${alias}.json`, [JSON.stringify(file, undefined, 2)], "application/json");
      const whole = wholeIn(file, alias);
      const masked = typeof whole === "string" ? [] : maskedIn(whole).map(maskedName);
      if (masked.length > 0) addAlert(["gatehouse.flowMasked", { names: masked.join(", ") }], "warning");
      else addAlert("gatehouse.flowExported");
    },
    { failed: "gatehouse.flowExportFailed" },
  );
  return (flow: { id: string; alias: string }) => void action.run(flow);
}

/** What can be done with a flow as a whole. */
export function FlowActions({ flow, usedBy, isReplacement, onOpen }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const exportFlow = useExportFlow();
  const remove = useDeleteFlow(() => navigate(to("authentication")));
  const { id = "", alias = "", builtIn = false } = flow;
  const seesSteps = useAccess()(SEES_REALM).length === 0;
  return (
    <ActionMenu id="flow-actions">
      {usedBy?.type !== "DEFAULT" && (
        <WriteItem call="realms.update" testId="set-as-default" onClick={() => onOpen("bind")}>
          {t("bindFlow")}
        </WriteItem>
      )}
      <WriteItem call="authenticationManagement.copyFlow" onClick={() => onOpen("copy")}>
        {t("duplicate")}
      </WriteItem>
      {isReplacement && (
        <WriteItem call="realms.update" testId="use-instead" onClick={() => onOpen("swap")}>
          {t("gatehouse.useInstead")}
        </WriteItem>
      )}
      {seesSteps && (
        <>
          <DropdownItem data-testid="compare-flow" onClick={() => onOpen("compare")}>
            {t("gatehouse.compare")}
          </DropdownItem>
          <DropdownItem data-testid="export-flow" onClick={() => exportFlow({ id, alias })}>
            {t("export")}
          </DropdownItem>
        </>
      )}
      {!builtIn && (
        <WriteItem call="authenticationManagement.updateFlow" testId="edit-flow" onClick={() => onOpen("edit")}>
          {t("editInfo")}
        </WriteItem>
      )}
      {!builtIn && !usedBy && (
        <WriteItem
          call="authenticationManagement.deleteFlow"
          testId="delete-flow"
          onClick={() => void remove({ id, alias })}
        >
          {t("delete")}
        </WriteItem>
      )}
    </ActionMenu>
  );
}
