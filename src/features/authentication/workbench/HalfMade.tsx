import { Alert } from "@patternfly/react-core";
import { useLoadOrThrow } from "~/data/query/useLoad";
import { useAction } from "~/data/write/action";
import { ComparedFlow } from "~/features/authentication/workbench/ComparedFlow";
import type { WholeFlow } from "~/features/authentication/workbench/flowFile";
import { stateOf } from "~/features/authentication/workbench/makeFlow";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { useCloseAfter } from "~/kit/dialog/useWhileShown";

const words = {
  same: "gatehouse.partMade",
  added: "gatehouse.partMissing",
  removed: "gatehouse.partNotOfFile",
  changed: "gatehouse.partUnfinished",
} as const;

interface Props {
  wanted: WholeFlow;
  isBusy: boolean;
  onFinish: () => void;
  onClose: () => void;
}

/** How far a flow was made when the server failed, with the ways on and back. */
export function HalfMade({ wanted, isBusy, onFinish, onClose }: Props) {
  const t = useT();
  const { data } = useLoadOrThrow(["half made flow", wanted.alias], (read) => stateOf(read, wanted));
  const takeBack = useAction((call, flowId: string) => call("authenticationManagement.deleteFlow", { flowId }), {
    done: "deleteFlowSuccess",
    failed: "deleteFlowError",
  });
  const [isSending, closeAfter] = useCloseAfter(onClose);
  const { id } = data ?? {};
  return (
    <Dialog
      id="half-made"
      variant="large"
      title={t(["gatehouse.flowHalfMade", { flow: wanted.alias }])}
      actions={
        <>
          <WriteButton
            call="authenticationManagement.addExecutionToFlow"
            testId="finish"
            isLoading={isBusy}
            isDisabled={isBusy || isSending || !id}
            onClick={onFinish}
          >
            {t("gatehouse.finishFlow")}
          </WriteButton>
          <WriteButton
            call="authenticationManagement.deleteFlow"
            testId="take-back"
            variant="danger"
            isDisabled={isBusy || isSending || !id}
            onClick={() => id && void closeAfter(takeBack.run(id))}
          >
            {t("gatehouse.takeBackFlow")}
          </WriteButton>
        </>
      }
      onClose={onClose}
    >
      <Alert isInline variant="warning" title={t("gatehouse.flowHalfMadeBody")} />
      {data && <ComparedFlow label={t("steps")} column="status" steps={data.steps} words={words} />}
    </Dialog>
  );
}
