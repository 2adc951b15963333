import type AuthenticationFlowRepresentation from "@keycloak/keycloak-admin-client/lib/defs/authenticationFlowRepresentation";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FlowUse } from "~/data/api/extra";
import { useDeleteFlow } from "~/features/authentication/flows/useDeleteFlow";
import { useT } from "~/i18n/useT";
import { ActionMenu } from "~/kit/controls/Menu";
import { WriteItem } from "~/kit/controls/Write";
import { lazily } from "~/kit/page/lazily";
import { to } from "~/routes";

const BindDialog = lazily(() =>
  import("~/features/authentication/flows/BindDialog").then((module) => module.BindDialog),
);
const DuplicateDialog = lazily(() =>
  import("~/features/authentication/flows/DuplicateDialog").then((module) => module.DuplicateDialog),
);
const EditDialog = lazily(() =>
  import("~/features/authentication/flows/EditDialog").then((module) => module.EditDialog),
);

interface Props {
  flow: AuthenticationFlowRepresentation;
  usedBy: FlowUse | undefined;
}

/** What can be done with a flow as a whole. */
export function FlowActions({ flow, usedBy }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [Shown, setShown] = useState<typeof BindDialog | typeof DuplicateDialog | typeof EditDialog>();
  const remove = useDeleteFlow(() => navigate(to("authentication")));
  const { id = "", alias = "", builtIn = false } = flow;
  const open = (dialog: NonNullable<typeof Shown>) => () => setShown(() => dialog);
  return (
    <>
      <ActionMenu id="flow-actions">
        {usedBy?.type !== "DEFAULT" && (
          <WriteItem call="realms.update" testId="set-as-default" onClick={open(BindDialog)}>
            {t("bindFlow")}
          </WriteItem>
        )}
        <WriteItem call="authenticationManagement.copyFlow" onClick={open(DuplicateDialog)}>
          {t("duplicate")}
        </WriteItem>
        {!builtIn && (
          <WriteItem call="authenticationManagement.updateFlow" testId="edit-flow" onClick={open(EditDialog)}>
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
      <Suspense>{Shown && <Shown flow={{ ...flow, id, alias }} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}
