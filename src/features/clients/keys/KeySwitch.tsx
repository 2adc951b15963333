import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { FormGroup } from "@patternfly/react-core";
import type { SamlKey } from "~/features/clients/keys/samlKinds";
import { useT } from "~/i18n/useT";
import { WriteSwitch } from "~/kit/controls/EnableSwitch";
import { HelpIcon } from "~/kit/controls/HelpIcon";

interface Props {
  client: ClientRepresentation;
  kind: SamlKey;
  isOn: boolean;
  isBusy: boolean;
  onChange: (on: boolean) => void;
}

/** Whether a key of a SAML client is in use; it changes when the server says so. */
export function KeySwitch({ client, kind: { id, label, help }, ...control }: Props) {
  const t = useT();
  return (
    <FormGroup label={t(label)} fieldId={id} labelHelp={<HelpIcon name={id} text={help} />}>
      <WriteSwitch
        {...control}
        call="clients.update"
        object={client}
        id={id}
        testId={id}
        label={t(label)}
        text={t(control.isOn ? "on" : "off")}
      />
    </FormGroup>
  );
}
