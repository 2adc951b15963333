import { type ComponentProps, useState } from "react";
import type { ListCall, RowOf } from "~/data/api/api";
import type { WithAccess, Write } from "~/data/access/permissions";
import { type Text, useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";
import { Dialog } from "~/kit/dialog/Dialog";
import { List } from "~/kit/list/List";
import { useLocalListState } from "~/kit/list/useListState";

type ListOf<Name extends ListCall> = ComponentProps<typeof List<Name>>;

interface Props<Name extends ListCall> extends Omit<ListOf<Name>, "selectable" | "onSelect"> {
  title: Text;
  /** The call that picking leads to, and the object it writes. */
  call: Write;
  object?: WithAccess;
  onClose: () => void;
  onPick: (rows: RowOf<Name>[]) => void;
}

/** Picks rows of a list that the server pages and searches; what is selected stays across pages and searches. */
export function PickDialog<Name extends ListCall>({
  title,
  call,
  object,
  onClose,
  onPick,
  state,
  ...list
}: Props<Name>) {
  const t = useT();
  const own = useLocalListState();
  const [picked, setPicked] = useState<RowOf<Name>[]>([]);
  return (
    <Dialog
      id={list.listId}
      variant="large"
      title={t(title)}
      actions={
        <WriteButton
          call={call}
          object={object}
          testId="add"
          isDisabled={picked.length === 0}
          onClick={() => {
            onPick(picked);
            onClose();
          }}
        >
          {t("add")}
        </WriteButton>
      }
      isUnsaved={picked.length > 1}
      onClose={onClose}
    >
      <List {...list} selectable onSelect={setPicked} state={state ?? own} />
    </Dialog>
  );
}
