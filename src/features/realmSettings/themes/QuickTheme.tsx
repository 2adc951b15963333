import { ActionGroup, Button, Content, Flex, Form } from "@patternfly/react-core";
import { useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { addAlert } from "~/data/write/alerts";
import { ColorField } from "~/features/realmSettings/themes/ColorField";
import {
  type Image,
  initial,
  type Mode,
  modes,
  modeTexts,
  palettes,
  type ThemeValues,
} from "~/features/realmSettings/themes/palette";
import { SaveTheme } from "~/features/realmSettings/themes/SaveTheme";
import { readThemeJar } from "~/features/realmSettings/themes/themeJar";
import { ThemePreview } from "~/features/realmSettings/themes/ThemePreview";
import { type Key, useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { type FieldSpec, Inputs } from "~/kit/form/Inputs";
import { useUnsaved } from "~/kit/form/useUnsaved";
import { JumpSections } from "~/kit/page/JumpSections";

const IMAGES = ".png,.gif,.jpeg,.jpg,.svg,.webp";
const size = { value: /^\d+(\.\d+)?(px|rem|em|%)$/, message: "gatehouse.noSize" } as const;

const image = (name: Image, label: Key): FieldSpec<ThemeValues> => ({ kind: "file", name, label, accept: IMAGES });

const imageFields: FieldSpec<ThemeValues>[] = [
  image("favicon", "favicon"),
  image("logo", "logo"),
  { kind: "text", name: "logoWidth", label: "gatehouse.logoWidth", pattern: size, required: true },
  { kind: "text", name: "logoHeight", label: "gatehouse.logoHeight", pattern: size, required: true },
  image("bgimage", "backgroundImage"),
];

const colourFields = (mode: Mode): FieldSpec<ThemeValues>[] =>
  palettes[mode].map(({ label, variable }) => {
    const name = `${mode}.${variable}`;
    return { kind: "custom", name, label, render: () => <ColorField name={name} label={label} required /> };
  });

const fields = { light: colourFields("light"), dark: colourFields("dark") };

/** Makes a theme from images and colours: a jar for the providers folder of the server. The realm keeps nothing of it. */
export function QuickTheme() {
  const t = useT();
  const form = useForm<ThemeValues>({ mode: "onChange", defaultValues: initial() });
  const { isDirty, isValid } = form.formState;
  const [isSaving, setSaving] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  useUnsaved("quick theme", isDirty);
  const load = async (file: File) => {
    const values = await readThemeJar(file).catch(() => undefined);
    if (!values) return addAlert("gatehouse.noThemeJar", "danger");
    form.reset(values);
  };
  const revert = async () => {
    const question = { title: "gatehouse.revertTheme", body: "gatehouse.revertThemeBody", label: "revert" } as const;
    if (await confirm(question)) form.reset(initial());
  };
  return (
    <FormProvider {...form}>
      <Content component="p">{t("themeColorInfo")}</Content>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSaving(true);
        }}
      >
        <JumpSections
          sections={[
            { title: "gatehouse.images", content: <Inputs fields={imageFields} /> },
            ...modes.map((mode) => ({
              title: modeTexts[mode],
              content: (
                <>
                  <ThemePreview mode={mode} />
                  <Inputs fields={fields[mode]} />
                </>
              ),
            })),
          ]}
        />
        <ActionGroup>
          <Flex>
            <Button type="submit" data-testid="colors-save" isDisabled={!isValid}>
              {t("downloadThemeJar")}
            </Button>
            <Button variant="link" data-testid="colors-revert" onClick={() => void revert()}>
              {t("revert")}
            </Button>
            <Button variant="secondary" data-testid="upload-jar" onClick={() => chooser.current?.click()}>
              {t.ifThere("uploadGeneratedThemeJar") ?? t("gatehouse.uploadTheme")}
            </Button>
          </Flex>
        </ActionGroup>
      </Form>
      <input
        ref={chooser}
        id="jarUpload"
        type="file"
        accept=".jar"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void load(file);
          // the same file can be chosen again
          target.value = "";
        }}
      />
      {isSaving && (
        <SaveTheme
          values={form.getValues}
          onSaved={() => form.reset(form.getValues())}
          onClose={() => setSaving(false)}
        />
      )}
    </FormProvider>
  );
}
