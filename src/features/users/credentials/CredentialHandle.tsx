import { useCan, type WithAccess } from "~/data/access/permissions";
import { named } from "~/kit/controls/Write";
import { Td } from "~/kit/list/Table";
import { SortHandle } from "~/kit/order/SortHandle";
import type { SortableItem } from "~/kit/order/useSortableItem";

const CALL = "users.moveCredentialPositionUp";

interface Props {
  id: string;
  item: SortableItem;
  /** Whose `access` counts. */
  user: WithAccess;
}

/** The cell with the handle of a row; empty where there is only one row. */
export function CredentialHandle({ id, item, user }: Props) {
  const denial = useCan()(CALL, user);
  if (item.count < 2) return <Td />;
  return (
    <Td className="pf-m-fit-content">
      <SortHandle id={id} item={item} isOff={denial !== undefined} {...named(CALL, denial)} />
    </Td>
  );
}
