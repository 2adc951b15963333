import { useFormContext } from "react-hook-form";
import type { ClientValues, attribute } from "~/features/clients/client";
import { SelectField, type SelectFieldProps } from "~/kit/form/kinds/SelectField";
import { isEmpty, textIn } from "~/kit/form/values";

/** Name of the form field of an attribute. */
type AttributeName = ReturnType<typeof attribute>;

interface Props extends SelectFieldProps {
  name: AttributeName;
  /** Fields of its settings, with the algorithms that have them. */
  settings: [name: AttributeName, algorithms: readonly string[]][];
}

/** How the key that encrypts is itself encrypted: settings that another choice lacks begin anew when it comes back. */
export function KeyAlgorithm({ settings, ...field }: Props) {
  const { getValues, setValue } = useFormContext<ClientValues>();
  const clear = () => {
    const algorithm = textIn(getValues(field.name));
    for (const [name, algorithms] of settings)
      if (!algorithms.includes(algorithm) && !isEmpty(getValues(name))) setValue(name, "", { shouldDirty: true });
  };
  return <SelectField {...field} onChosen={clear} />;
}
