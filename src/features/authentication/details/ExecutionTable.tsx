import { Content } from "@patternfly/react-core";
import { useDeferredValue, useState } from "react";
import { flat, levelOf, nameOf, type Node, siblingsOf } from "~/features/authentication/details/executionTree";
import { ExecutionRow, type RowActions } from "~/features/authentication/details/ExecutionRow";
import { dropTarget, targetOf } from "~/features/authentication/details/moves";
import type { ShownFlow, useExecutions } from "~/features/authentication/details/useExecutions";
import { useTreeView } from "~/features/authentication/details/useTreeView";
import { useT } from "~/i18n/useT";
import { Table, Tbody, Th, Thead, Tr } from "~/kit/list/Table";
import { SortableList } from "~/kit/order/SortableList";

/** Rows that fill the first screen: they show before the others are rendered. */
const FIRST_ROWS = 20;

interface Props extends Pick<RowActions, "onConfigure" | "onAdd" | "onEdit"> {
  flow: ShownFlow;
  executions: ReturnType<typeof useExecutions>;
  /** Texts that explain the steps, by the id of their type. */
  helps: ReadonlyMap<string, string>;
  /** Id of the row that was requested elsewhere on the page; undefined once it is found. */
  sought?: string;
  onFound: () => void;
}

/** Where an execution is, in numbers from 1. */
function placeOf(tree: readonly Node[], node: Node) {
  const siblings = siblingsOf(tree, node);
  return {
    name: nameOf(node),
    level: levelOf(node),
    position: siblings.indexOf(node) + 1,
    total: siblings.length,
  };
}

/** The steps of a flow as a tree: dragged, or moved by Alt and the arrow keys; nothing moves in a flow of the server's. */
export function ExecutionTable({ flow, executions, helps, sought, onFound, ...actions }: Props) {
  const t = useT();
  const { tree, move, change, remove, movedId, moved, isRefused, isMoving, halfMoved } = executions;
  const { closed, toggle, focusId, onFocused } = useTreeView(tree, movedId, sought);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const rendered = useDeferredValue(Infinity, FIRST_ROWS);
  const rows = flat(tree, (id) => closed.has(id));
  const ids = rows.map(({ execution }) => execution.id);
  const row = (node: Node) => {
    const { id } = node.execution;
    return (
      <ExecutionRow
        key={id}
        flow={flow}
        node={node}
        level={levelOf(node)}
        help={helps.get(node.execution.providerId ?? "")}
        isClosed={closed.has(id)}
        takesFocus={focusId === id}
        onFocused={onFocused}
        isSought={sought === id}
        onFound={onFound}
        isHeld={halfMoved !== undefined}
        onToggle={() => toggle(id)}
        onMove={(direction) => void move(id, targetOf(tree, id, direction, flow.kind))}
        onChange={change}
        onRemove={() => void remove(node)}
        {...actions}
      />
    );
  };
  const inOrder = (shown: readonly string[]) =>
    shown.flatMap((id) => rows.find(({ execution }) => execution.id === id) ?? []);
  return (
    <>
      <SortableList
        items={rows.map((node) => ({ id: node.execution.id, name: nameOf(node) }))}
        onReorder={(next) => {
          const drop = dropTarget(tree, ids, next, flow.kind);
          if (drop) return move(drop.id, drop.target);
        }}
        isHeld={isMoving || halfMoved !== undefined}
        announceIn={place ?? undefined}
      >
        {(shown) => (
          <Table role="treegrid" isStacked={false} aria-label={t("flows")} className="gh-middle gh-wrap gh-executions">
            <Thead>
              <Tr id="header">
                <Th unseen={t("gatehouse.order")} />
                <Th>{t("steps")}</Th>
                <Th>{t("requirement")}</Th>
                <Th unseen={t("action")} />
              </Tr>
            </Thead>
            <Tbody>{inOrder(shown).slice(0, rendered).map(row)}</Tbody>
          </Table>
        )}
      </SortableList>
      <div ref={setPlace} />
      <div className="pf-v6-screen-reader" aria-live="assertive" data-testid="moved">
        {isRefused && t("gatehouse.moveRefused")}
        {moved && t(["gatehouse.movedToLevel", placeOf(tree, moved)])}
      </div>
      {!flow.builtIn && (
        <Content component="small" id="move-keys">
          {t("gatehouse.moveKeys")}
        </Content>
      )}
    </>
  );
}
