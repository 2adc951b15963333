import { Button } from "@patternfly/react-core";
import { Td, Tr } from "~/kit/list/Table";
import { useAction } from "~/data/write/action";
import { CredentialHandle } from "~/features/users/credentials/CredentialHandle";
import { CredentialLabel } from "~/features/users/credentials/CredentialLabel";
import { type Credential, upper } from "~/features/users/credentials/credentialOrder";
import { passwordAccess } from "~/features/users/credentials/passwordAccess";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { useTime } from "~/i18n/useTime";
import { confirm } from "~/kit/dialog/confirm";
import { KebabMenu } from "~/kit/controls/Menu";
import { WriteButton, WriteItem } from "~/kit/controls/Write";
import { useSortableItem } from "~/kit/order/useSortableItem";

/** What the rows of credentials open. */
export interface CredentialActions {
  onReset: () => void;
  onShow: (credential: Credential) => void;
}

interface Props extends UserTabProps, CredentialActions {
  credential: Credential;
  /** The row's id in the sortable list that it is in: the credential's, or its type. */
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
export function CredentialRow({ user, credential, of, isInner = false, onReset, onShow }: Props) {
  const t = useT();
  const time = useTime();
  const remove = useDeleteCredential({ user });
  const { id, type = "", userLabel } = credential;
  const name = (isInner && userLabel) || upper(type);
  const item = useSortableItem(of);
  const { at, count, step } = item;
  const move = { call: "users.moveCredentialPositionUp", object: user } as const;
  return (
    <Tr id={id} {...item.part}>
      {isInner && <Td />}
      <CredentialHandle id={`draggable-row-${id}`} item={item} user={user} />
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
            <WriteItem {...move} testId="moveUp" onClick={() => step(-1)}>
              {t(["gatehouse.moveUp", { name }])}
            </WriteItem>
          )}
          {at < count - 1 && (
            <WriteItem {...move} testId="moveDown" onClick={() => step(1)}>
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
