import { FormGroup, FormHelperText, HelperText, HelperTextItem } from "@patternfly/react-core";
import { useFormContext, useWatch } from "react-hook-form";
import { type NewClientValues, type Preset, withPreset } from "~/features/clients/presets";
import { useT } from "~/i18n/useT";
import { Select } from "~/kit/form/kinds/Select";

/** The kind of application: choosing one fills in what it needs, "all settings" leaves what is there. */
export function PresetField({ presets }: { presets: readonly Preset[] }) {
  const t = useT();
  const { getValues, reset } = useFormContext<NewClientValues>();
  const key = useWatch<NewClientValues, "preset">({ name: "preset" });
  const preset = presets.find((one) => one.key === key);
  const choose = (next: string) => {
    const chosen = presets.find((one) => one.key === next);
    const typed = { ...getValues(), preset: next };
    reset(chosen ? withPreset(typed, chosen) : typed, { keepDefaultValues: true, keepErrors: true });
  };
  return (
    <FormGroup label={t("gatehouse.preset")} fieldId="preset">
      <Select
        id="preset"
        label={t("gatehouse.preset")}
        choices={[
          { key: "", text: t("gatehouse.presetNone") },
          ...presets.map((one) => ({ key: one.key, text: t(one.label) })),
        ]}
        chosen={[key]}
        onChoose={choose}
      />
      <FormHelperText>
        <HelperText isLiveRegion>
          <HelperTextItem>{t(preset ? preset.help : "gatehouse.presetNoneHelp")}</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}
