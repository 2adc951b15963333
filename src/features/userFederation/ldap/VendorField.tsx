import { useFormContext } from "react-hook-form";
import { nameOf, vendorSettings } from "~/features/userFederation/ldap/ldapForm";
import { labelled } from "~/i18n/serverWords";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { Select } from "~/kit/form/kinds/Select";
import { useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

const vendors = {
  ad: "Active Directory",
  rhds: "Red Hat Directory Server",
  tivoli: "Tivoli",
  edirectory: "Novell eDirectory",
  other: "Other",
};

const choices = Object.entries(vendors).map(([key, text]) => ({ key, text }));

/** The vendor of a directory; choosing one fills in what its directories mostly need. */
export function VendorField({ isDisabled: isFixed }: { isDisabled: boolean }) {
  const t = useT();
  const { setValue } = useFormContext();
  const field = {
    name: nameOf("vendor"),
    ...labelled("vendor"),
    // chosen once: one that was made without it can still be saved
    required: !isFixed,
    id: "kc-vendor",
    helpId: "vendor",
  } as const;
  const { id, value, change, blur, isDisabled, error } = useField({ ...field, isDisabled: isFixed });
  const vendor = textIn(value);
  const choose = (next: string) => {
    change(next);
    for (const [setting, content] of Object.entries(vendorSettings(next)))
      setValue(nameOf(setting), content, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Field {...field}>
      <Select
        id={id}
        label={t("selectVendor")}
        choices={choices}
        chosen={vendor ? [vendor] : []}
        isDisabled={isDisabled}
        error={error}
        onChoose={choose}
        onBlur={blur}
      />
    </Field>
  );
}
