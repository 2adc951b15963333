import { useOptional } from "~/data/query/cache";
import type { Option } from "~/kit/form/kinds/SelectField";

/**
 * The required actions that are on, to choose from: alias and name (`GET authentication/required-actions`); none where
 * the server does not let them be read.
 */
export function useRequiredActions(): Option[] {
  const actions = useOptional("authenticationManagement.getRequiredActions");
  return (actions ?? []).flatMap(({ alias, name = alias, enabled }) =>
    enabled && alias && name ? [{ key: alias, value: { text: name } }] : [],
  );
}
