import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { useIdentityProviderOptions } from "~/parts/providerSettings/useIdentityProviderOptions";

interface Props extends FieldProps {
  /** Several values in one text, joined by `##`. */
  stringify?: boolean;
}

/** Several identity providers by alias, found by typing. */
export function IdentityProviderSelect(props: Props) {
  return <SelectField {...props} isMulti {...useIdentityProviderOptions()} />;
}
