import { useForm, useWatch } from "react-hook-form";
import { isRecord } from "~/data/browser/record";
import { useServerInfo } from "~/data/query/serverInfo";
import type { Entry } from "~/features/realmSettings/userProfile/profile";
import { useServerText, useT } from "~/i18n/useT";
import { fromFormMap, toFormMap } from "~/kit/form/fieldProps";
import { FormDialog } from "~/kit/form/FormDialog";
import type { FieldSpec } from "~/kit/form/Inputs";
import { isEmpty } from "~/kit/form/values";
import { same } from "~/data/write/merge";
import type { Property } from "~/parts/providerSettings/settingTypes";
import { type Configured, useProviderFields } from "~/parts/providerSettings/ProviderSettings";

interface Values extends Configured {
  validator: string;
}

interface Props {
  /** The one that is changed; a new one when left out. */
  validator?: Entry;
  /** Names of those that the attribute has. */
  used: string[];
  onSave: (validator: Entry) => void;
  onClose: () => void;
}

const testIds = { save: "save-validator-role-button", cancel: "cancel-validator-role-button" };

/** What the server takes for settings that a validator lacks, as values of the form. */
const defaultsOf = (properties: readonly Property[]) =>
  toFormMap(
    Object.fromEntries(
      properties.flatMap(({ name, defaultValue }) => {
        if (!name || isEmpty(defaultValue)) return [];
        return [[name, Array.isArray(defaultValue) ? defaultValue : String(defaultValue)]];
      }),
    ),
  );

/** A validator of an attribute: its type and settings, as the server describes them. A type it does not know is kept. */
export function ValidatorDialog({ validator, used, onSave, onClose }: Props) {
  const t = useT();
  const serverText = useServerText();
  const types = useServerInfo().componentTypes?.["org.keycloak.validate.Validator"] ?? [];
  const free = types.filter(({ id }) => !used.includes(id));
  const propertiesOf = (type?: string) => types.find(({ id }) => id === type)?.properties ?? [];
  const stored = isRecord(validator?.value) ? toFormMap(validator.value) : {};
  const defaults = defaultsOf(propertiesOf(validator?.name));
  const form = useForm<Values>({
    mode: "onChange",
    defaultValues: { validator: validator?.name ?? "", config: { ...defaults, ...stored } },
  });
  const name = useWatch({ control: form.control, name: "validator" });
  const settings = useProviderFields(propertiesOf(name), { isNew: validator === undefined });
  const fields: FieldSpec<Values>[] = [
    {
      kind: "select",
      name: "validator",
      label: "validatorType",
      toggleLabel: "selectOne",
      placeholder: "choose",
      required: true,
      isTypeahead: false,
      isDisabled: validator !== undefined,
      // the settings of one type are none of another
      onChosen: () => form.setValue("config", {}),
      options: free.map(({ id, helpText }) => ({
        key: id,
        value: { text: id },
        description: helpText ? { text: serverText(helpText) } : undefined,
      })),
    },
  ];
  // what is not stored and left as the server takes it stays so
  const isKept = (setting: string, value: unknown) =>
    !isEmpty(value) && (Object.hasOwn(stored, setting) || !same(value, defaults[setting]));
  const save = ({ config }: Values) =>
    onSave({
      name,
      value: fromFormMap(
        Object.fromEntries(Object.entries(config).filter(([setting, value]) => isKept(setting, value))),
      ),
    });
  return (
    <FormDialog
      id="add-validator"
      title={t(validator ? "edit" : "addValidator")}
      form={form}
      fields={validator || free.length > 0 ? [...fields, ...settings] : []}
      confirm="save"
      call="users.updateProfile"
      testIds={testIds}
      isBusy={!validator && free.length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      {!validator && free.length === 0 && t("emptyValidators")}
    </FormDialog>
  );
}
