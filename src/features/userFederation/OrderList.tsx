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
import GripVerticalIcon from "@patternfly/react-icons/dist/esm/icons/grip-vertical-icon";
import { type KeyboardEvent, useState } from "react";
import { useT } from "~/i18n/useT";

/** Something that has a place in an order. */
export interface Ordered {
  id: string;
  name: string;
}

interface Props<Item extends Ordered> {
  items: Item[];
  onChange: (items: Item[]) => void;
}

/**
 * A list to be put in order: dragged by the pointer, moved by the arrow keys on the handle or by the two buttons. Each
 * move is told to screen readers.
 */
export function OrderList<Item extends Ordered>({ items, onChange }: Props<Item>) {
  const t = useT();
  const [told, setTold] = useState("");
  const [dragged, setDragged] = useState<string>();
  const move = (id: string, to: number) => {
    const item = items.find((one) => one.id === id);
    if (!item || to < 0 || to >= items.length) return;
    onChange(items.filter((one) => one !== item).toSpliced(to, 0, item));
    setTold(t(["gatehouse.movedTo", { name: item.name, position: to + 1 }]));
  };
  const onKeyDown = (id: string, at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, at + step);
  };
  return (
    <>
      <DataList aria-label={t("manageOrderTableAria")} data-testid="manageOrderDataList" className="gh-links gh-wrap">
        {items.map(({ id, name }, index) => (
          <DataListItem key={id} id={name} aria-labelledby={`order-${id}`} data-testid={`order-${name}`}>
            <DataListItemRow
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = "move";
                event.dataTransfer.setData("text/plain", name);
                setDragged(id);
              }}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDragEnter={() => dragged && dragged !== id && move(dragged, index)}
              onDrop={(event) => event.preventDefault()}
              className={dragged === id ? "gh-loading" : undefined}
            >
              <DataListControl>
                <Button
                  variant="plain"
                  aria-label={t("dragHelp")}
                  icon={<GripVerticalIcon />}
                  onKeyDown={onKeyDown(id, index)}
                />
              </DataListControl>
              <DataListItemCells
                dataListCells={[
                  <DataListCell key="name" data-testid={name}>
                    <bdi id={`order-${id}`}>{name}</bdi>
                  </DataListCell>,
                  <DataListCell key="move" isFilled={false} alignRight>
                    <Button
                      variant="plain"
                      icon={<AngleUpIcon />}
                      aria-label={t(["gatehouse.moveUp", { name }])}
                      isAriaDisabled={index === 0}
                      onClick={() => move(id, index - 1)}
                    />
                    <Button
                      variant="plain"
                      icon={<AngleDownIcon />}
                      aria-label={t(["gatehouse.moveDown", { name }])}
                      isAriaDisabled={index === items.length - 1}
                      onClick={() => move(id, index + 1)}
                    />
                  </DataListCell>,
                ]}
              />
            </DataListItemRow>
          </DataListItem>
        ))}
      </DataList>
      <div className="pf-v6-screen-reader" aria-live="assertive">
        {told}
      </div>
    </>
  );
}
