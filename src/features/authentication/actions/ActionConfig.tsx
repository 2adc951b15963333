import { useAllData } from "~/data/query/cache";
import { useAction } from "~/data/write/action";
import { ConfigDialog } from "~/features/authentication/ConfigDialog";
import { useT } from "~/i18n/useT";

/** Settings without which the server refuses all others (400), though it does not call them required. */
const NEEDED = ["warning_threshold"];

interface Props {
  alias: string;
  name: string;
  onClose: () => void;
}

/** The settings of a required action, as the server describes them: `required-actions/{alias}/config`. */
export function ActionConfig({ alias, name, onClose }: Props) {
  const t = useT();
  const [{ properties = [] }, stored] = useAllData(
    ["authenticationManagement.getRequiredActionConfigDescription", { alias }],
    ["authenticationManagement.getRequiredActionConfig", { alias }],
  );
  // as they show, where nobody has chosen another value
  const needed = Object.fromEntries(
    properties.flatMap(({ name = "", defaultValue }) => (NEEDED.includes(name) ? [[name, String(defaultValue)]] : [])),
  );
  const clear = useAction((call) => call("authenticationManagement.removeRequiredActionConfig", { alias }), {
    done: "configSaveSuccess",
    failed: "configSaveError",
  });
  return (
    <ConfigDialog
      id="required-action-config-form"
      title={t(["requiredActionConfig", { name }])}
      name={`required action ${alias}`}
      object={stored}
      properties={properties}
      call="authenticationManagement.updateRequiredActionConfig"
      read={(call) => call("authenticationManagement.getRequiredActionConfig", { alias })}
      write={(call, { config }) =>
        call("authenticationManagement.updateRequiredActionConfig", { alias }, { config: { ...needed, ...config } })
      }
      clear={{ call: "authenticationManagement.removeRequiredActionConfig", run: clear.run }}
      onClose={onClose}
    />
  );
}
