import { Button } from "@patternfly/react-core";
import { Td } from "~/kit/list/Table";
import GripVerticalIcon from "@patternfly/react-icons/dist/esm/icons/grip-vertical-icon";
import { useCan, type WithAccess } from "~/data/access/permissions";
import type { Sorter } from "~/features/users/credentials/useSorter";
import { useT } from "~/i18n/useT";
import { named } from "~/kit/controls/Write";

const CALL = "users.moveCredentialPositionUp";

interface Props {
  id: string;
  sorter: Sorter;
  /** What is sorted by it. */
  of: string;
  /** Who may sort. */
  user: WithAccess;
}

/** The cell by which a row is dragged, with a button for the keyboard; empty where there is only one row. */
export function SortHandle({ id, sorter, of, user }: Props) {
  const t = useT();
  const denial = useCan()(CALL, user);
  if (sorter.order.length < 2) return <Td />;
  const off = denial !== undefined;
  return (
    <Td className="pf-m-fit-content" {...(!off && sorter.grip(of))}>
      <Button
        id={id}
        variant="plain"
        aria-label={t("dragHelp")}
        icon={<GripVerticalIcon />}
        isAriaDisabled={off}
        {...named(CALL, denial)}
        {...(!off && sorter.handle(of))}
      />
    </Td>
  );
}
