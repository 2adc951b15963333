import type AuthenticationFlowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationFlowRepresentation";
import { DropdownItem } from "@patternfly/react-core";
import { useNavigate } from "react-router-dom";
import type { FlowUse } from "~/data/api/extra";
import type { FlowDialog } from "~/features/authentication/details/flowDialogs";
import { useExportFlow } from "~/features/authentication/workbench/useExportFlow";
import { useDeleteFlow } from "~/features/authentication/flows/useDeleteFlow";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { to } from "~/routes";

interface Props {
  flow: AuthenticationFlowRepresentation;
  usedBy: FlowUse | undefined;
  onOpen: (dialog: FlowDialog) => void;
}

/** What can be done with a flow as a whole. */
export function FlowActions({ flow, usedBy, onOpen }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const exportFlow = useExportFlow();
  const remove = useDeleteFlow(() => navigate(to("authentication")));
  const { id = "", alias = "", builtIn = false } = flow;
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
      <WriteItem call="realms.update" testId="use-instead" onClick={() => onOpen("swap")}>
        {t("gatehouse.useInstead")}
      </WriteItem>
      <DropdownItem data-testid="compare-flow" onClick={() => onOpen("compare")}>
        {t("gatehouse.compare")}
      </DropdownItem>
      <DropdownItem data-testid="export-flow" onClick={() => exportFlow({ id, alias })}>
        {t("export")}
      </DropdownItem>
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
