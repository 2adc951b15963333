import { useFormContext } from "react-hook-form";
import { useData } from "~/data/query/cache";
import { MAPPER } from "~/features/userFederation/mappers/mappers";
import { useServerText, useSort, useT } from "~/i18n/useT";
import { Field } from "~/kit/form/Field";
import { Typeahead } from "~/kit/form/kinds/Typeahead";
import { usePlace } from "~/kit/page/place";
import { focusInside, useField } from "~/kit/form/useField";
import { textIn } from "~/kit/form/values";
import type { ConfigValues } from "~/parts/providerSettings/configForm";

/** The types of mappers that the provider of the place has. */
export const useMapperTypes = () =>
  useData("components.listSubComponents", { id: usePlace().params.id ?? "", type: MAPPER });

/** The type of a new mapper; another one begins with the settings of its own. */
export function MapperTypeField() {
  const t = useT();
  const serverText = useServerText();
  const { reset, getValues, setValue, formState } = useFormContext<ConfigValues>();
  const { defaultValues } = formState;
  const types = useSort(useMapperTypes(), ({ id }) => id);
  const field = { name: "providerId", id: "kc-providerId", label: "mapperType", required: true } as const;
  const { id, value, blur, ref, isDisabled, error } = useField(field);
  const type = textIn(value);
  const helpText = types.find((one) => one.id === type)?.helpText;
  const choose = (next: string) => {
    if (next === type) return;
    const name = getValues("name");
    // with the values alone the form would keep the defaults of the type before
    reset({ ...defaultValues, config: {} });
    // what was typed still differs from the defaults: the draft has nothing else
    setValue("name", name, { shouldDirty: true });
    setValue("providerId", next, { shouldDirty: true });
  };
  return (
    <Field {...field} helpId="mapperType" help={helpText ? { text: serverText(helpText) } : "mapperTypeHelp"}>
      <div ref={focusInside(ref)}>
        <Typeahead
          id={id}
          testId="select-providerId"
          label={t("selectMapperType")}
          inputLabel={t("mapperType")}
          findsInside
          choices={types.map((one) => ({ key: one.id, text: one.id }))}
          chosen={type ? [type] : []}
          isDisabled={isDisabled}
          error={error}
          onChoose={choose}
          onClear={() => choose("")}
          onBlur={blur}
        />
      </div>
    </Field>
  );
}
