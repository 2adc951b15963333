import { Button, type ButtonProps } from "@patternfly/react-core";
import GripVerticalIcon from "@patternfly/react-icons/dist/esm/icons/grip-vertical-icon";
import { useT } from "~/i18n/useT";
import type { SortableItem } from "~/kit/order/useSortableItem";

interface Props extends Pick<ButtonProps, "id" | "onKeyDown"> {
  item: SortableItem;
  /** Shown, but without effect. */
  isOff?: boolean;
}

/** The button by which an item of a `SortableList` is dragged, or moved by the keyboard. Further props are the button's. */
export function SortHandle({ item, isOff = false, ...props }: Props) {
  const t = useT();
  return (
    <Button
      variant="plain"
      aria-label={t("dragHelp")}
      icon={<GripVerticalIcon />}
      isAriaDisabled={isOff}
      {...(!isOff && item.handle)}
      {...props}
    />
  );
}
