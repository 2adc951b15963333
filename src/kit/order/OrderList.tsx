import {
  Button,
  DataList,
  DataListCell,
  DataListControl,
  DataListItem,
  DataListItemCells,
  DataListItemRow,
} from "@patternfly/react-core";
import AngleDownIcon from "@patternfly/react-icons/dist/esm/icons/angle-down-icon";
import AngleUpIcon from "@patternfly/react-icons/dist/esm/icons/angle-up-icon";
import type { KeyboardEvent } from "react";
import { useT } from "~/i18n/useT";
import { SortHandle } from "~/kit/order/SortHandle";
import { type Ordered, SortableList } from "~/kit/order/SortableList";
import { useSortableItem } from "~/kit/order/useSortableItem";

interface Props<Item extends Ordered> {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** As of `SortableList`: a dialog must not close on the Escape that puts an item back. */
  onLift?: (isLifted: boolean) => void;
}

/**
 * The list of a dialog that puts things in order: a `SortableList` whose items are also moved by two buttons, and by the
 * arrow keys on the handle without being picked up.
 */
export function OrderList<Item extends Ordered>({ items, onChange, onLift }: Props<Item>) {
  const t = useT();
  const find = (id: string) => items.find((one) => one.id === id) ?? [];
  return (
    <SortableList items={items} onReorder={(ids) => onChange(ids.flatMap(find))} onLift={onLift}>
      {(ids) => (
        <DataList aria-label={t("manageOrderTableAria")} data-testid="manageOrderDataList" className="gh-links gh-wrap">
          {ids.flatMap(find).map(({ id, name }) => (
            <OrderRow key={id} id={id} name={name} />
          ))}
        </DataList>
      )}
    </SortableList>
  );
}

function OrderRow({ id, name }: Ordered) {
  const t = useT();
  const item = useSortableItem(id);
  const { at, count, isLifted, step, grip, part } = item;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined || isLifted) return grip?.onKeyDown?.(event);
    event.preventDefault();
    step(by);
  };
  return (
    <DataListItem id={name} aria-labelledby={`order-${id}`} data-testid={`order-${name}`}>
      <DataListItemRow {...part}>
        <DataListControl>
          <SortHandle item={item} onKeyDown={onKeyDown} />
        </DataListControl>
        <DataListItemCells
          dataListCells={[
            <DataListCell key="name" data-testid={name} {...grip}>
              <bdi id={`order-${id}`}>{name}</bdi>
            </DataListCell>,
            <DataListCell key="move" isFilled={false} alignRight>
              <Button
                variant="plain"
                icon={<AngleUpIcon />}
                aria-label={t(["gatehouse.moveUp", { name }])}
                isAriaDisabled={at === 0}
                onClick={() => step(-1)}
              />
              <Button
                variant="plain"
                icon={<AngleDownIcon />}
                aria-label={t(["gatehouse.moveDown", { name }])}
                isAriaDisabled={at === count - 1}
                onClick={() => step(1)}
              />
            </DataListCell>,
          ]}
        />
      </DataListItemRow>
    </DataListItem>
  );
}
