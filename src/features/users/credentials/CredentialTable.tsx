import { Table, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { useAction } from "~/data/write/action";
import { type CredentialGroup, idsOf, movesTo, upper } from "~/features/users/credentials/credentialOrder";
import type { CredentialActions } from "~/features/users/credentials/CredentialRow";
import { CredentialsOfType } from "~/features/users/credentials/CredentialsOfType";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { SortableList } from "~/kit/order/SortableList";

interface Props extends UserTabProps, CredentialActions {
  groups: CredentialGroup[];
}

/**
 * Writes an order of credentials, on what the server has now: a move behind one that is gone would do nothing and
 * answer with success.
 */
function useReorder({ user: { id } }: UserTabProps) {
  return useAction(
    async (call, wanted: string[]) => {
      const fresh = await call("users.getCredentials", { id });
      const now = fresh.flatMap(({ id, federationLink }) => (id && !federationLink ? [id] : []));
      for (const { id: credentialId, after } of movesTo(now, wanted)) {
        if (after === undefined) await call("users.moveCredentialPositionUp", { id, credentialId });
        else await call("users.moveCredentialPositionDown", { id, credentialId, newPreviousCredentialId: after });
      }
    },
    { done: "updatedCredentialMoveSuccess", failed: "updatedCredentialMoveError" },
  );
}

/** The credentials that the server keeps itself, by their type: sorted, labelled, shown, reset and deleted. */
export function CredentialTable({ user, groups, ...actions }: Props) {
  const t = useT();
  const reorder = useReorder({ user });
  const find = (type: string): CredentialGroup | [] => groups.find((group) => group.type === type) ?? [];
  const reorderTypes = (types: string[]) => reorder.run(types.flatMap(find).flatMap(idsOf));
  const reorderIn = (type: string) => (ids: string[]) =>
    reorder.run(groups.flatMap((group) => (group.type === type ? ids : idsOf(group))));
  return (
    <SortableList items={groups.map(({ type }) => ({ id: type, name: upper(type) }))} onReorder={reorderTypes}>
      {(types) => (
        <Table aria-label={t("credentials")} className="gh-middle">
          <Thead>
            <Tr>
              <Th>
                <HelpIcon name="userCredentialsHelpTextLabel" text="userCredentialsHelpText" />
              </Th>
              <Th unseen={t("expandRow")} />
              <Th>{t("type")}</Th>
              <Th>{t("userLabel")}</Th>
              <Th>{t("createdAt")}</Th>
              <Th>{t("data")}</Th>
              <Td />
              <Td />
            </Tr>
          </Thead>
          {types.flatMap(find).map((group) => (
            <CredentialsOfType
              key={group.type}
              {...actions}
              user={user}
              group={group}
              onReorder={reorderIn(group.type)}
            />
          ))}
        </Table>
      )}
    </SortableList>
  );
}
