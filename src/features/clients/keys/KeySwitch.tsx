import type ClientRepresentation from "@keycloak/keycloak-admin-client/lib/defs/clientRepresentation";
import { FormGroup, Switch, Tooltip } from "@patternfly/react-core";
import { useCan } from "~/data/access/permissions";
import type { SamlKey } from "~/features/clients/keys/samlKinds";
import { useT } from "~/i18n/useT";
import { HelpIcon } from "~/kit/controls/HelpIcon";
import { named, useWhyNot } from "~/kit/controls/Write";

interface Props {
  client: ClientRepresentation;
  kind: SamlKey;
  isOn: boolean;
  isBusy: boolean;
  onChange: (on: boolean) => void;
}

/** Whether a key of a SAML client is in use; it changes when the server says so. */
export function KeySwitch({ client, kind: { id, label, help }, isOn, isBusy, onChange }: Props) {
  const t = useT();
  const why = useWhyNot();
  const denial = useCan()("clients.update", client);
  const control = (
    <Switch
      id={id}
      data-testid={id}
      {...named("clients.update", denial)}
      aria-label={t(label)}
      label={t(isOn ? "on" : "off")}
      isChecked={isOn}
      isDisabled={denial !== undefined || isBusy}
      onChange={(_, on) => onChange(on)}
    />
  );
  return (
    <FormGroup label={t(label)} fieldId={id} labelHelp={<HelpIcon name={id} text={help} />}>
      {denial ? (
        <Tooltip content={why(denial)}>
          <span>{control}</span>
        </Tooltip>
      ) : (
        control
      )}
    </FormGroup>
  );
}
