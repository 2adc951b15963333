import { Alert, Content, Form, FormGroup, List, ListItem } from "@patternfly/react-core";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useCan } from "~/data/access/permissions";
import { useAllData } from "~/data/query/cache";
import { useLoadOrThrow } from "~/data/query/useLoad";
import { useRealm } from "~/data/query/useRealm";
import { bindings, COPY_OF, replaceableBy } from "~/features/authentication/flows/flow";
import { type FlowName, swapAction, type Use, usesOf, writes } from "~/features/authentication/workbench/swap";
import { useSort, useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { Select } from "~/kit/form/kinds/Select";
import { runBulk } from "~/kit/list/bulk/BulkRuns";
import { Loading } from "~/kit/page/Loading";

/** Uses a flow wherever another one is used, which is chosen; says first what that is. */
export function SwapDialog({ flow, onClose }: { flow: FlowName; onClose: () => void }) {
  const t = useT();
  const realm = useRealm();
  const can = useCan();
  const [params] = useSearchParams();
  const [listed, all, executions] = useAllData(
    ["ui.flows"],
    ["authenticationManagement.getFlows"],
    ["flows.executions", { id: flow.id }],
  );
  const used = useSort(replaceableBy(flow.id, listed, all), ({ alias }) => alias);
  const copied = used.find(({ id }) => id === params.get(COPY_OF));
  const [chosen, setChosen] = useState((copied ?? used[0])?.id ?? "");
  const from = used.find(({ id }) => id === chosen);
  const { data: uses, loading } = useLoadOrThrow(["uses of a flow", chosen], (read) =>
    from ? usesOf(read, realm, from) : Promise.resolve([]),
  );
  const calls = (uses ?? []).map(({ kind }) => writes[kind]);
  const runs = executions.some(({ requirement }) => requirement !== "DISABLED");
  const swap = () => {
    if (!from) return;
    const id = ({ kind, name }: Use) => `${kind} ${name}`;
    void runBulk({ realm, action: swapAction(realm, from, flow), rows: uses ?? [], id, name: ({ name }) => name });
    onClose();
  };
  return (
    <Dialog
      id="swap-flow"
      variant="medium"
      title={t(["gatehouse.useInsteadOf", { flow: flow.alias }])}
      actions={
        <WriteButton
          call={calls.find((call) => can(call)) ?? calls[0] ?? "realms.update"}
          testId="confirm"
          isDisabled={loading || calls.length === 0}
          onClick={swap}
        >
          {t("gatehouse.swap")}
        </WriteButton>
      }
      onClose={onClose}
    >
      <Form onSubmit={(event) => event.preventDefault()}>
        <FormGroup label={t("gatehouse.insteadOf")} fieldId="swap-from">
          <Select
            id="swap-from"
            label={t("gatehouse.insteadOf")}
            choices={used.map(({ id, alias }) => ({ key: id, text: alias }))}
            chosen={[chosen]}
            onChoose={setChosen}
          />
        </FormGroup>
      </Form>
      {loading ? <Loading /> : <Uses uses={uses ?? []} />}
      {!runs && <Alert isInline variant="warning" title={t("gatehouse.bindEmpty")} />}
    </Dialog>
  );
}

/** What uses a flow, each in its own words. */
function Uses({ uses }: { uses: readonly Use[] }) {
  const t = useT();
  return (
    <>
      <Content component="p">{t("gatehouse.swapExplain")}</Content>
      <List data-testid="uses">
        {uses.map((use) => (
          <ListItem key={`${use.kind} ${use.name}`}>
            {use.kind === "realm" ? (
              use.bindings.map((name) => t(bindings[name])).join(", ")
            ) : (
              <>
                {t(use.kind === "client" ? "client" : "identityProvider")}: <bdi>{use.name}</bdi>
              </>
            )}
          </ListItem>
        ))}
      </List>
    </>
  );
}
