import { useFormContext } from "react-hook-form";
import type { MapperType, MapperValues } from "~/features/identityProviders/mappers/mapper";
import { useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { Select } from "~/kit/form/kinds/Select";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";

/** The type of a new mapper; another one begins with the settings of its own. */
export function MapperTypeField({ types }: { types: readonly MapperType[] }) {
  const t = useT();
  const { reset, getValues, setValue, formState } = useFormContext<MapperValues>();
  const { defaultValues } = formState;
  const field = { name: "identityProviderMapper", label: "mapperType" } as const;
  const { id, value, blur, ref, isDisabled, error } = useField(field);
  const chosen = textIn(value);
  const helpText = types.find((one) => one.id === chosen)?.helpText;
  const choose = (next: string) => {
    if (next === chosen) return;
    const { name, config } = getValues();
    // with the values alone the form would keep the defaults of the type before
    reset({ ...defaultValues, config: { syncMode: defaultValues?.config?.["syncMode"] } });
    // what was typed still differs from the defaults: the draft has nothing else
    setValue("name", name, { shouldDirty: true });
    setValue("config.syncMode", config["syncMode"], { shouldDirty: true });
    setValue("identityProviderMapper", next, { shouldDirty: true });
  };
  return (
    <Field {...field} helpId="mapperType" help={helpText ? { text: helpText } : undefined}>
      <div ref={focusInside(ref)}>
        <Select
          id={id}
          testId="idp-mapper-select"
          label={t("mapperType")}
          choices={types.map((type) => ({ key: type.id, text: type.name, id: type.id, testId: type.id }))}
          chosen={[chosen]}
          isDisabled={isDisabled}
          error={error}
          onChoose={choose}
          onBlur={blur}
        />
      </div>
    </Field>
  );
}
