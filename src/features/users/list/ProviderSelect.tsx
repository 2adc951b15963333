import { useAccess } from "~/data/access/access";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { TextField } from "~/kit/form/kinds/TextField";
import { useIdentityProviderOptions } from "~/parts/providerSettings/useIdentityProviderOptions";

/** One identity provider by alias, found by typing; who may not list them types the alias. */
export function ProviderSelect(props: FieldProps) {
  const mayList = useAccess()("view-identity-providers").length === 0;
  return mayList ? <Providers {...props} /> : <TextField {...props} />;
}

function Providers(props: FieldProps) {
  return <SelectField {...props} isTypeahead {...useIdentityProviderOptions()} />;
}
