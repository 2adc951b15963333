import {
  Alert,
  Form,
  FormGroup,
  InputGroup,
  InputGroupItem,
  ModalBody,
  ModalHeader,
  TextInput,
} from "@patternfly/react-core";
import { useT } from "~/i18n/useT";
import { CopyButton } from "~/kit/controls/CopyButton";
import { Modal } from "~/kit/dialog/Modal";

/** Shows a new initial access token, which nobody can see again. */
export function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useT();
  return (
    <Modal variant="medium" aria-labelledby="token-title" onClose={onClose}>
      <ModalHeader title={t("initialAccessTokenDetails")} labelId="token-title" />
      <ModalBody>
        <Form onSubmit={(event) => event.preventDefault()}>
          <Alert isInline component="h2" variant="warning" title={t("copyInitialAccessToken")} />
          <FormGroup label={t("initialAccessToken")} fieldId="initial-access-token">
            <InputGroup id="initialAccessToken" data-testid="initialAccessToken">
              <InputGroupItem isFill>
                <TextInput
                  id="initial-access-token"
                  aria-label={t("gatehouse.copyable")}
                  readOnlyVariant="default"
                  dir="ltr"
                  value={token}
                />
              </InputGroupItem>
              <InputGroupItem>
                <CopyButton id="initialAccessToken" text={token} />
              </InputGroupItem>
            </InputGroup>
          </FormGroup>
        </Form>
      </ModalBody>
    </Modal>
  );
}
