import { useState } from "react";
import { CredentialHandle } from "~/features/users/credentials/CredentialHandle";
import { type Credential, type CredentialGroup, upper } from "~/features/users/credentials/credentialOrder";
import { type CredentialActions, CredentialRow } from "~/features/users/credentials/CredentialRow";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { Tbody, Td, ToggleCell, Tr } from "~/kit/list/Table";
import { SortableList } from "~/kit/order/SortableList";
import { useSortableItem } from "~/kit/order/useSortableItem";

interface Props extends UserTabProps, CredentialActions {
  group: CredentialGroup;
  /** Writes another order of the credentials of this type. */
  onReorder: (ids: string[]) => Promise<unknown>;
}

/** Credentials of one type, an item of the list of types: the row of the only one, or a row that opens to those of all. */
export function CredentialsOfType({ group, ...props }: Props) {
  const [only, ...others] = group.credentials;
  if (!only || others.length > 0) return <OpenableType group={group} {...props} />;
  const { onReorder: _, ...actions } = props;
  return (
    <Tbody>
      <CredentialRow {...actions} credential={only} of={group.type} />
    </Tbody>
  );
}

function OpenableType({ user, group: { type, credentials }, onReorder, ...actions }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const item = useSortableItem(type);
  const ids = credentials.map(({ id }) => id).join();
  const find = (id: string): Credential | [] => credentials.find((one) => one.id === id) ?? [];
  return (
    <Tbody {...item.part}>
      <Tr id={ids}>
        <CredentialHandle id={`draggable-row-${ids}`} item={item} user={user} />
        <ToggleCell id={`credentials-${type}-0`} isExpanded={open} onToggle={() => setOpen(!open)} />
        <Td label={t("type")} data-testid="credentialType">
          {upper(type)}
        </Td>
        <Td colSpan={5}>{t(["gatehouse.credentialsOfType", { credentials: credentials.length }])}</Td>
      </Tr>
      {open && (
        <SortableList
          items={credentials.map(({ id, userLabel }) => ({ id, name: userLabel ?? upper(type) }))}
          onReorder={onReorder}
          announceIn={document.body}
        >
          {(order) =>
            order
              .flatMap(find)
              .map((credential) => (
                <CredentialRow
                  key={credential.id}
                  {...actions}
                  user={user}
                  credential={credential}
                  of={credential.id}
                  isInner
                />
              ))
          }
        </SortableList>
      )}
    </Tbody>
  );
}
