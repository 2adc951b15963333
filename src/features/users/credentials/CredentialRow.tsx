import { Button } from "@patternfly/react-core";
import { Td, Tr } from "~/kit/list/Table";
import { useAction } from "~/data/write/action";
import { CredentialLabel } from "~/features/users/credentials/CredentialLabel";
import { type Credential, upper } from "~/features/users/credentials/credentialOrder";
import { passwordAccess } from "~/features/users/credentials/passwordAccess";
import { SortHandle } from "~/features/users/credentials/SortHandle";
import type { Sorter } from "~/features/users/credentials/useSorter";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { confirm } from "~/kit/dialog/confirm";
import { KebabMenu } from "~/kit/controls/Menu";
import { WriteButton, WriteItem } from "~/kit/controls/Write";

/** What the rows of credentials open. */
export interface CredentialActions {
  onReset: () => void;
  onShow: (credential: Credential) => void;
}

interface Props extends UserTabProps, CredentialActions {
  credential: Credential;
  sorter: Sorter;
  /** What of the sorter the row is. */
  of: string;
  /** The row stands below that of its type. */
  isInner?: boolean;
}

/** Deletes a credential after asking: `DELETE users/{id}/credentials/{credential}`. */
function useDeleteCredential({ user }: UserTabProps) {
  const action = useAction(
    (call, credentialId: string) => call("users.deleteCredential", { id: user.id, credentialId }),
    { done: "deleteCredentialsSuccess", failed: "deleteCredentialsError" },
  );
  return async ({ id, type = "", userLabel }: Credential) => {
    const yes = await confirm({
      title: "deleteCredentialsConfirmTitle",
      body: "deleteCredentialsConfirm",
      names: [userLabel ? `${type} ${userLabel}` : type],
      label: "delete",
      danger: true,
    });
    if (yes) await action.run(id);
  };
}

/** One credential: what it is, its label, and what can be done with it. */
export function CredentialRow({ user, credential, sorter, of, isInner = false, onReset, onShow }: Props) {
  const t = useT();
  const time = useTime();
  const remove = useDeleteCredential({ user });
  const { id, type = "", userLabel } = credential;
  const name = (isInner && userLabel) || upper(type);
  const at = sorter.order.indexOf(of);
  const move = { call: "users.moveCredentialPositionUp", object: user } as const;
  return (
    <Tr id={id} className={sorter.isLifted(of) ? "gh-loading" : undefined} {...sorter.place(of)}>
      {isInner && <Td />}
      <SortHandle id={`draggable-row-${id}`} sorter={sorter} of={of} user={user} />
      {!isInner && <Td />}
      <Td label={t("type")} data-testid="credentialType">
        {upper(type)}
      </Td>
      <Td label={t("userLabel")}>
        <CredentialLabel user={user} credential={credential} />
      </Td>
      <Td label={t("createdAt")}>{time(credential.createdDate) || "—"}</Td>
      <Td label={t("data")}>
        <Button variant="link" isInline data-testid="showDataBtn" onClick={() => onShow(credential)}>
          {t("showDataBtn")}
        </Button>
      </Td>
      <Td>
        {type === "password" && (
          <WriteButton
            call="users.resetPassword"
            object={passwordAccess(user)}
            variant="secondary"
            testId="resetPasswordBtn"
            onClick={onReset}
          >
            {t("resetPasswordBtn")}
          </WriteButton>
        )}
      </Td>
      <Td className="pf-v6-c-table__action">
        <KebabMenu>
          {at > 0 && (
            <WriteItem {...move} testId="moveUp" onClick={() => sorter.step(of, -1)}>
              {t(["gatehouse.moveUp", { name }])}
            </WriteItem>
          )}
          {at < sorter.order.length - 1 && (
            <WriteItem {...move} testId="moveDown" onClick={() => sorter.step(of, 1)}>
              {t(["gatehouse.moveDown", { name }])}
            </WriteItem>
          )}
          <WriteItem
            call="users.deleteCredential"
            object={user}
            testId="deleteDropdownItem"
            onClick={() => void remove(credential)}
          >
            {t("deleteBtn")}
          </WriteItem>
        </KebabMenu>
      </Td>
    </Tr>
  );
}
