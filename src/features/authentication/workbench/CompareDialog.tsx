import { Button, ModalBody, ModalFooter, ModalHeader, Form, FormGroup, Content } from "@patternfly/react-core";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useData } from "~/data/query/cache";
import { useLoadOrThrow } from "~/data/query/useLoad";
import { COPY_OF } from "~/features/authentication/flows/flow";
import { compareSteps, isAllSame } from "~/features/authentication/workbench/compareFlows";
import { ComparedFlow } from "~/features/authentication/workbench/ComparedFlow";
import { readWhole } from "~/features/authentication/workbench/flowFile";
import { useSort, useT } from "~/i18n/useT";
import { Modal } from "~/kit/dialog/Modal";
import { Select } from "~/kit/form/kinds/Select";
import { Loading } from "~/kit/page/Loading";

const words = {
  same: "gatehouse.importSame",
  added: "gatehouse.onlyHere",
  removed: "gatehouse.onlyThere",
  changed: "gatehouse.importChanged",
} as const;

interface Props {
  flow: { id: string; alias: string };
  onClose: () => void;
}

/** What is different between a flow and another one, which is chosen: at first the one that it was copied from. */
export function CompareDialog({ flow, onClose }: Props) {
  const t = useT();
  const flows = useSort(useData("ui.flows"), ({ alias }) => alias).filter(({ id }) => id !== flow.id);
  const [params] = useSearchParams();
  const copied = flows.find(({ id }) => id === params.get(COPY_OF));
  const [chosen, setChosen] = useState((copied ?? flows[0])?.id ?? "");
  const { data: compared, loading } = useLoadOrThrow(["compared flows", flow.id, chosen], async (read) => {
    const [to, from] = await Promise.all([readWhole(read, flow.id), readWhole(read, chosen)]);
    return compareSteps(from.steps, to.steps);
  });
  // while the next flow is read, this is still about the one before
  const data = loading ? undefined : compared;
  return (
    <Modal variant="large" onClose={onClose} aria-labelledby="compare-title">
      <ModalHeader title={t(["gatehouse.compareFlow", { flow: flow.alias }])} labelId="compare-title" />
      <ModalBody>
        <Form onSubmit={(event) => event.preventDefault()}>
          <FormGroup label={t("gatehouse.compareWith")} fieldId="compare-with">
            <Select
              id="compare-with"
              label={t("gatehouse.compareWith")}
              choices={flows.map(({ id, alias }) => ({ key: id, text: alias }))}
              chosen={[chosen]}
              onChoose={setChosen}
            />
          </FormGroup>
        </Form>
        <Content component="p" aria-live="polite" data-testid="compare-result">
          {data && t(isAllSame(data) ? "gatehouse.flowsSame" : "gatehouse.flowsDiffer")}
        </Content>
        {data ? (
          // what its words are read for would close the dialog, and open it again without the focus
          <Suspense fallback={<Loading />}>
            <ComparedFlow
              label={t("gatehouse.accessDifference")}
              column="gatehouse.accessDifference"
              steps={data}
              words={words}
            />
          </Suspense>
        ) : (
          <Loading />
        )}
      </ModalBody>
      <ModalFooter>
        <Button id="modal-cancel" data-testid="cancel" onClick={onClose}>
          {t("close")}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
