import { Dropdown, DropdownItem, DropdownList, MenuToggle, type MenuToggleProps } from "@patternfly/react-core";
import EllipsisVIcon from "@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon";
import FilterIcon from "@patternfly/react-icons/dist/esm/icons/filter-icon";
import type { ReactNode } from "react";
import { type Text, useT } from "~/i18n/useT";
import { useLateMenu } from "~/kit/controls/useLateMenu";

interface Props {
  children: ReactNode;
  testId?: string;
  /** Test id of the menu once it is open. */
  menuTestId?: string;
}

interface MenuProps extends Props {
  toggle: MenuToggleProps;
  /** It is aligned with the end of its toggle, not with the start. */
  end?: boolean;
  /** It opens above its toggle. */
  isUp?: boolean;
}

/**
 * A menu rendered beside its toggle, so that focus stays in the row, toolbar or dialog around it; choosing closes it.
 */
export function Menu({ children, testId, menuTestId, toggle, end, isUp }: MenuProps) {
  const late = useLateMenu({ position: end ? "end" : "start", direction: isUp ? "up" : "down" });
  return (
    <>
      <MenuToggle data-testid={testId} {...late.toggle} {...toggle} />
      {late.isRendered && (
        <Dropdown
          {...late.menu}
          data-testid={menuTestId}
          onSelect={() => late.setOpen(false)}
          // a dialog that an entry opens gives the focus back to where it was
          shouldFocusToggleOnSelect
        >
          <DropdownList>{children}</DropdownList>
        </Dropdown>
      )}
    </>
  );
}

interface KebabMenuProps extends Props {
  isDisabled?: boolean;
  /** Accessible name, where it is not that of every such menu. */
  label?: Text;
  tabIndex?: number;
  /** Id of the element that says what it is for, e.g. the name of its row. */
  describedBy?: string;
}

/** A menu behind three dots; `tabIndex` -1 where it is reached by the keys of what it is in. */
export function KebabMenu({ isDisabled, label, tabIndex, describedBy, ...props }: KebabMenuProps) {
  const t = useT();
  const toggle: MenuToggleProps = {
    variant: "plain",
    "aria-label": label ? t(label) : t("gatehouse.kebabToggle"),
    // one picture instead of one for each look: a list has it in every row
    icon: <EllipsisVIcon set="default" />,
    "aria-describedby": describedBy,
    isDisabled,
    tabIndex,
  };
  return <Menu end toggle={toggle} {...props} />;
}

/** The menu of what can be done with the object of a page, in its heading. */
export function ActionMenu({ id, children }: { id: string; children: ReactNode }) {
  const t = useT();
  return (
    <Menu end toggle={{ id, children: t("action"), variant: "secondary" }} testId="action-dropdown">
      {children}
    </Menu>
  );
}

interface KindMenuProps {
  testId: string;
  /** Id of the toggle. */
  id?: string;
  /** Test id of the entries that are not chosen. */
  itemTestId?: string;
  value: string;
  /** Value → text, in order. */
  options: Record<string, string>;
  onChange: (value: string) => void;
}

/**
 * Chooses what a list is searched by. Automation knows it as a menu with items; the values of a filter are options, see
 * `Choice`.
 */
export function KindMenu({ testId, id = "toggle-id", itemTestId, value, options, onChange }: KindMenuProps) {
  const t = useT();
  const toggle = {
    id,
    icon: <FilterIcon />,
    "aria-label": t("gatehouse.searchBy"),
    "aria-description": options[value],
    children: options[value],
  };
  return (
    <Menu toggle={toggle} testId={testId}>
      {Object.entries(options).map(([kind, text]) => (
        <DropdownItem
          key={kind}
          data-testid={kind === value ? undefined : itemTestId}
          isSelected={kind === value}
          onClick={() => kind !== value && onChange(kind)}
        >
          {text}
        </DropdownItem>
      ))}
    </Menu>
  );
}

/** A menu behind a text. */
export function TextMenu({ label, id, ...props }: Props & { label: Text; id?: string }) {
  const t = useT();
  return <Menu toggle={{ id, children: t(label) }} {...props} />;
}
