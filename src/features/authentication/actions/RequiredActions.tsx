import { Suspense, useState } from "react";
import { useAllData } from "~/data/query/cache";
import { RequiredActionRow } from "~/features/authentication/actions/RequiredActionRow";
import { type Row, useReorderActions } from "~/features/authentication/actions/useActionWrites";
import { useShown } from "~/features/authentication/useShown";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { Table, Tbody, Th, Thead, Tr } from "~/kit/list/Table";
import { SortableList } from "~/kit/order/SortableList";
import { ErrorBoundary } from "~/kit/page/ErrorBoundary";
import { lazily } from "~/kit/page/lazily";

const ActionConfig = lazily(() =>
  import("~/features/authentication/actions/ActionConfig").then((module) => module.ActionConfig),
);

const idOf = ({ alias, providerId = "" }: Row) => alias ?? providerId;

/** What users can be required to do when they sign in: in which order, whether at all, whether all new ones are. */
export function RequiredActions() {
  const t = useT();
  const [registered, others] = useAllData(
    ["ui.requiredActions"],
    ["authenticationManagement.getUnregisteredRequiredActions"],
  );
  const reorder = useReorderActions();
  const { shown, times, show, close } = useShown<Row>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const find = (id: string): Row | [] => registered.find((row) => idOf(row) === id) ?? [];
  const rowOf = (row: Row) => <RequiredActionRow key={idOf(row)} id={idOf(row)} row={row} onConfigure={show} />;
  return (
    <>
      <SortableList
        items={registered.map((row) => ({ id: idOf(row), name: row.name }))}
        onReorder={reorder.run}
        announceIn={place ?? undefined}
      >
        {(ids) => (
          // the name that automation knows, in every language
          <Table aria-label="Draggable table" className="gh-middle">
            <Thead>
              <Tr>
                <Th unseen={t("gatehouse.order")} />
                <Th>{t("action")}</Th>
                <Th>{t("enabled")}</Th>
                <Th>
                  {t("setAsDefaultAction")} <HelpIcon name="authDefaultActionTooltip" text="authDefaultActionTooltip" />
                </Th>
                <Th>{t("configure")}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {ids.flatMap(find).map(rowOf)}
              {others.map(rowOf)}
            </Tbody>
          </Table>
        )}
      </SortableList>
      <div ref={setPlace} />
      <ErrorBoundary key={times}>
        <Suspense>
          {shown?.alias && <ActionConfig alias={shown.alias} name={shown.name ?? ""} onClose={close} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
