import { Button, Flex, HelperText, HelperTextItem, TextInput } from "@patternfly/react-core";
import CheckIcon from "@patternfly/react-icons/dist/esm/icons/check-icon";
import PencilAltIcon from "@patternfly/react-icons/dist/esm/icons/pencil-alt-icon";
import TimesIcon from "@patternfly/react-icons/dist/esm/icons/times-icon";
import { type KeyboardEvent, useState } from "react";
import { useAction } from "~/data/write/action";
import type { Credential } from "~/features/users/credentials/credentialOrder";
import { passwordAccess } from "~/features/users/credentials/passwordAccess";
import { useUnsaved } from "~/kit/form/useUnsaved";
import { LONGEST } from "~/kit/form/values";
import type { UserTabProps } from "~/features/users/page/user";
import { useT } from "~/i18n/useT";
import { WriteButton } from "~/kit/controls/Write";

const CALL = "users.updateCredentialLabel";

/** Called once, when the control is there. */
const focus = (control: HTMLElement | null) => control?.focus();

interface Props extends UserTabProps {
  credential: Credential;
}

/**
 * The label of a credential, edited where it stands: `PUT users/{id}/credentials/{credential}/userLabel`, never blank.
 */
export function CredentialLabel({ user, credential: { id, userLabel = "" } }: Props) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  // the focus goes back to the button only after it went away from it
  const [wasEdited, setWasEdited] = useState(false);
  const action = useAction(
    (call, label: string) => call("users.updateCredentialLabel", { id: user.id, credentialId: id }, label),
    { done: "updateCredentialUserLabelSuccess", failed: "updateCredentialUserLabelError" },
  );
  useUnsaved(`label of ${id}`, typed !== undefined && typed !== userLabel);
  const close = () => {
    setTyped(undefined);
    setWasEdited(true);
  };
  const label = typed?.trim() ?? "";
  const isTooLong = label.length > LONGEST;
  const error = isTooLong ? `label-${id}-helper` : undefined;
  const accept = async () => {
    if (!label || isTooLong || action.running) return;
    if (label !== userLabel && (await action.run(label))) return;
    // what was typed meanwhile is still to be saved
    setTyped((now) => (now === typed ? undefined : now));
    setWasEdited(true);
  };
  if (typed === undefined)
    return (
      <Flex
        className="gh-wrap"
        spaceItems={{ default: "spaceItemsXs" }}
        alignItems={{ default: "alignItemsCenter" }}
        flexWrap={{ default: "nowrap" }}
      >
        <bdi>{userLabel}</bdi>
        <WriteButton
          call={CALL}
          object={passwordAccess(user)}
          variant="plain"
          size="sm"
          ref={wasEdited ? focus : undefined}
          testId="editUserLabelBtn"
          aria-label={t("editUserLabel")}
          icon={<PencilAltIcon />}
          onClick={() => setTyped(userLabel)}
        />
      </Flex>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    // keys that end or drop what an input method composes are not for the field
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") void accept();
    if (event.key === "Escape") close();
  };
  return (
    <Flex spaceItems={{ default: "spaceItemsNone" }} flexWrap={{ default: isTooLong ? "wrap" : "nowrap" }}>
      <TextInput
        name="userLabel"
        validated={error ? "error" : "default"}
        aria-describedby={error}
        data-testid="userLabelFld"
        aria-label={t("userLabel")}
        ref={focus}
        value={typed}
        onChange={(_, next) => setTyped(next)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="link"
        data-testid="editUserLabelAcceptBtn"
        aria-label={t("acceptBtn")}
        icon={<CheckIcon />}
        isDisabled={!label || isTooLong || action.running}
        isLoading={action.running}
        onClick={() => void accept()}
      />
      <Button
        variant="plain"
        data-testid="editUserLabelCancelBtn"
        aria-label={t("cancelBtn")}
        icon={<TimesIcon />}
        onClick={close}
      />
      {error && (
        <HelperText>
          <HelperTextItem variant="error" screenReaderText="" id={error} data-testid="userLabel-helper">
            {t(["maxLength", { length: LONGEST }])}
          </HelperTextItem>
        </HelperText>
      )}
    </Flex>
  );
}
