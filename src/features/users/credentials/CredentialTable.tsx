import { Table, Td, Th, Thead, Tr } from "~/kit/list/Table";
import { useAction } from "~/data/write/action";
import { type CredentialGroup, idsOf, movesTo, upper } from "~/features/users/credentials/credentialOrder";
import type { CredentialActions } from "~/features/users/credentials/CredentialRow";
import { CredentialsOfType } from "~/features/users/credentials/CredentialsOfType";
import { useSorter } from "~/features/users/credentials/useSorter";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";

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
  const groupOf = (type: string) => groups.find((group) => group.type === type);
  const sorter = useSorter({
    keys: groups.map(({ type }) => type),
    nameOf: upper,
    onDrop: (types) => reorder.run(types.flatMap((type) => groupOf(type) ?? []).flatMap(idsOf)),
  });
  const dropIn = (type: string) => (ids: string[]) =>
    reorder.run(groups.flatMap((group) => (group.type === type ? ids : idsOf(group))));
  return (
    <>
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
        {sorter.order.map((type) => {
          const group = groupOf(type);
          return (
            group && (
              <CredentialsOfType
                key={type}
                {...actions}
                user={user}
                group={group}
                sorter={sorter}
                onDrop={dropIn(type)}
              />
            )
          );
        })}
      </Table>
      <div className="pf-v6-screen-reader" aria-live="assertive">
        {sorter.told}
      </div>
    </>
  );
}
