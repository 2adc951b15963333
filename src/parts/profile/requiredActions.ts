import { useOptional } from "~/data/query/cache";
import type { Option } from "~/kit/form/kinds/SelectField";

/**
 * The required actions that are on, to choose from: alias and name (`GET authentication/required-actions`); none where
 * the server does not let them be read.
 * @param options `withOff`: also those that the realm has off, which users may still have from before
 */
export function useRequiredActions({ withOff = false } = {}): Option[] {
  const actions = useOptional("authenticationManagement.getRequiredActions");
  return (actions ?? []).flatMap(({ alias, name = alias, enabled }) => {
    if (!alias || !name || !(enabled || withOff)) return [];
    return [{ key: alias, value: { text: name }, description: enabled ? undefined : "disabled" } satisfies Option];
  });
}
