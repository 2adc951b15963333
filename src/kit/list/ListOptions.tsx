import { Divider, MenuToggle, Select, SelectGroup, SelectList, SelectOption } from "@patternfly/react-core";
import CogIcon from "@patternfly/react-icons/dist/esm/icons/cog-icon";
import type { ListPreferences } from "~/data/browser/preferences";
import { usePreference } from "~/data/browser/usePreference";
import { useT } from "~/i18n/useT";
import type { Column } from "~/kit/list/columns";
import { useLateMenu } from "~/kit/controls/useLateMenu";
import type { ListControl } from "~/kit/list/useListState";

/** Values of the entries that are no columns. */
const COMPACT = " compact";
const EXPORT = " export";

const asMade: ListPreferences = { hidden: [], isCompact: true };

/**
 * Whether a list shows a column.
 * @param of.named the columns of a shared link
 */
const isColumnShown = (
  name: string,
  {
    preferences = asMade,
    named,
    isExtra,
  }: { preferences?: ListPreferences; named: string[] | undefined; isExtra: boolean },
) => {
  if (named) return named.includes(name);
  return isExtra ? preferences.shown?.includes(name) === true : !preferences.hidden.includes(name);
};

/**
 * The preferences of a list: from the address for the columns of a shared link, else as it is remembered.
 * @param list id of the list
 * @returns the columns that are shown, whether rows are compact, `toggle` to show or hide a column by name, and `change`
 *   to remember other preferences
 */
export function useListPreferences<Row>(list: string, columns: Column<Row>[], state: ListControl) {
  const [allPreferences, setAllPreferences] = usePreference("gatehouse.lists");
  const preferences = allPreferences[list] ?? asMade;
  const { columns: named } = state;
  // the first column names the row: it is always shown
  const shown = columns.filter(
    ({ name, isExtra = false }, index) => index === 0 || isColumnShown(name, { preferences, named, isExtra }),
  );
  const change = (next: Partial<ListPreferences>) =>
    setAllPreferences({ ...allPreferences, [list]: { ...preferences, ...next } });
  const toggle = (name: string) => {
    const names = columns.filter((one) => shown.includes(one) !== (one.name === name)).map((one) => one.name);
    const some = (isExtra: boolean, isShown: boolean) =>
      columns
        .filter((one) => (one.isExtra ?? false) === isExtra && names.includes(one.name) === isShown)
        .map((one) => one.name);
    const [hidden, extra] = [some(false, false), some(true, true)];
    change({ hidden, shown: extra });
    state.change({ columns: hidden.length + extra.length === 0 ? [] : names });
  };
  return { shown, isCompact: preferences.isCompact, toggle, change };
}

interface Props<Row> {
  columns: Column<Row>[];
  preferences: ReturnType<typeof useListPreferences<Row>>;
  onExport: () => void;
}

/** Menu of a list: which columns it shows, whether its rows are compact, its export. */
export function ListOptions<Row>({ columns, preferences, onExport }: Props<Row>) {
  const t = useT();
  const late = useLateMenu({ position: "end" });
  return (
    <>
      <MenuToggle
        {...late.toggle}
        variant="plain"
        data-testid="list-options"
        aria-label={t("gatehouse.listOptions")}
        icon={<CogIcon />}
      />
      {late.isRendered && (
        <Select
          {...late.menu}
          role="menu"
          onSelect={(_, name) => {
            if (name === EXPORT) {
              late.setOpen(false);
              onExport();
            } else if (name === COMPACT) preferences.change({ isCompact: !preferences.isCompact });
            else preferences.toggle(String(name));
          }}
        >
          <SelectGroup label={t("gatehouse.columns")}>
            <SelectList>
              {columns.slice(1).map((column) => (
                <SelectOption
                  key={column.name}
                  value={column.name}
                  hasCheckbox
                  isSelected={preferences.shown.includes(column)}
                >
                  {t(column.label)}
                </SelectOption>
              ))}
            </SelectList>
          </SelectGroup>
          <Divider />
          <SelectList>
            <SelectOption value={COMPACT} hasCheckbox isSelected={preferences.isCompact}>
              {t("gatehouse.compactRows")}
            </SelectOption>
            <SelectOption value={EXPORT} data-testid="export">
              {t("export")}
            </SelectOption>
          </SelectList>
        </Select>
      )}
    </>
  );
}
