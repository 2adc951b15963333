import { Button } from "@patternfly/react-core";
import CogIcon from "@patternfly/react-icons/dist/esm/icons/cog-icon";
import { useCan } from "~/data/access/permissions";
import { type Row, useSwitchAction } from "~/features/authentication/actions/useActionWrites";
import { useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { named } from "~/kit/controls/Write";
import { Td, Tr } from "~/kit/list/Table";
import { SortHandle } from "~/kit/order/SortHandle";
import { type SortableItem, useSortableItem } from "~/kit/order/useSortableItem";

interface Props {
  /** Names it in the sortable list. */
  id: string;
  row: Row;
  onConfigure: (row: Row) => void;
}

const UPDATE = "authenticationManagement.updateRequiredAction";

/** One required action: its place, its two switches, and its settings. What the realm lacks can only be switched on. */
export const RequiredActionRow = (props: Props) =>
  props.row.alias === undefined ? <Cells {...props} /> : <SortableCells {...props} />;

/** What the realm lacks has no place in its order: nothing is dropped there, or announced as dropped. */
const SortableCells = (props: Props) => <Cells {...props} item={useSortableItem(props.id)} />;

function Cells({ row, item, onConfigure }: Omit<Props, "id"> & { item?: SortableItem }) {
  const t = useT();
  const { alias, name = "", enabled = false, defaultAction = false, configurable } = row;
  const denial = useCan()(UPDATE);
  const toggle = useSwitchAction();
  const call = alias === undefined ? "authenticationManagement.registerRequiredAction" : UPDATE;
  const idPart = name.replaceAll(" ", "-");
  return (
    <Tr id={name} {...item?.part}>
      <Td className="pf-m-fit-content">
        {item && (
          <SortHandle
            id={`draggable-row-${name}`}
            item={item}
            isOff={denial !== undefined}
            aria-description={name}
            {...named(UPDATE, denial)}
          />
        )}
      </Td>
      <Td label={t("action")} {...(!denial && item?.grip)}>
        <bdi>{name}</bdi>
      </Td>
      <Td label={t("enabled")}>
        <WriteSwitch
          call={call}
          id={`enable-${idPart}`}
          label={`${name}: ${t("enabled")}`}
          text={t(enabled ? "on" : "off")}
          isOn={enabled}
          isBusy={toggle.running}
          onChange={(on) => void toggle.run(row, { enabled: on })}
        />
      </Td>
      <Td label={t("setAsDefaultAction")}>
        <WriteSwitch
          call={call}
          id={`default-${idPart}`}
          label={`${name}: ${t("setAsDefaultAction")}`}
          text={enabled ? t(defaultAction ? "on" : "off") : t("disabledOff")}
          isOn={enabled && defaultAction}
          isBusy={toggle.running}
          isDisabled={!enabled}
          onChange={(on) => void toggle.run(row, { defaultAction: on })}
        />
      </Td>
      <Td label={t("configure")}>
        {configurable && (
          <Button
            variant="plain"
            aria-label={t("settings")}
            aria-description={name}
            icon={<CogIcon />}
            onClick={() => onConfigure(row)}
          />
        )}
      </Td>
    </Tr>
  );
}
