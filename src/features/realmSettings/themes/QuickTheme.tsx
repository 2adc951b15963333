import { ActionGroup, Button, Content, Flex, Form } from "@patternfly/react-core";
import { useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { placeShown } from "~/data/browser/shown";
import { useRealmRepresentation } from "~/data/query/realm";
import { addAlert } from "~/data/write/alerts";
import { modes, modeTexts, styleIn, type ThemeValues, valuesOf } from "~/features/realmSettings/themes/palette";
import { SaveTheme } from "~/features/realmSettings/themes/SaveTheme";
import { readThemeJar } from "~/features/realmSettings/themes/themeJar";
import { faviconField, imageFields, paletteFields } from "~/features/realmSettings/themes/themeFields";
import { FaviconPreview, ThemePreview } from "~/features/realmSettings/themes/ThemePreview";
import { useT } from "~/i18n/useT";
import { confirm } from "~/kit/dialog/confirm";
import { Inputs } from "~/kit/form/Inputs";
import { useUnsaved } from "~/kit/form/useUnsaved";
import { JumpSections } from "~/kit/page/JumpSections";

/**
 * Makes a theme from images and colours: a jar for the providers folder of the server. The realm keeps nothing of it; what
 * its attribute `style` holds is what the form begins with.
 */
export function QuickTheme() {
  const t = useT();
  const { attributes } = useRealmRepresentation();
  const style = styleIn(attributes);
  const form = useForm<ThemeValues>({ mode: "onChange", defaultValues: valuesOf(style) });
  const { isDirty, isValid } = form.formState;
  const [isSaving, setSaving] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  useUnsaved("quick theme", isDirty);
  const mayReplace = (label: "revert" | "continue", place = placeShown()) =>
    confirm({ title: "gatehouse.revertTheme", body: "gatehouse.revertThemeBody", label }, place);
  const show = (values: ThemeValues) => {
    form.reset(values, { keepFieldsRef: true });
    // a button that is off alone would not say what is wrong in a file
    void form.trigger();
  };
  const load = async (file: File) => {
    const place = placeShown();
    const values = await readThemeJar(file).catch(() => undefined);
    if (!values) return addAlert("gatehouse.noThemeJar", "danger");
    // what was typed while it was read counts, too
    if (!form.formState.isDirty || (await mayReplace("continue", place))) show(values);
  };
  const revert = async () => {
    if (await mayReplace("revert")) show(valuesOf(style));
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
            {
              title: "gatehouse.images",
              content: (
                <>
                  <Inputs fields={[faviconField]} />
                  <FaviconPreview />
                  <Inputs fields={imageFields} />
                </>
              ),
            },
            ...modes.map((mode) => ({
              title: modeTexts[mode],
              content: (
                <>
                  <ThemePreview mode={mode} />
                  <Inputs fields={paletteFields[mode]} />
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
          style={style}
          onSaved={() => form.reset(form.getValues())}
          onClose={() => setSaving(false)}
        />
      )}
    </FormProvider>
  );
}
