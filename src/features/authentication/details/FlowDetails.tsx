import { Label } from "@patternfly/react-core";
import CheckCircleIcon from "@patternfly/react-icons/dist/esm/icons/check-circle-icon";
import { Suspense } from "react";
import { SEES_REALM } from "~/data/access/readers";
import { notFound } from "~/data/api/errors";
import { useAllData } from "~/data/query/cache";
import { CopyNote } from "~/features/authentication/details/CopyNote";
import { type FlowDialog, flowDialogs } from "~/features/authentication/details/flowDialogs";
import { FlowActions } from "~/features/authentication/details/FlowActions";
import { FlowSteps } from "~/features/authentication/details/FlowSteps";
import type { FlowKind } from "~/features/authentication/details/executionTree";
import { replaceableBy, usedByOf } from "~/features/authentication/flows/flow";
import { useUseText } from "~/features/authentication/flows/UsedBy";
import { useShown } from "~/features/authentication/useShown";
import { useT } from "~/i18n/useT";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { PageHeading } from "~/kit/page/Page";
import { usePlace } from "~/kit/page/place";
import { Readable } from "~/kit/page/Readable";

const KINDS: readonly FlowKind[] = ["basic-flow", "client-flow", "form-flow"];

/** A flow: what uses it, what can be done with it, and its steps. What the address says of its use is not believed. */
export default function FlowDetails() {
  const t = useT();
  const { id = "" } = usePlace().params;
  const { shown: dialog, times, show: setDialog, close } = useShown<FlowDialog>();
  const [listed, flows] = useAllData(["ui.flows"], ["authenticationManagement.getFlows"]);
  const textOfUse = useUseText();
  const flow = flows.find((one) => one.id === id);
  if (!flow) throw notFound(id);
  const { alias = "", builtIn = false, description, providerId } = flow;
  const { usedBy } = listed.find((one) => one.id === id) ?? {};
  const used = t(`used.${usedByOf({ usedBy })}`);
  const uses = textOfUse({ alias, usedBy });
  const Shown = dialog && flowDialogs[dialog];
  const kind = KINDS.find((one) => one === providerId) ?? "basic-flow";
  return (
    <>
      <PageHeading
        title={alias}
        subtitle={description}
        badges={
          <>
            <Label>{used}</Label> {uses !== used && <Label variant="outline">{uses}</Label>}{" "}
            {builtIn && <Label icon={<CheckCircleIcon />}>{t("buildIn")}</Label>}
          </>
        }
        actions={
          <FlowActions
            flow={flow}
            usedBy={usedBy}
            isReplacement={replaceableBy(id, listed, flows).length > 0}
            onOpen={setDialog}
          />
        }
      />
      <CopyNote flow={{ id, builtIn, usedBy }} onCopy={() => setDialog("copy")} onSwap={() => setDialog("swap")} />
      {/* the server answers no steps of a flow where it has no more the type of one: the flow is there all the same */}
      <ErrorBoundary>
        <Readable rule={SEES_REALM}>
          <FlowSteps flow={{ id, alias, builtIn, kind }} />
        </Readable>
      </ErrorBoundary>
      <ErrorBoundary key={times}>
        <Suspense>{Shown && <Shown flow={{ ...flow, id, alias }} onClose={close} />}</Suspense>
      </ErrorBoundary>
    </>
  );
}
