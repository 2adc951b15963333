import { useAccess } from "~/data/access/access";
import type { FieldProps } from "~/kit/form/fieldProps";
import { SelectField } from "~/kit/form/kinds/SelectField";
import { useIdentityProviderOptions } from "~/parts/providerSettings/useIdentityProviderOptions";

interface Props extends FieldProps {
  /** Only providers of this type, e.g. those whose assertions count. */
  type?: string;
}

/** Identity providers that a grant is about, by alias, joined by `##`; who may not list them sees those that are chosen. */
export function GrantProviders(props: Props) {
  const mayList = useAccess()("view-identity-providers").length === 0;
  return mayList ? <Offered {...props} /> : <SelectField {...props} isMulti stringify options={[]} />;
}

function Offered({ type, ...props }: Props) {
  return <SelectField {...props} isMulti stringify isTypeahead {...useIdentityProviderOptions(type ? { type } : {})} />;
}
