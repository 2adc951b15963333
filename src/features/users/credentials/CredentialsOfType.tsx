import { Tbody, Td, ToggleCell, Tr } from "~/kit/list/Table";
import { useState } from "react";
import { type CredentialGroup, idsOf, upper } from "~/features/users/credentials/credentialOrder";
import { type CredentialActions, CredentialRow } from "~/features/users/credentials/CredentialRow";
import { SortHandle } from "~/features/users/credentials/SortHandle";
import { type Sorter, useSorter } from "~/features/users/credentials/useSorter";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";

interface Props extends UserTabProps, CredentialActions {
  group: CredentialGroup;
  /** Sorts the types. */
  sorter: Sorter;
  /** Writes another order of the credentials of this type. */
  onDrop: (ids: string[]) => Promise<unknown>;
}

/** Credentials of one type: the row of the only one, else a row that opens to those of all. */
export function CredentialsOfType({ user, group, sorter, onDrop, ...actions }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { type, credentials } = group;
  const ids = idsOf(group);
  const find = (id: string) => credentials.find((one) => one.id === id);
  const inside = useSorter({ keys: ids, nameOf: (id) => find(id)?.userLabel ?? upper(type), onDrop });
  const rows = (of: Sorter, isInner: boolean) =>
    (isInner ? inside.order : ids).flatMap((id) => {
      const credential = find(id);
      if (!credential) return [];
      return (
        <CredentialRow
          key={id}
          {...actions}
          user={user}
          credential={credential}
          sorter={of}
          of={isInner ? id : type}
          isInner={isInner}
        />
      );
    });
  if (ids.length === 1) return <Tbody>{rows(sorter, false)}</Tbody>;
  return (
    <Tbody {...sorter.place(type)}>
      <Tr id={ids.join()} className={sorter.isLifted(type) ? "gh-loading" : undefined}>
        <SortHandle id={`draggable-row-${ids.join()}`} sorter={sorter} of={type} user={user} />
        <ToggleCell id={`credentials-${type}-0`} isExpanded={open} onToggle={() => setOpen(!open)} />
        <Td label={t("type")} data-testid="credentialType">
          {upper(type)}
        </Td>
        <Td colSpan={5}>
          {t(["gatehouse.credentialsOfType", { credentials: ids.length }])}
          <span className="pf-v6-screen-reader" aria-live="assertive">
            {inside.told}
          </span>
        </Td>
      </Tr>
      {open && rows(inside, true)}
    </Tbody>
  );
}
